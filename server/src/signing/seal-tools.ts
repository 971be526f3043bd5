import { createHash, createPublicKey, verify } from 'node:crypto';
import type { SealTools } from '@casewright/document';

/** What the check of a seal needs from Node. */
export const NODE_SEAL_TOOLS: SealTools = {
  sha256: async (bytes) => createHash('sha256').update(bytes).digest(),
  isSigned: async (publicKey, message, signature) => {
    if (publicKey.length !== 32 || signature.length !== 64) return false;
    const jwk = { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(publicKey).toString('base64url') };
    return verify(null, message, createPublicKey({ key: jwk, format: 'jwk' }), signature);
  },
};
