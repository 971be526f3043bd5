import { areSamePerson } from '../../lexicon/kin.ts';
import type { Time } from '../../reading/read-times.ts';
import type { Item, Quantity } from '../../reading/statement.ts';
import { matchWords } from '../match-words.ts';
import type { PassageIndex } from '../passages.ts';
import type { Entry, Register } from './registers.ts';
import { type Bound, isBoundFigure, isOfTime, isThing, timesOf } from './bind-times.ts';
import { isToldIn } from './name-entries.ts';

/** `other`: the entry has another figure of that thing. `lacking`: what is told of it stands in other entries only. */
export interface Misplaced {
  kind: 'other' | 'lacking';
  isFigure: boolean;
  /** The word or the figure. */
  what: string;
}

export function checkPart(
  index: PassageIndex,
  register: Register,
  part: Bound,
  findEntries: (times: readonly Time[]) => readonly Entry[],
): Misplaced[] {
  const { segment } = part;
  const isElsewhere = (key: string): boolean =>
    (index.places.get(key) ?? []).some((place) => !register.passages.has(place));
  const looks = new Map<readonly Time[], { telling: readonly Entry[]; others: readonly Entry[] }>();
  const lookFor = (times: readonly Time[]): { telling: readonly Entry[]; others: readonly Entry[] } => {
    const before = looks.get(times);
    if (before !== undefined) return before;
    const named = new Set(findEntries(times));
    const telling = new Set(register.entries.filter((entry) => named.has(entry) || isToldIn(entry, times)));
    const others = named.size === 0 ? [] : register.entries.filter((entry) => !telling.has(entry));
    const look = { telling: [...telling], others };
    looks.set(times, look);
    return look;
  };
  const isMissed = (
    times: readonly Time[],
    holds: (entry: Entry) => boolean,
    has: (entry: Entry) => boolean,
  ): boolean => {
    const { telling, others } = lookFor(times);
    return others.length > 0 && !telling.some(holds) && others.some(has);
  };
  const things = (part.areThingsBound ? segment.items : [])
    .filter((item) => isThing(item) && !isOfTime(segment, item) && !isElsewhere(item.key))
    .filter((item) =>
      isMissed(
        part.times,
        (entry) => holdsItem(entry, item),
        ({ items }) => items.some((other) => isSameItem(item, other)),
      ),
    )
    .map((item): Misplaced => ({ kind: 'lacking', isFigure: false, what: item.key }));
  const figures = segment.quantities
    .filter(
      (quantity) =>
        isBoundFigure(part, quantity) &&
        !quantity.values.every((value) => isElsewhere(`#${value} ${quantity.unit ?? ''}`)),
    )
    .filter((quantity) =>
      isMissed(
        timesOf(part, quantity),
        ({ quantities }) => quantities.some((known) => hasValues(quantity, known)),
        ({ quantities }) => quantities.some((known) => isSameFigure(quantity, known)),
      ),
    )
    .map((quantity): Misplaced => ({
      kind: findEntries(timesOf(part, quantity)).some((entry) => hasRival(entry, quantity)) ? 'other' : 'lacking',
      isFigure: true,
      what: quantity.values.join('-'),
    }));
  return [...figures, ...things];
}

function holdsItem({ items, keys }: Entry, item: Item): boolean {
  if (item.kind === 'kin') return items.some(({ kind, key }) => kind === 'kin' && areSamePerson(key, item.key));
  return item.words.some((word) => keys.has(word)) || items.some((other) => matchWords(item, other) !== null);
}

function isSameItem({ key, sign, isNegated }: Item, other: Item): boolean {
  return key === other.key && sign === other.sign && isNegated === other.isNegated;
}

export function hasValues({ values }: Quantity, known: Quantity): boolean {
  return values.length > 0 && values.every((value) => known.values.includes(value) || known.outOf === value);
}

export function isSameFigure(quantity: Quantity, known: Quantity): boolean {
  return hasValues(quantity, known) && quantity.unit === known.unit;
}

/** Another figure of the same thing. */
function hasRival({ quantities }: Entry, { unit, anchor, owners: [owner] }: Quantity): boolean {
  return quantities.some(
    (known) =>
      known.values.length > 0 &&
      known.unit === unit &&
      (anchor === null || known.anchor === null
        ? owner !== undefined && known.owners.includes(owner)
        : anchor === known.anchor),
  );
}
