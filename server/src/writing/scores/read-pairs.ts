import { isOnlyWhen } from './entries/is-only-when.ts';
import { withInner } from './with-inner.ts';
import { INFORMANT, NUMBER, TEST_NAME, WHO } from './patterns.ts';
import { EMPTY_SCORE, type Score } from './score.ts';

/** `11 for anxiety`: a figure that stands before what it is of. */
const PAIR = new RegExp(
  String.raw`(?<score>${NUMBER})(?: ?\((?<inner>[^()]{0,80})\))? (?:for|in) (?:the |his |her |their )?(?<part>\p{L}[\p{L} /-]{2,40}?)(?= and |, |; |\.|$| but )`,
  'gu',
);
/** What stands before the first of them, and between two. */
const OPENS =
  /\b(?:scor(?:ed|es|e|ing)|scores? of|T(?:[- ]scores?)?(?: of| were| was)?|obtained|gave|was|were|at|rated)\s$/i;
const JOINS = /^(?:,|;|,? and|,? but|,? with)\s(?:a )?(?:T of |score of )?$/i;
/** `and his teacher's 74 and 68`: what somebody else said of the same, in the same order. */
const OTHER = new RegExp(
  String.raw`\b(?<who>${WHO})(?:['’]s)?(?: ratings?| scores?| form)?(?: were| gave| was)? (?<figures>${NUMBER}(?:, ${NUMBER}){0,6},? and ${NUMBER})(?:,? respectively)?(?=[.,;]|$)`,
  'iu',
);

/** `a Logical Memory I scaled score of six`, `Visual Reproduction I was nine`: a part by its name, then its figure. */
const NAMED = new RegExp(
  String.raw`(?<![\p{L}\d-])(?<part>\p{Lu}\p{Ll}+(?: (?:\p{Lu}\p{Ll}+|of|and|I{1,3})){1,4})(?<kind> (?:scaled|standard|composite|index|T|z)[- ]score)? (?:of|was|is) (?<score>${NUMBER})(?![\d%])`,
  'gu',
);
const FIGURES = new RegExp(NUMBER, 'gu');

/** `On the HADS he scored 11 for anxiety and 7 for depression.` */
export function readPairs(text: string): Score[] | null {
  const test = TEST_NAME.exec(text);
  if (test === null) return null;
  const edition = /^ [1-6](?= )/.exec(text.slice(test.index + test[0].length))?.[0] ?? '';
  const name = `${test[0]}${edition}`;
  const start = test.index + name.length;
  const found = [...text.slice(start).matchAll(PAIR)];
  const [first] = found;
  const last = found.at(-1);
  if (first === undefined || last === undefined) return null;
  const before = text.slice(start, start + first.index);
  if (!OPENS.test(before) || /[.;:]|\d/.test(before) || TEST_NAME.test(before)) return null;
  const areJoined = found.slice(1).every(({ index }, place) => {
    const former = found[place];
    return former !== undefined && JOINS.test(text.slice(start + former.index + former[0].length, start + index));
  });
  if (!areJoined || found.some(({ groups }) => isOnlyWhen(groups?.['part'] ?? ''))) return null;
  const parts = found.map(({ groups }) => `${name}: ${groups?.['part'] ?? ''}`);
  const informant = INFORMANT.exec(before)?.[0] ?? INFORMANT.exec(text.slice(0, test.index))?.[0] ?? null;
  const own = found.map(({ groups }, index) =>
    withInner(
      { ...EMPTY_SCORE, measure: parts[index] ?? '', score: groups?.['score'] ?? null, informant },
      groups?.['inner'],
    ),
  );
  const { who = null, figures = '' } = OTHER.exec(text.slice(start + last.index + last[0].length))?.groups ?? {};
  const others = figures.match(FIGURES) ?? [];
  if (who === null || others.length !== parts.length) return own;
  return [
    ...own,
    ...others.map((score, index) => ({ ...EMPTY_SCORE, measure: parts[index] ?? '', score, informant: who })),
  ];
}

/** `On the WMS-IV he had a Logical Memory I scaled score of six, whereas Visual Reproduction I was nine.` */
export function readNamedParts(text: string): Score[] | null {
  const test = TEST_NAME.exec(text);
  if (test === null || !/^(?:on|in|for) (?:the )?$/i.test(text.slice(0, test.index))) return null;
  const found = [...text.slice(test.index + test[0].length).matchAll(NAMED)];
  if (!found.some(({ groups }) => groups?.['kind'] !== undefined)) return null;
  return found.map(({ groups }) => ({
    ...EMPTY_SCORE,
    measure: `${test[0]}: ${groups?.['part'] ?? ''}`,
    score: groups?.['score'] ?? null,
  }));
}
