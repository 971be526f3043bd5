import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { NotFoundPage } from '../pages/not-found/not-found-page.tsx';
import { PagePending } from '../components/page-pending.tsx';
import { RouteError } from './route-error.tsx';
import {
  accountRoute,
  consentRoute,
  homeRoute,
  operatorRoute,
  resetPasswordRoute,
  signInRoute,
  verifyEmailRoute,
} from './routes/account-routes.ts';
import {
  activityRoute,
  apiKeysRoute,
  connectionsRoute,
  deliveriesRoute,
  membersRoute,
  practiceRoute,
} from './routes/practice-routes.ts';
import { memberRoute, rootRoute, shellRoute } from './routes/root.ts';
import {
  clientRoute,
  clientsRoute,
  launchRoute,
  reportRoute,
  templateRoute,
  templatesRoute,
} from './routes/writing-routes.ts';

const shellTree = shellRoute.addChildren([
  homeRoute,
  accountRoute,
  clientsRoute,
  clientRoute,
  templatesRoute,
  templateRoute,
  practiceRoute,
  membersRoute,
  apiKeysRoute,
  connectionsRoute,
  deliveriesRoute,
  activityRoute,
]);
const memberTree = memberRoute.addChildren([shellTree, consentRoute, launchRoute, reportRoute]);
const routeTree = rootRoute.addChildren([signInRoute, resetPasswordRoute, verifyEmailRoute, operatorRoute, memberTree]);

export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPendingComponent: PagePending,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
