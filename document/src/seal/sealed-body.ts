/** What begins every seal. */
export const MARK = 'casewright-seal-v1';

/** A file as it was before it was sealed, and the seal that it got. */
export interface SealedBody {
  body: Uint8Array;
  base64: string;
}
