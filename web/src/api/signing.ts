import { readQuery } from './read-query.ts';
import { part, post, put } from './request.ts';
import type { DocumentJson, Signature } from './reports.ts';

/** What whoever signs is shown and asked. */
export interface SigningFacts {
  version: number;
  /** Given back when it is signed, so that it is this text with these remarks. */
  content_hash: string;
  review: { total: number; settled: number; is_done: boolean };
  /** A report without words is not signed. */
  is_empty: boolean;
  /** Nor is one with sections of its template that nobody has written: their labels. */
  unwritten: string[];
  signer: { name: string; credentials: string | null };
  needs_proof: boolean;
  is_two_step_on: boolean;
}

/** A refused password or code is shown in the dialog that asked for it. */
const STAYS = { staysOn401: true };

export const signingQuery = (reportId: string) =>
  readQuery<SigningFacts>(['reports', reportId, 'signing'], `/reports/${part(reportId)}/signing`);

export const signReport = (reportId: string, body: { version: number; content_hash: string; reason?: string }) =>
  post<{ version: number; signature: Signature }>(`/reports/${part(reportId)}/sign`, body);
export const addAddendum = (reportId: string, content: DocumentJson) =>
  post<{ number: number }>(`/reports/${part(reportId)}/addenda`, { content });

export type Proof = { password: string } | { code: string };
export const proveAgain = (proof: Proof) => post('/session/prove', proof, STAYS);
export const changeCredentials = (credentials: string | null) =>
  put<{ credentials: string | null }>('/account/credentials', { credentials });

/** The service wants the password or a code before it takes a signature. */
export const PROOF_REQUIRED = 'Enter your password or code again';
