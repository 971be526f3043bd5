import type { CheckedClaim, Claim } from './check-claims.ts';

/** A note as the language process gets it. */
export interface CheckedNote {
  markdown: string;
  title: string;
  date: string;
  /** The parts of the Markdown that count; null if all of it does. */
  places: readonly { startOffset: number; endOffset: number }[] | null;
}

/** What claims are compared with. */
export interface CheckedMaterial {
  notes: readonly CheckedNote[];
  /** The first name, of the record: "her son Kyle" is then no relative. */
  clientName: string;
}

/** Claims to be checked. The material is known by a key, and sent only to a process that does not have them yet. */
export interface CheckRequest {
  key: string;
  material: CheckedMaterial | null;
  claims: readonly Claim[];
  /** Whether the network reads along. */
  isReadClosely: boolean;
}

/** Null if the process does not have the notes. */
export type CheckAnswer = CheckedClaim[] | null;

export type CheckClaims = (material: CheckedMaterial, claims: readonly Claim[]) => Promise<CheckedClaim[]>;
