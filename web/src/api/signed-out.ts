export const SIGN_IN_PATH = '/sign-in';

/**
 * A whole new page, so that nothing of the person who was signed in stays in memory. It happens once, however many
 * requests find out at the same time.
 */
let isLeaving = false;

export function leaveForSignIn(): void {
  if (isLeaving || location.pathname === SIGN_IN_PATH) return;
  isLeaving = true;
  location.assign(`${SIGN_IN_PATH}?${new URLSearchParams({ next: location.pathname + location.search })}`);
}

/** Where to go after sign-in: a path of this site, whatever the address says (`//host` and `/\host` are not). */
export function checkedNext(next: string | undefined): string {
  return next !== undefined && /^\/(?![/\\])/.test(next) && !next.startsWith(SIGN_IN_PATH) ? next : '/';
}
