import { EMPTY_SCORE, type Score } from './score.ts';

const OF_GOALS = /^(?:GAS|Goal Attainment)/i;
/** `laces in under 60 sec, 4 of 5 tries: +1`: a goal in words, and how far it was reached. */
const GOAL = /^(?<goal>\p{L}.{2,90}?)\s?(?::|=| [–-])\s?(?<score>[-−+]?[0-2])\.?$/u;

interface Entry {
  text: string;
  kind: string;
}

/** Whether an entry tells how far a goal was reached, below the scale that says so. */
export function isGoal({ text, kind }: Entry, test: string): boolean {
  return kind === 'item' && OF_GOALS.test(test) && GOAL.test(text);
}

/** The goal and its score on the scale of goals, where an entry below it has nothing else. */
export function readGoal(text: string, test: string | undefined): Score[] {
  const { goal = '', score } = GOAL.exec(text)?.groups ?? {};
  if (test === undefined || score === undefined || !OF_GOALS.test(test)) return [];
  return [{ ...EMPTY_SCORE, measure: `${test}: ${goal}`, score }];
}
