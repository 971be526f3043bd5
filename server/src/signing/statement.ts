import { createHash } from 'node:crypto';
import type { SigningKey } from './signing-key.ts';

/**
 * What is signed is a statement: a line of JSON with its fields in the order below, kept byte for byte beside its
 * signature. Texts stand in it as the SHA-256 of their UTF-8, so that a statement stays short, however long a report is.
 */
export interface ReportStatement {
  kind: 'report';
  report_id: string;
  version: number;
  title: string;
  /** Of the document as the database writes its JSON, and of the text in the two forms that the APIs give out. */
  content_sha256: string;
  markdown_sha256: string;
  html_sha256: string;
  practice: string;
  client: { name: string; date_of_birth: string | null };
  signer: Signer;
  signed_at: string;
  key_id: string;
}

export interface AddendumStatement {
  kind: 'addendum';
  report_id: string;
  /** Of the report's own statement: the addendum belongs to that text and to no other. */
  report_digest: string;
  number: number;
  content_sha256: string;
  markdown_sha256: string;
  html_sha256: string;
  signer: Signer;
  signed_at: string;
  key_id: string;
}

export interface Signer {
  name: string;
  credentials: string | null;
}

/** Who signs, and when. */
export interface SigningMoment {
  memberId: string;
  signer: Signer;
  signedAt: Date;
}

/** The columns that a signature of either kind fills. */
export interface SignedStatement {
  signer_id: string;
  signer_name: string;
  signer_credentials: string | null;
  signed_at: Date;
  key_id: string;
  statement: string;
  digest: Buffer;
  signature: Buffer;
}

type Ending = 'signer' | 'signed_at' | 'key_id';

export function signStatement(
  key: SigningKey,
  { memberId, signer: { name, credentials }, signedAt }: SigningMoment,
  fields: Omit<ReportStatement, Ending> | Omit<AddendumStatement, Ending>,
): SignedStatement {
  const ending = { signer: { name, credentials }, signed_at: signedAt.toISOString(), key_id: key.id };
  const statement = JSON.stringify({ ...fields, ...ending });
  return {
    signer_id: memberId,
    signer_name: name,
    signer_credentials: credentials,
    signed_at: signedAt,
    key_id: key.id,
    statement,
    digest: createHash('sha256').update(statement).digest(),
    signature: key.sign(statement),
  };
}
