/**
 * The addresses that the web app has a page for (web/src/app/routes), without `/oauth/authorize`, which is judged
 * before its page is sent (api/oauth).
 */
export const APP_PATHS = [
  '/',
  '/sign-in',
  '/reset-password',
  '/verify-email',
  '/verify',
  '/account',
  '/launch/:session_id',
  '/clients',
  '/clients/:client_id',
  '/reports/:report_id',
  '/templates',
  '/templates/:template_id',
  '/templates/:template_id/try-out/:job_id',
  '/practice',
  '/practice/members',
  '/practice/api-keys',
  '/practice/connections',
  '/practice/connections/:connection_id',
  '/practice/deliveries',
  '/practice/activity',
  '/operator',
];

/** Addresses that programs call. A wrong one gets the answer of an API there, never a page. */
const FOR_PROGRAMS = /^\/(?:v1|docs|assets|\.well-known|healthz|readyz|metrics)(?:[/?]|$)/;

export function isForPeople(url: string, accept: string | undefined): boolean {
  return !FOR_PROGRAMS.test(url) && accept?.includes('text/html') === true;
}
