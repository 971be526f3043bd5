import type { Token } from './tokens.ts';

export const SPEAKS =
  /^(?:said|says|told|tells|reports|reported|denies|denied|rang|asked|slept|cried|feels|felt|attended|thinks|wants|drinks|smokes|fell|slept|laughed|agreed|lives|works|came|seemed)$/;

/** "will told me", "talked to rose about school": a name that is also a word, in small letters, of somebody who acts. */
export function isSmallActor(tokens: readonly Token[], index: number, words: number): boolean {
  const [first, before, after] = [tokens[index - 2], tokens[index - 1], tokens[index + words]];
  if (tokens[index]?.isCapital === true) return false;
  // "will will ring back": the first of two is a name.
  if (after?.gap === ' ' && words === 1 && after.folded === tokens[index]?.folded) return true;
  if (
    after?.gap === ' ' &&
    SPEAKS.test(after.folded) &&
    !/^(?:the|a|an|he|she|it|they|who|and|i)$/.test(before?.folded ?? '')
  )
    return true;
  if (before === undefined || tokens[index]?.gap !== ' ') return false;
  if (/^(?:told|asked|met|rang|phoned|saw|pt|client|patient)$/.test(before.folded)) return true;
  return (
    /^(?:to|with)$/.test(before.folded) &&
    /^(?:spoke|talked|speaking|talking|met|chatted|session|listened|said)$/.test(first?.folded ?? '')
  );
}
