import type { PassageIndex } from '../comparing/passages.ts';
import type { Segment, Statement } from '../reading/statement.ts';
import type { Contradiction } from './contradiction.ts';
import { isOver, tells } from './telling-parts.ts';

/** So many of each person, so that the time does not grow with their product. */
const MAX_PARTS = 30;
const TOGETHER = new Set(['live with', 'stay with']);
const HERE =
  /\b(?:liv(?:es|ing)|stay(?:s|ing)|sleep(?:s|ing)) (?:there|here|at home|with (?:us|them|him|her|me)|on (?:the|his|her|our) (?:sofa|settee|couch|floor))\b|\bmoved (?:back )?in\b|\bback (?:home|living)\b/;
const AWAY =
  /\b(?:moved (?:out|away)|left (?:home|him|her|us|me|them|the (?:home|house|family))|not (?:been |come |moved )?back|not live|no longer lives?|in prison|inside until|asked (?:him|her|me) to leave|threw (?:him|her) out|put (?:him|her) out|kicked (?:him|her) out)\b/;
const APART = /\b(?:separated|split up|split|divorced|broke up|broken up)\b/;
/** Of those who live elsewhere it is no news that they do. */
const PARTNERS = new Set(['husband', 'wife', 'partner', 'boyfriend', 'girlfriend', 'father', 'mother', 'parent']);

interface Resident {
  place: number;
  segment: Segment;
  person: string;
  isHere: boolean;
}

/** Who lives with the client by one passage, and not by another. */
export function compareHouseholds({ passages }: PassageIndex): Contradiction[] {
  const residents = passages.flatMap(({ statement }, place) =>
    statement.isQuestion ? [] : readResidents(statement, place),
  );
  return [...Map.groupBy(residents, ({ person }) => person)].flatMap(([thing, own]) => {
    const here = own.filter(({ isHere }) => isHere).slice(0, MAX_PARTS);
    const away = own.filter(({ isHere }) => !isHere).slice(0, MAX_PARTS);
    return here.flatMap(({ place: one, segment }) =>
      away
        .filter(({ place: other }) => other !== one)
        .map(({ place: other, segment: gone }): Contradiction => {
          const over = [isOver(segment), isOver(gone)] as const;
          return {
            one,
            other,
            kind: 'opposite',
            thing: `home ${thing}`,
            denying: null,
            isPerfect: false,
            isOver: over,
          };
        }),
    );
  });
}

function readResidents({ segments }: Statement, place: number): Resident[] {
  return segments.flatMap((segment): Resident[] => {
    const { items, holder, wording, isDenied } = segment;
    if (!tells(segment) || segment.moment === 'ended') return [];
    const kin = items.filter(({ kind }) => kind === 'kin').map(({ key }) => key);
    const tell = (people: readonly string[], isHere: boolean): Resident[] =>
      people.map((person) => ({ place, segment, person, isHere }));
    if (AWAY.test(wording)) return tell(holder === null ? kin.slice(0, 1) : [holder], false);
    if (APART.test(wording)) {
      return tell(
        [...new Set([...kin, ...(holder === null ? [] : [holder])])].filter((person) => PARTNERS.has(person)),
        false,
      );
    }
    if (holder !== null && HERE.test(wording) && isDenied !== true) return tell([holder], true);
    return isDenied === false && items.some(({ key }) => TOGETHER.has(key)) ? tell(kin, true) : [];
  });
}
