import { setNonce } from 'get-nonce';
import { readNonce } from '../components/read-nonce.ts';

/** For react-remove-scroll, which Mantine's dialogs use and which asks this package. */
export function spreadNonce(): void {
  const nonce = readNonce();
  if (nonce !== '') setNonce(nonce);
}
