import type { AuthorizationFault, AuthorizationRequest } from './authorization-request.ts';
import { addToRedirectUri } from './redirect-uri.ts';

/** Every answer names its issuer (RFC 9207), so that a partner of several services cannot be made to confuse them. */
export function toCodeAnswer({ redirectUri, state }: AuthorizationRequest, code: string, issuer: string): string {
  return addToRedirectUri(redirectUri, { code, state, iss: issuer });
}

export function toErrorAnswer({ redirectUri, state, error, description }: AuthorizationFault, issuer: string): string {
  return addToRedirectUri(redirectUri, {
    error,
    error_description: description,
    ...(state !== undefined && { state }),
    iss: issuer,
  });
}
