import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { memberRoute, rootRoute, shellRoute } from './root.ts';

export const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-in',
  validateSearch: (search: Record<string, unknown>): { next?: string } =>
    typeof search['next'] === 'string' ? { next: search['next'] } : {},
  component: lazyRouteComponent(() => import('../../pages/sign-in/sign-in-page.tsx'), 'SignInPage'),
});

export const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password',
  component: lazyRouteComponent(() => import('../../pages/sign-in/reset-password-page.tsx'), 'ResetPasswordPage'),
});

export const verifyEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/verify-email',
  component: lazyRouteComponent(() => import('../../pages/sign-in/verify-email-page.tsx'), 'VerifyEmailPage'),
});

export const operatorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/operator',
  component: lazyRouteComponent(() => import('../../pages/operator/operator-page.tsx'), 'OperatorPage'),
});

export const consentRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/oauth/authorize',
  component: lazyRouteComponent(() => import('../../pages/consent/consent-page.tsx'), 'ConsentPage'),
});

export const homeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/',
  component: lazyRouteComponent(() => import('../../pages/home/home-page.tsx'), 'HomePage'),
});

export const accountRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/account',
  component: lazyRouteComponent(() => import('../../pages/account/account-page.tsx'), 'AccountPage'),
});
