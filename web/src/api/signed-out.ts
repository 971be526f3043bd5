import { createStore } from './store.ts';

export const SIGN_IN_PATH = '/sign-in';

let isLeaving = false;
let keepers = 0;

/** Whether a request found that nobody is signed in any more, on a page that stays. */
export const signedOutStore = createStore(false);

/**
 * A whole new page, so that nothing of the person who was signed in stays in memory. It happens once, however many
 * requests find out at the same time. A page with unsaved work stays, and says that the person is signed out.
 */
export function leaveForSignIn(): void {
  if (keepers > 0) return signedOutStore.set(true);
  if (isLeaving || location.pathname === SIGN_IN_PATH) return;
  isLeaving = true;
  location.assign(signInAddress());
}

/** Where to sign in, and come back to what is on the page now. */
export function signInAddress(): string {
  return `${SIGN_IN_PATH}?${new URLSearchParams({ next: location.pathname + location.search })}`;
}

/** Keeps the page where it is when the session ends, until the returned function is called. */
export function stayWhenSignedOut(): () => void {
  keepers += 1;
  return () => {
    keepers -= 1;
  };
}

/** A request was answered, so somebody is signed in again, for example after signing in in another tab. */
export function noteSignedIn(): void {
  if (signedOutStore.get()) signedOutStore.set(false);
}

/** A partner's request for a connection fits in, with the longest `state` and each of its letters escaped. */
const MAX_PATH_LENGTH = 8192;

/**
 * Where to go after sign-in: a path of this service, whatever the address says. Browsers read `//` and `/\\` as the
 * beginning of another host, and drop tabs and line ends wherever they are: so of ASCII only what is visible.
 */
export function checkedNext(next: string | undefined): string {
  if (next === undefined || next.length > MAX_PATH_LENGTH || next.startsWith(SIGN_IN_PATH)) return '/';
  return /^\/(?!\/)[\x21-\x5b\x5d-\x7e]*$/.test(next) ? next : '/';
}
