import { setNonce } from 'get-nonce';

/** The nonce of this page, under which styles made by script are allowed. A browser shows it as a property only. */
export function readNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
}

/** For react-remove-scroll, which Mantine's dialogs use and which asks this package. */
export function spreadNonce(): void {
  const nonce = readNonce();
  if (nonce !== '') setNonce(nonce);
}
