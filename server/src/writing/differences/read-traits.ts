import type { MaterialPassage } from '../placing/material-passage.ts';
import { clauseAt } from './clause-at.ts';
import { datesIn } from './days.ts';
import type { Fact } from './fact.ts';
import { isDenied, isForGood, isNone, isPlanned } from './manner.ts';
import { TOPICS, type Topic } from './topics.ts';
import { type Trait, TRAITS } from './traits.ts';
import { isOfOther } from './whose.ts';

/** The values that a passage gives to what everybody has one value of at a time. */
export function readTraits(passage: MaterialPassage, told: number | null): Fact[] {
  const { text } = passage;
  if (ASKS.test(text)) return [];
  return TRAITS.flatMap((trait): Fact[] => {
    for (const { value, words, hold } of trait.values) {
      const found = words.exec(text);
      if (found === null) continue;
      const scope = clauseAt(text, found.index);
      if ((trait.isOfRelatives !== true && isOfOther(text, found.index)) || isPlanned(scope)) return [];
      const [day] = hold === 'day' ? datesIn(text, told) : [];
      return [
        {
          subject: trait.name,
          value,
          hold,
          passage,
          at: found.index,
          excludes: excludesOf(trait),
          scope,
          ...(day !== undefined && { day }),
        },
      ];
    }
    return [];
  });
}

function excludesOf({ together = [] }: Trait): Fact['excludes'] {
  return (a, b) => a !== b && !together.includes(`${a} ${b}`) && !together.includes(`${b} ${a}`);
}

/** What a passage says somebody has or has had, or not. */
export function readTopics(passage: MaterialPassage): Fact[] {
  return TOPICS.flatMap((topic) => readTopic(passage, topic));
}

const areOpposite = (a: string, b: string): boolean => a !== b;

function readTopic(passage: MaterialPassage, { name, words, signs, kind }: Topic): Fact[] {
  const { text } = passage;
  const fact = { subject: name, passage, excludes: areOpposite };
  const [sign] = signs === undefined ? [] : text.matchAll(signs);
  if (sign !== undefined && !isDenied(text, sign.index, sign.index + sign[0].length)) {
    const isOwn = !isOfOther(text, sign.index) && !isPlanned(text);
    return isOwn ? [{ ...fact, value: 'some', hold: kind === 'day' ? 'day' : 'ever', at: sign.index }] : [];
  }
  const found = Array.from(text.matchAll(words)).find(({ index }) => !isOfOther(text, index));
  if (found === undefined || isPlanned(text) || isAsked(passage)) return [];
  const { index: at } = found;
  if (!isDenied(text, at, at + found[0].length)) {
    // The topic may head something else: `Surgery: see letter`.
    const isTold = signs === undefined || kind !== 'history';
    return isTold ? [{ ...fact, value: 'some', hold: kind === 'day' ? 'day' : 'ever', at }] : [];
  }
  if (!isNone(text, at, at + found[0].length)) return [];
  if (kind === 'day' && !isForGood(text)) return [{ ...fact, value: 'none', hold: 'day', at }];
  return kind === 'history' || isForGood(text) ? [{ ...fact, value: 'none', hold: 'never', at }] : [];
}

/** Also in the middle of a line, as shorthand asks: `?fits`. */
const ASKS = /\?\s*$|(?<!\p{L})\?\p{L}/u;

function isAsked({ text, answer }: MaterialPassage): boolean {
  return answer !== null || ASKS.test(text);
}
