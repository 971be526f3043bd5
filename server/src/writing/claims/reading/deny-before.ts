import { type Cut, isHardBreak, isVerb } from './cut-segments.ts';
import { type DenialBehind, hasNot } from './find-denial-behind.ts';
import { isContent, isSubject } from './word-kinds.ts';
import type { Token } from '../words/tokenise.ts';

/** Behind "not", these deny all of what they are said of: "homework not done". */
export const BARE_PREDICATES = new Set(
  `done present seen found given taken noted evident reported attended completed known detected observed identified
  used needed required started apparent heard felt there tried had visited admitted smoked diagnosed assessed prescribed
  met fulfilled arranged sent reached`.split(/\s+/),
);

/** What stands before a word that denies it: "seizures, falls and faints: none". */
export function negateBack(
  tokens: readonly Token[],
  cuts: readonly Cut[],
  index: number,
  { at, isSure }: DenialBehind,
  negated: (boolean | null)[],
): void {
  const cut = cuts[index];
  if (cut === undefined) return;
  const value = isSure ? true : null;
  for (let place = cut.from; place < at; place += 1) negated[place] = value;
  // "Angina was not excluded" denies the excluding.
  if (!isSure && hasNot(tokens, cut.from, at)) negated[at] = true;
  // Where and when it is not so is neither affirmed nor denied.
  for (let place = at + 1; place < cut.to; place += 1) negated[place] = null;
  // "Group offered, said no".
  const isAlone = !tokens
    .slice(cut.from, at)
    .some((token) => token.word === 'others' || (isContent(token) && !/^(?:say|answer|reply)$/.test(token.lemma)));
  const isJoined = cut.opener === 'and' || cut.opener === 'or' || cut.opener === '/';
  // "Was offered a group and she refused": the offer is so. "Seen at home under the Act? No": of all that, the last.
  const isPartly =
    tokens.slice(cut.from, at).some(isSubject) || (cut.opener === '?' && !isShort(tokens, cuts[index - 1]));
  let before = index - 1;
  let opener = cut.opener;
  while (before >= 0 && (isAlone ? opener !== '.' && opener !== ';' : isJoined && !isHardBreak(opener))) {
    const previous = cuts[before];
    if (previous === undefined || (!isAlone && previous.hasVerb)) break;
    for (let place = previous.from; place < previous.to; place += 1) negated[place] = isPartly ? null : value;
    if (isAlone && (previous.isClause || isHardBreak(previous.opener))) break;
    ({ opener } = previous);
    before -= 1;
  }
}

const SHORT = 2;

function isShort(tokens: readonly Token[], cut: Cut | undefined): boolean {
  return tokens.slice(cut?.from, cut?.to).filter(isContent).length <= SHORT;
}

/** In "homework not done" there was no homework; in "pain not severe" there may well be pain. */
export function negateSubject(
  tokens: readonly Token[],
  cuts: readonly Cut[],
  index: number,
  cue: number,
  negated: (boolean | null)[],
): void {
  const cut = cuts[index];
  if (cut === undefined) return;
  const next = tokens[cue + 1]?.word ?? '';
  const isWhole = BARE_PREDICATES.has(next) || BARE_PREDICATES.has(tokens[cue + 2]?.word ?? '');
  negated.fill(isWhole ? true : null, cut.from, cue);
  if (tokens.slice(cut.from, cue).some(isSubject)) return;
  // "Father, remarried, not told": what it is said of stands before.
  if (!tokens.slice(cut.from, cue).some(isContent)) leaveBefore(tokens, cuts, index, negated);
  // "Surname and address do not appear": all of the list.
  else if (cut.hasVerb)
    for (let at = index - 1; at >= 0; at -= 1) {
      const [own, after] = [cuts[at], cuts[at + 1]];
      if (own === undefined || own.hasVerb || !/^(?:and|or|nor|\/)$/.test(after?.opener ?? '')) break;
      negated.fill(isWhole ? true : null, own.from, own.to);
    }
}

/** Of what stands before in the same sentence neither is said, where a bare "not done" follows. */
function leaveBefore(tokens: readonly Token[], cuts: readonly Cut[], index: number, negated: (boolean | null)[]): void {
  const cut = cuts[index];
  const isOfAnother = cut?.opener === '.' || cut?.opener === '' || cut?.opener === 'but';
  const predicate = tokens[cut?.from ?? -1]?.word === 'not' ? tokens[(cut?.from ?? 0) + 1] : undefined;
  if (isOfAnother || !(isVerb(predicate) || predicate?.word === 'yet')) return;
  for (let at = index - 1; at >= 0; at -= 1) {
    const own = cuts[at];
    if (own === undefined) return;
    for (let place = own.from; place < own.to; place += 1) if (negated[place] === false) negated[place] = null;
    if (own.opener === '.' || own.opener === ';') return;
  }
}
