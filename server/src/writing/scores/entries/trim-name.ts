import { isGeneric, isIndex } from '../indices.ts';
import { isLongPart, isPartOf } from '../known-tests/parts.ts';
import { raterOf } from './raters.ts';
import { isFiller, type Reading, strip, textOf } from './reading.ts';
import type { Token } from './tokens.ts';

/** Words of a sentence that no name of a test or of its parts has in it. */
const OF_SENTENCE =
  /^(?:the|an?|he|she|they|it|we|i|you|his|her|their|my|your|mr|mrs|ms|miss|dr|was|were|is|are|be|been|had|has|have|which|that|who|when|while|whereas|though|although|but|because|obtained|obtaining|scored|scoring|scores|managed|achieved|achieving|attained|earned|gained|got|gave|showed|received|reached|rated|placed|fell|came|yielded|yielding|produced|making|made|contributing|found|including|included|shows|showing|performed|endorsed|demonstrated|as|re|regarding|because)\.?$/i;

/** Before the name of a test: what follows is none of its scores. */
const NO_SCORE = /^(?:caseness|cut-?offs?|threshold|norm|mean|change|difference|gap|fall|rise|drop)$/i;

/**
 * Of `Mr Dray obtained a Full Scale IQ` the Full Scale IQ, of `the Montreal Cognitive Assessment she managed` the test: where a sentence
 * has the name of a test or of a part in it, that is what was measured. A test that stands before it is what the part is of.
 */
export function trimName(reading: Reading, own: readonly Token[]): readonly Token[] {
  const pieces = partName(own).map(withoutSubject);
  // `tested with the CTOPP-2, yielded a composite of 73`
  if (pieces.length === 0) return [];
  if (pieces.length === 1 && pieces[0]?.length === own.length) return own;
  const { text, test } = reading;
  const isNamed = (piece: readonly Token[], at: number): boolean =>
    piece.some(({ kind }) => kind === 'test') ||
    isLongPart(textOf(piece, text)) ||
    isPartOf(testOf(pieces.slice(0, at).flat())?.text ?? test ?? '', textOf(piece, text));
  const place = pieces.findLastIndex(isNamed);
  const named = pieces[place];
  const before = pieces.slice(0, place).flat();
  if (named === undefined || before.some(({ text: word }) => NO_SCORE.test(word))) return own;
  // What stands behind it leads to its figure, or says something else.
  const behind = own.slice(own.indexOf(named.at(-1) as Token) + 1);
  if (!behind.every((token) => OF_SENTENCE.test(token.text) || isFiller(token) || token.kind === 'when')) return own;
  const of = testOf(before);
  if (of !== undefined) Object.assign(reading, { test: of.text, isOfTest: false });
  const rater = before.findLast(({ kind }) => kind === 'informant');
  if (rater !== undefined) Object.assign(reading, { by: raterOf(rater), byFrom: reading.scores.length });
  return strip(named);
}

/** `verbal cluster Harriet`, of `On the verbal cluster Harriet gained a score of 104`: who got it is no part of the name. */
function withoutSubject(piece: Token[], index: number, pieces: readonly Token[][]): Token[] {
  const [first, last] = [piece[0], piece.at(-1)];
  const isName = last?.kind === 'word' && /^\p{Lu}\p{Ll}{2,}$/u.test(last.text) && /^\p{Ll}/u.test(first?.text ?? '');
  return isName && piece.length > 1 && pieces.length === index + 1 ? piece.slice(0, -1) : piece;
}

function testOf(name: readonly Token[]): Token | undefined {
  return name.findLast(({ kind, text }) => kind === 'test' && !isGeneric(text) && !isIndex(text));
}

function partName(own: readonly Token[]): Token[][] {
  const pieces: Token[][] = [[]];
  for (const [index, token] of own.entries()) {
    // `item 9 of the PHQ-9` is one name.
    const isLed = /^(?:of|on|in|from)$/.test(own[index - 1]?.text ?? '');
    const isOwner = /\p{L}['’]s$/u.test(token.text);
    const isTime = token.kind === 'when' && index > 0;
    if (isTime || (token.kind === 'word' && !isLed && isOwner)) pieces.push([]);
    else if (token.kind === 'word' && !isLed && OF_SENTENCE.test(token.text) && !/^\p{Lu}{1,3}$/u.test(token.text))
      pieces.push([]);
    else pieces.at(-1)?.push(token);
  }
  return pieces.map((piece) => strip(piece)).filter((piece) => piece.length > 0);
}
