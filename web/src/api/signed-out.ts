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

const MAX_PATH_LENGTH = 2048;

/**
 * Where to go after sign-in: a path of this service, whatever the address says. Browsers read `//` and `/\\` as the
 * beginning of another host, and drop tabs and line ends wherever they are: so of ASCII only what is visible.
 */
export function checkedNext(next: string | undefined): string {
  if (next === undefined || next.length > MAX_PATH_LENGTH || next.startsWith(SIGN_IN_PATH)) return '/';
  return /^\/(?!\/)[\x21-\x5b\x5d-\x7e]*$/.test(next) ? next : '/';
}
