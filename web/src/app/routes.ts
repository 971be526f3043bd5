import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { isStatus } from '../api/api-error.ts';
import { sessionQuery } from '../api/session.ts';
import { SIGN_IN_PATH } from '../api/signed-out.ts';
import { readWords } from '../components/read-search.ts';
import { readActivitySearch } from '../pages/activity/activity-search.ts';
import { readClientPageSearch } from '../pages/client/client-search.ts';
import { readDeliveriesSearch } from '../pages/deliveries/deliveries-search.ts';
import { readReportSearch } from '../pages/report/report-search.ts';
import { readRoomSearch } from '../room/room-search.ts';
import { MemberFrame } from './palette/member-frame.tsx';

const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()();

const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-in',
  validateSearch: (search: Record<string, unknown>) => readWords(search, ['next']),
  component: lazyRouteComponent(() => import('../pages/sign-in/sign-in-page.tsx'), 'SignInPage'),
});
const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password',
  component: lazyRouteComponent(() => import('../pages/sign-in/reset-password-page.tsx'), 'ResetPasswordPage'),
});
const verifyEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/verify-email',
  component: lazyRouteComponent(() => import('../pages/sign-in/verify-email-page.tsx'), 'VerifyEmailPage'),
});
const verifyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/verify',
  component: lazyRouteComponent(() => import('../pages/verify/verify-page.tsx'), 'VerifyPage'),
});
const operatorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/operator',
  component: lazyRouteComponent(() => import('../pages/operator/operator-page.tsx'), 'OperatorPage'),
});

/** Pages for signed-in people. The session is loaded before any of them is shown. */
const memberRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'member',
  component: MemberFrame,
  beforeLoad: async ({ context, location }) => {
    try {
      const session = await context.queryClient.ensureQueryData(sessionQuery);
      return { session };
    } catch (error) {
      if (!isStatus(error, 401)) throw error;
      throw redirect({ to: SIGN_IN_PATH, search: { next: location.href }, replace: true });
    }
  },
});
const consentRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/oauth/authorize',
  component: lazyRouteComponent(() => import('../pages/consent/consent-page.tsx'), 'ConsentPage'),
});
const launchRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/launch/$sessionId',
  validateSearch: readRoomSearch,
  component: lazyRouteComponent(() => import('../pages/launch/launch-page.tsx'), 'LaunchPage'),
});
/** The writing room, on the whole width of the window. `/reports/new?client=7` is the room before there is a report. */
const reportRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/reports/$reportId',
  validateSearch: readReportSearch,
  component: lazyRouteComponent(() => import('../pages/report/report-page.tsx'), 'ReportPage'),
});

/** Pages inside the frame with navigation. */
const shellRoute = createRoute({
  getParentRoute: () => memberRoute,
  id: 'shell',
  component: lazyRouteComponent(() => import('./shell/shell.tsx'), 'Shell'),
});
const homeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/',
  component: lazyRouteComponent(() => import('../pages/home/home-page.tsx'), 'HomePage'),
});
const accountRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/account',
  component: lazyRouteComponent(() => import('../pages/account/account-page.tsx'), 'AccountPage'),
});
const clientsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/clients',
  validateSearch: (search: Record<string, unknown>) => readWords(search, ['add']),
  component: lazyRouteComponent(() => import('../pages/clients/clients-page.tsx'), 'ClientsPage'),
});
const clientRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/clients/$clientId',
  validateSearch: readClientPageSearch,
  component: lazyRouteComponent(() => import('../pages/client/client-page.tsx'), 'ClientPage'),
});
const templatesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/templates',
  component: lazyRouteComponent(() => import('../pages/templates/templates-page.tsx'), 'TemplatesPage'),
});
const templateRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/templates/$templateId',
  component: lazyRouteComponent(() => import('../pages/template/template-page.tsx'), 'TemplatePage'),
});
const tryOutRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/templates/$templateId/try-out/$jobId',
  component: lazyRouteComponent(() => import('../pages/try-out/try-out-page.tsx'), 'TryOutPage'),
});
const practiceRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/practice',
  component: lazyRouteComponent(() => import('../pages/practice/practice-page.tsx'), 'PracticePage'),
});
const membersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/practice/members',
  component: lazyRouteComponent(() => import('../pages/members/members-page.tsx'), 'MembersPage'),
});
const apiKeysRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/practice/api-keys',
  component: lazyRouteComponent(() => import('../pages/api-keys/api-keys-page.tsx'), 'ApiKeysPage'),
});
const connectionsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/practice/connections',
  component: lazyRouteComponent(() => import('../pages/connections/connections-page.tsx'), 'ConnectionsPage'),
});
const deliveriesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/practice/deliveries',
  validateSearch: readDeliveriesSearch,
  component: lazyRouteComponent(() => import('../pages/deliveries/deliveries-page.tsx'), 'DeliveriesPage'),
});
const activityRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/practice/activity',
  validateSearch: readActivitySearch,
  component: lazyRouteComponent(() => import('../pages/activity/activity-page.tsx'), 'ActivityPage'),
});

const shellTree = shellRoute.addChildren([
  homeRoute,
  accountRoute,
  clientsRoute,
  clientRoute,
  templatesRoute,
  templateRoute,
  tryOutRoute,
  practiceRoute,
  membersRoute,
  apiKeysRoute,
  connectionsRoute,
  deliveriesRoute,
  activityRoute,
]);
const memberTree = memberRoute.addChildren([shellTree, consentRoute, launchRoute, reportRoute]);

export const routeTree = rootRoute.addChildren([
  signInRoute,
  resetPasswordRoute,
  verifyEmailRoute,
  verifyRoute,
  operatorRoute,
  memberTree,
]);
