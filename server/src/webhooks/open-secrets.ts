import { createSecretKey, type KeyObject } from 'node:crypto';
import type { SecretBox } from '../lib/secret-box.ts';
import { bindSecret } from './secrets.ts';

/** Undefined where there is no secret, or the key at hand does not open it. */
export type OpenSecret = (endpointId: string, sealed: Buffer | null) => KeyObject | undefined;

/** Opening takes many times as long as signing, so what was opened last for an endpoint is kept, ready to sign with. */
export function createSecretOpener(secretBox: SecretBox): OpenSecret {
  const opened = new Map<string, { sealed: Buffer; secret: KeyObject }>();
  return (endpointId, sealed) => {
    if (sealed === null) return undefined;
    const known = opened.get(endpointId);
    if (known?.sealed.equals(sealed) === true) return known.secret;
    try {
      const secret = createSecretKey(secretBox.open(sealed, bindSecret(endpointId)), 'utf8');
      opened.set(endpointId, { sealed, secret });
      return secret;
    } catch {
      return undefined;
    }
  };
}
