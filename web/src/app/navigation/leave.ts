import { signOut } from '../../api/session.ts';
import { SIGN_IN_PATH } from '../../api/signed-out.ts';

/** Signs out, to a whole new page, so that nothing of the person stays in memory. */
export function leave(): void {
  void signOut().finally(() => location.assign(SIGN_IN_PATH));
}
