import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readActivitySearch } from '../../pages/activity/activity-search.ts';
import { readDeliveriesSearch } from '../../pages/deliveries/deliveries-search.ts';
import { shellRoute } from './root.ts';

export const practiceRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/practice',
  component: lazyRouteComponent(() => import('../../pages/practice/practice-page.tsx'), 'PracticePage'),
});

export const membersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/practice/members',
  component: lazyRouteComponent(() => import('../../pages/members/members-page.tsx'), 'MembersPage'),
});

export const apiKeysRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/practice/api-keys',
  component: lazyRouteComponent(() => import('../../pages/api-keys/api-keys-page.tsx'), 'ApiKeysPage'),
});

export const connectionsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/practice/connections',
  component: lazyRouteComponent(() => import('../../pages/connections/connections-page.tsx'), 'ConnectionsPage'),
});

export const deliveriesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/practice/deliveries',
  validateSearch: readDeliveriesSearch,
  component: lazyRouteComponent(() => import('../../pages/deliveries/deliveries-page.tsx'), 'DeliveriesPage'),
});

export const activityRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/practice/activity',
  validateSearch: readActivitySearch,
  component: lazyRouteComponent(() => import('../../pages/activity/activity-page.tsx'), 'ActivityPage'),
});
