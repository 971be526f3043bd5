/** The nonce of this page, under which styles made by script are allowed. A browser shows it as a property only. */
export function readNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
}
