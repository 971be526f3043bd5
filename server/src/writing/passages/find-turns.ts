import type { NoteSentence } from '../reading/note-sentence.ts';
import { isUnnamedTalk, leadsOn } from './questions.ts';

/** With fewer lines between two that ask, it may be chance that they take turns. */
const LEAST_GAPS = 4;
/** The share of these gaps where the lines may take turns. */
const MIN_TAKING_TURNS = 0.85;
/** The share of these gaps that are a single line, the answer. */
const MIN_SINGLE = 0.6;

/**
 * Who speaks in each line of a conversation that names nobody and gives each turn a line of its own: true for the one who asks.
 * Between two lines that ask there is an answer, or an answer, a remark and another answer, so that an odd number of lines
 * stands there. By its sentences alone a remark (`I'm sorry.`) looks like an answer. Keys are the first sentences of lines.
 */
export function findTurns(sentences: readonly NoteSentence[]): ReadonlyMap<number, boolean> {
  if (!isUnnamedTalk(sentences) || sentences.some(({ kind }) => kind !== 'prose')) return new Map();
  const lines = [...Map.groupBy(sentences.keys(), (index) => sentences[index]?.block).values()].map((indices) => ({
    first: indices[0] ?? 0,
    asks: leadsOn(sentences[indices.at(-1) ?? 0]?.text ?? ''),
  }));
  const asking = [...lines.keys()].filter((place) => lines[place]?.asks === true);
  const gaps = asking.slice(1).map((place, index) => place - (asking[index] ?? 0) - 1);
  const areTurns =
    gaps.length >= LEAST_GAPS &&
    gaps.filter((gap) => gap % 2 === 1).length >= MIN_TAKING_TURNS * gaps.length &&
    gaps.filter((gap) => gap === 1).length >= MIN_SINGLE * gaps.length;
  if (!areTurns) return new Map();
  return new Map(lines.map(({ first }, place) => [first, isAskersTurn(asking, place)]));
}

/** Lines take turns from the last one that asks; before the first that does, up to it. Where they cannot, all of them answer. */
function isAskersTurn(asking: readonly number[], place: number): boolean {
  const next = asking.findIndex((other) => other >= place);
  const after = asking[next] ?? null;
  const before = (next === -1 ? asking.at(-1) : asking[next - 1]) ?? null;
  if (after === place) return true;
  if (after === null || before === null) return (place - (after ?? before ?? 0)) % 2 === 0;
  return (after - before) % 2 === 0 && (place - before) % 2 === 0;
}
