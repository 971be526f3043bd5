import { Type } from '../../lib/schema.ts';
import type { Context } from '../../db/context.ts';
import { writeRawJson } from '../../lib/raw-json.ts';
import type { Scope } from '../../practice/scope.ts';
import {
  findSignature,
  type FoundAddendum,
  type FoundSignature,
  listAddenda,
  type ReportSignature,
} from '../../signing/find-signature.ts';
import { DateTime, orNull } from '../schemas.ts';
import { Document, Person } from './schemas.ts';

const Signed = {
  signed_by: Person,
  credentials: orNull(Type.String()),
  signed_at: DateTime,
  digest: Type.String(),
  key_id: Type.String(),
};

export const Signature = Type.Object({
  ...Signed,
  review_total: Type.Integer(),
  review_settled: Type.Integer(),
  reason: orNull(Type.String()),
});

export function presentSignature(signature: ReportSignature) {
  return {
    ...presentSigned(signature),
    review_total: signature.reviewTotal,
    review_settled: signature.reviewSettled,
    reason: signature.reason,
  };
}

export const Addendum = Type.Object({ number: Type.Integer(), ...Signed, content: Document });

function presentSigned(signature: FoundSignature) {
  return {
    signed_by: { id: signature.signerId, name: signature.signerName },
    credentials: signature.signerCredentials,
    signed_at: signature.signedAt,
    digest: signature.digest.toString('hex'),
    key_id: signature.keyId,
  };
}

/** The signature of a report and its addenda, as JSON. */
export async function writeSignatures(
  context: Pick<Context, 'db'>,
  scope: Scope,
  { id, state }: { id: string; state: string },
): Promise<{ signature: string; addenda: string }> {
  if (state !== 'signed') return { signature: 'null', addenda: '[]' };
  const [signature, addenda] = await Promise.all([findSignature(context, scope, id), listAddenda(context, scope, id)]);
  return {
    signature: signature === undefined ? 'null' : JSON.stringify(presentSignature(signature)),
    addenda: `[${addenda.map(writeAddendum).join(',')}]`,
  };
}

function writeAddendum({ number, content, ...signed }: FoundAddendum): string {
  return writeRawJson({ number, ...presentSigned(signed) }, { content });
}
