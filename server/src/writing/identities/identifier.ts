import type { Identity } from './identity.ts';
import type { PlaceholderKind } from './placeholders.ts';

/** A place in a text that says who somebody is. */
export interface Identifier {
  kind: PlaceholderKind;
  start: number;
  end: number;
}

export type FindNames = (texts: readonly string[], known: readonly Identity[]) => Promise<Identity[]>;
export type FindIdentifiers = (texts: readonly string[], known: readonly Identity[]) => Promise<Identifier[][]>;
