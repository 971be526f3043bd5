import { createHash } from 'node:crypto';
import { attachSeal, type Seal, type SealedFormat } from '@casewright/document';
import type { Clock } from '../lib/clock.ts';
import type { FoundSignature } from './find-signature.ts';
import type { SigningKey } from './signing-key.ts';

export interface SignaturesOfFile {
  report: FoundSignature;
  addenda: readonly FoundSignature[];
}

/** Seals an exported file, so that anybody who has it can find out whether a byte of it was changed. */
export function sealFile(
  key: SigningKey,
  clock: Clock,
  format: SealedFormat,
  body: Buffer,
  { report, addenda }: SignaturesOfFile,
): Buffer {
  const fields: Seal = {
    file_sha256: createHash('sha256').update(body).digest('hex'),
    exported_at: clock.now().toISOString(),
    key_id: key.id,
    report: toSealed(report),
    addenda: addenda.map(toSealed),
  };
  const seal = JSON.stringify(fields);
  return Buffer.from(attachSeal(format, body, { seal, signature: key.sign(seal).toString('base64') }));
}

function toSealed({ statement, signature }: FoundSignature) {
  return { statement, signature: signature.toString('base64') };
}
