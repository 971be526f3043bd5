import type { SecretBox } from '../lib/secret-box.ts';
import { bindSecret } from './secrets.ts';

/** Undefined where there is no secret, or the key at hand does not open it. */
export type OpenSecret = (endpointId: string, sealed: Buffer | null) => string | undefined;

/** Opening takes many times as long as signing, so what was opened last for an endpoint is kept. */
export function createSecretOpener(secretBox: SecretBox): OpenSecret {
  const opened = new Map<string, { sealed: Buffer; secret: string }>();
  return (endpointId, sealed) => {
    if (sealed === null) return undefined;
    const known = opened.get(endpointId);
    if (known?.sealed.equals(sealed) === true) return known.secret;
    try {
      const secret = secretBox.open(sealed, bindSecret(endpointId));
      opened.set(endpointId, { sealed, secret });
      return secret;
    } catch {
      return undefined;
    }
  };
}
