import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { isStatus } from '../../api/api-error.ts';
import { sessionQuery } from '../../api/session.ts';
import { SIGN_IN_PATH } from '../../api/signed-out.ts';
import { RootLayout } from '../root-layout.tsx';

export interface RouterContext {
  queryClient: QueryClient;
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({ component: RootLayout });

/** Everything that needs a signed-in person: the session is there before any page of it is. */
export const memberRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'member',
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

/** Pages inside the frame with navigation. Consent and launch pages stand without it. */
export const shellRoute = createRoute({
  getParentRoute: () => memberRoute,
  id: 'shell',
  component: lazyRouteComponent(() => import('../shell/shell.tsx'), 'Shell'),
});
