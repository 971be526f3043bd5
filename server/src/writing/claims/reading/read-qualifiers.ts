import type { Item } from './statement.ts';
import type { Token } from '../words/tokenise.ts';

/** Classes of which one member may tell two figures of one thing apart. */
const TELLING = new Set(['side', 'weekday', 'month', 'season', 'lateness', 'part-of-day']);
const TURNS = new Set(['this', 'last', 'next', 'previous']);
const REACH = 5;

/** What stands between a figure and the next one, and tells whose or when it is: "9/10 left, 10/10 right". */
export function readQualifiers(tokens: readonly Token[], items: readonly Item[], at: number, end: number): string[] {
  const after = reachOf(tokens, end, 1);
  const before = reachOf(tokens, at - 1, -1);
  return [find(tokens, items, end, after), find(tokens, items, before + 1, at)].find((each) => each.length > 0) ?? [];
}

/** Where the next figure or the end of the part stands, looking one way. */
function reachOf(tokens: readonly Token[], from: number, step: 1 | -1): number {
  let place = from;
  for (let count = 0; count < REACH; count += 1, place += step) {
    const token = tokens[place];
    if (token === undefined || token.kind !== 'word' || token.word === 'and' || token.word === 'or') break;
  }
  return place;
}

function find(tokens: readonly Token[], items: readonly Item[], from: number, to: number): string[] {
  const named = items.filter(
    ({ at, className, isPart }) => !isPart && at >= from && at < to && className !== null && TELLING.has(className),
  );
  const turns = tokens.slice(from, to).filter(({ word }) => TURNS.has(word));
  return [
    ...named.map(({ className, key }) => `${className ?? ''}:${key}`),
    ...turns.map(({ word }) => `turn:${word === 'previous' ? 'last' : word}`),
  ];
}
