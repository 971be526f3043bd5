import type { MaterialPassage } from '../placing/material-passage.ts';
import { differ, type Fact } from './fact.ts';
import { ONLY_KIN } from './whose.ts';

const PATTERNS = Object.entries(ONLY_KIN).map(([who, words]) => ({
  who,
  dead: new RegExp(
    String.raw`(?<!grand|step|foster |step-)\b(?:${words})(?: \p{Lu}\p{L}+)? (?:died|passed away|has died|had died|is dead|deceased)|\blate (?:${words})\b|\b(?:${words})['’]s (?:death|funeral)\b|\b(?:${words})(?: \p{Lu}\p{L}+)?(?::| -| \() ?(?:died|dead|deceased|RIP|d\.)`,
    'u',
  ),
  alive: new RegExp(
    String.raw`(?<!grand|step|foster |step-|ex-|ex |new )\b(?:${words})\b(?![-'’])(?: \p{Lu}\p{L}+)? (?:(?:is )?(?:still )?alive|is (?:well|supportive|worried|present|keen|his|her)|rings|visits|visited|reports|says|lives|helps|informed|on (?:the )?phone|attend(?:ed|s)|came|works|brought|rang|drives|feeds|looks|gives|takes|cooks|does|wants|feels|thinks|bought|picks|collects|cares|manages|stays|visiting)\b|\b(?:call|letter|e-?mail|text|message|visit)s? from (?:his |her |my )?(?:${words})\b(?![-'’])|\b(?:with|w/) (?:his |her |my )?(?:${words})\b(?![-'’])`,
    'u',
  ),
}));
/** `Both parents are alive` says it of each. */
const PARENTS = new Set(['mother', 'father']);
const PARENTS_ALIVE =
  /\b(?:both )?parents (?:are |is )?(?:both )?(?:(?:still )?alive|living|live|well|retired|supportive|visit|attended|present)\b|\bboth parents\b(?! (?:died|dead|deceased|have died|passed))/u;
const TALKS_OF_OTHERS = /\b(?:his|her) (?:wife|husband|partner)['’]s\b/i;

/** Whether a parent or spouse has died, or was there. */
export function readPeople(passage: MaterialPassage): Fact[] {
  const text = lowerStart(passage.text);
  if (TALKS_OF_OTHERS.test(text)) return [];
  return PATTERNS.flatMap(({ who, dead, alive }): Fact[] => {
    const fact = { subject: `life of ${who}`, passage, excludes: differ };
    const gone = dead.exec(text);
    if (gone !== null) return [{ ...fact, value: 'dead', hold: 'ever', at: gone.index }];
    const there = alive.exec(text) ?? (PARENTS.has(who) ? PARENTS_ALIVE.exec(text) : null);
    return there === null ? [] : [{ ...fact, value: 'alive', hold: 'never', at: there.index }];
  });
}

function lowerStart(text: string): string {
  return text.replaceAll(/(?:^|[.;:] )\p{Lu}/gu, (start) => start.toLowerCase());
}
