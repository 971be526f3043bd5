import { describeError, isStatus } from '../api/api-error.ts';
import { signOut } from '../api/session.ts';
import { SIGN_IN_PATH } from '../api/signed-out.ts';
import { showFailure } from './show-failure.ts';

/**
 * Signs out, to a whole new page, so that nothing of the person stays in memory. `next` is where the next one who signs
 * in is led. Where the service did not answer, the person is still signed in, and is told so.
 */
export function leave(next?: string): void {
  const go = (): void => {
    location.assign(next === undefined ? SIGN_IN_PATH : `${SIGN_IN_PATH}?${new URLSearchParams({ next })}`);
  };
  signOut().then(go, (error: unknown) => {
    if (isStatus(error, 401)) return go();
    showFailure(describeError(error), 'You are still signed in');
  });
}
