import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readClientPageSearch } from '../../pages/client/client-search.ts';
import { readReportSearch } from '../../pages/report/report-search.ts';
import { readRoomSearch } from '../../room/room-search.ts';
import { memberRoute, shellRoute } from './root.ts';

export const launchRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/launch/$sessionId',
  validateSearch: readRoomSearch,
  component: lazyRouteComponent(() => import('../../pages/launch/launch-page.tsx'), 'LaunchPage'),
});

export const clientsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/clients',
  component: lazyRouteComponent(() => import('../../pages/clients/clients-page.tsx'), 'ClientsPage'),
});

export const clientRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/clients/$clientId',
  validateSearch: readClientPageSearch,
  component: lazyRouteComponent(() => import('../../pages/client/client-page.tsx'), 'ClientPage'),
});

/** The writing room, on the whole width of the window. `/reports/new?client=7` is the room before there is a report. */
export const reportRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/reports/$reportId',
  validateSearch: readReportSearch,
  component: lazyRouteComponent(() => import('../../pages/report/report-page.tsx'), 'ReportPage'),
});

export const templatesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/templates',
  component: lazyRouteComponent(() => import('../../pages/templates/templates-page.tsx'), 'TemplatesPage'),
});

export const templateRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/templates/$templateId',
  component: lazyRouteComponent(() => import('../../pages/template/template-page.tsx'), 'TemplatePage'),
});
