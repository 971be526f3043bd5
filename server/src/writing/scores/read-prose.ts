import { aside, withInner } from './aside.ts';
import { NUMBER, TEST_NAME } from './patterns.ts';
import { readList } from './read-list.ts';
import { readParts } from './read-parts.ts';
import { EMPTY_SCORE, type Score, type ScoreSource } from './score.ts';

const SCORED_ON = new RegExp(
  String.raw`(?<score>${NUMBER})\s+(?:on|for) (?:the |an? )?(?<measure>\p{Lu}[\p{L}\p{N}-]*(?: \p{Lu}[\p{L}\p{N}-]*| \d)*)(?:\s*\((?<inner>[^()]*)\))?`,
  'gu',
);
const SERIES = new RegExp(
  String.raw`(?<score>${NUMBER})\s*(?:\((?<inner>[^()]*)\)\s*)?(?<when>(?:on|at|in|by|after|before) [^,;.→()]{2,40}|today|now|\(?(?:pre|post|baseline|T\d)(?![\p{L}\d])\)?)`,
  'giu',
);
const ARROWS = new RegExp(String.raw`(?<first>${NUMBER})\s*(?:→|->|–>|➔)\s*(?<rest>[\d\s→>./–-]+)`, 'u');
const FROM_TO = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(?<measure>\p{Lu}[\p{L}\p{N}-]+(?: [\p{L}\p{N}-]+){0,3}?)\s+(?:\w+ )?(?:from|was|down from|up from)\s+(?<first>${NUMBER})(?:\s*\((?<band>[^()]*)\))?(?<between>[^.;]{0,40}?)\s+(?:to|now)\s+(?<second>${NUMBER})(?:\s*\((?<second_band>[^()]*)\))?`,
  'u',
);

/** `WISC-V: VCI 116, VSI 111 (high average)` is two scores of one test; `scored 19 on the PHQ-9` is one. */
export function readProse({ text }: ScoreSource): Score[] {
  return readSeries(text) ?? readFromTo(text) ?? [...readScoredOn(text), ...readList(text)];
}

/** `PHQ-9: 24 on admission, 17 on 2 March, 9 at discharge`: one measure, in the order of the note. */
function readSeries(text: string): Score[] | null {
  const name = TEST_NAME.exec(text);
  if (name === null) return null;
  const tail = text.slice(name.index + name[0].length);
  const measure = name[0].trim();
  const arrows = ARROWS.exec(tail);
  if (arrows !== null && arrows.index < 25 && !/[,;]/.test(tail.slice(0, arrows.index))) {
    const figures = [
      ...`${arrows.groups?.['first'] ?? ''} ${arrows.groups?.['rest'] ?? ''}`.matchAll(/\d+(?:\.\d+)?(?:\/\d+)?/g),
    ];
    if (figures.length > 1) return figures.map(([score]) => ({ ...EMPTY_SCORE, measure, score }));
  }
  const found = [...tail.matchAll(SERIES)].filter(({ groups }) => !TEST_NAME.test(groups?.['when'] ?? ''));
  const last = found.at(-1);
  // Where another test is named before the last figure, that figure is its own.
  if (found.length < 2 || TEST_NAME.test(tail.slice(0, last?.index))) return null;
  return found.map(({ groups }) =>
    withInner(
      { ...EMPTY_SCORE, measure, score: groups?.['score'] ?? null, when: groups?.['when']?.trim() ?? null },
      groups?.['inner'],
    ),
  );
}

/** `PHQ-9 fell from 19 to 8` */
function readFromTo(text: string): Score[] | null {
  const { measure, first, second, band, second_band: secondBand } = FROM_TO.exec(text)?.groups ?? {};
  if (measure === undefined || first === undefined || second === undefined || !TEST_NAME.test(measure)) return null;
  const name = TEST_NAME.exec(measure)?.[0] ?? measure;
  return [
    withInner({ ...EMPTY_SCORE, measure: name, score: first }, band),
    withInner({ ...EMPTY_SCORE, measure: name, score: second }, secondBand),
  ];
}

function readScoredOn(text: string): Score[] {
  return Array.from(text.matchAll(SCORED_ON)).flatMap(({ groups, index }) => {
    const { measure = '', score = '', inner } = groups ?? {};
    const before = text.slice(Math.max(0, index - 30), index);
    const isScore = TEST_NAME.test(measure) || (/\bscore[ds]?\b/i.test(before) && /\p{Lu}{2}/u.test(measure));
    if (!isScore) return [];
    return [{ ...EMPTY_SCORE, measure, score, ...aside(text.slice(index)) }, ...readParts(measure, inner)];
  });
}
