import { hasMark } from '../marks.ts';
import { type CharacterKind, characterKind, firstCodePoint, lastCodePoint } from './characters.ts';
import type { Step } from './nest-marks.ts';

type Side = 'start' | 'end';

export interface Flanks {
  /** The sign of each step that opens or closes emphasis. */
  signs: ReadonlyMap<number, string>;
  /** Leaves whose first, or last, character must be written as a reference. */
  encoded: Record<Side, ReadonlySet<number>>;
}

const SIGNS: Partial<Record<string, string>> = { bold: '**', italic: '*', strike: '~~' };

/**
 * Whether a sign of emphasis opens or closes depends on the characters beside it (CommonMark 0.31, section 6.2), and
 * `a**"b"**c` is no emphasis at all. A reference is punctuation to that rule, whatever it stands for, so the character
 * in the way is written as one.
 */
export function settleFlanks(steps: readonly Step[]): Flanks {
  const signs = chooseSigns(steps);
  const encoded = { start: new Set<number>(), end: new Set<number>() };
  const pending = [...signs.keys()];
  const encode = (index: number, side: Side): void => {
    if (encoded[side].has(index)) return;
    encoded[side].add(index);
    // A leaf of one character shows the change on its other side too.
    pending.push(index - 1, index + 1);
  };
  for (let index = pending.pop(); index !== undefined; index = pending.pop()) {
    const sign = signs.get(index);
    if (sign === undefined) continue;
    const isOpening = steps[index]?.kind === 'open';
    const [inner, innerSide] = isOpening ? ([index + 1, 'start'] as const) : ([index - 1, 'end'] as const);
    const [outer, outerSide] = isOpening ? ([index - 1, 'end'] as const) : ([index + 1, 'start'] as const);
    if (kindAt(steps, encoded, inner, innerSide) === 'space') encode(inner, innerSide);
    const innerKind = kindAt(steps, encoded, inner, innerSide);
    if (!isRead(sign, kindAt(steps, encoded, outer, outerSide), innerKind)) encode(outer, outerSide);
  }
  return { signs, encoded };
}

/** The rule for opening; that for closing is its mirror image, so that both are put as outside and inside. */
function isRead(sign: string, outside: CharacterKind, inside: CharacterKind): boolean {
  const isFlanking = inside !== 'space' && (inside === 'word' || outside !== 'word');
  const isFlankedBack = outside !== 'space' && (outside === 'word' || inside !== 'word');
  return isFlanking && (sign !== '_' || !isFlankedBack || outside === 'punctuation');
}

function kindAt(steps: readonly Step[], encoded: Flanks['encoded'], index: number, side: Side): CharacterKind {
  const step = steps[index];
  if (step === undefined) return 'space';
  if (step.kind !== 'leaf') return 'punctuation';
  const { node } = step;
  if (node.type === 'hardBreak') return side === 'end' ? 'space' : 'punctuation';
  if (node.type !== 'text' || hasMark(node, 'code')) return 'punctuation';
  const first = firstCodePoint(node.text);
  const isSingle = String.fromCodePoint(first).length === node.text.length;
  const isEncoded = isSingle ? encoded.start.has(index) || encoded.end.has(index) : encoded[side].has(index);
  if (isEncoded) return 'punctuation';
  return characterKind(side === 'start' ? first : lastCodePoint(node.text));
}

/** Beside the stars of bold, italic takes the underscore: stars would run together. */
function chooseSigns(steps: readonly Step[]): Map<number, string> {
  const signs = new Map<number, string>();
  let italicStart = -1;
  for (const [index, step] of steps.entries()) {
    const sign = step.kind === 'leaf' ? undefined : SIGNS[step.mark.type];
    if (step.kind === 'leaf' || sign === undefined) continue;
    signs.set(index, sign);
    if (step.mark.type !== 'italic') continue;
    if (step.kind === 'open') italicStart = index;
    else if (touchesBold(steps, italicStart) || touchesBold(steps, index)) {
      signs.set(italicStart, '_');
      signs.set(index, '_');
    }
  }
  return signs;
}

function touchesBold(steps: readonly Step[], index: number): boolean {
  for (const direction of [-1, 1]) {
    for (let at = index + direction; ; at += direction) {
      const step = steps[at];
      if (step === undefined || step.kind === 'leaf') break;
      if (step.mark.type === 'bold') return true;
    }
  }
  return false;
}
