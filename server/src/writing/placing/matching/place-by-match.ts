import type { MaterialPassage } from '../material-passage.ts';
import { isHarmToSelf, isRiskWording } from '../../sorting/risk-wording.ts';
import { tellsWhatBrings } from '../../sorting/telling-wording.ts';
import { isAboutRisk } from '../section-demand.ts';
import type { Pairs } from './describe-pairs.ts';
import { matchSections } from './match-sections.ts';

interface Open {
  /** Where rules put what touches harm. */
  riskSections: readonly string[];
  /** Not an order, and nothing in another language that the rules would not place either. */
  isOpen(passage: MaterialPassage): boolean;
}

/** From this likelihood on a passage stands in the section that it matches best, and in further ones. */
const MIN_MATCH = 0.43;
const SECOND_MATCH = 0.36;
/**
 * What no word of harm puts under risk is often of something else as well, told beside harm: `Not drinking since June.` From here
 * on it stands there too: on `bench/labels/writing` recall 0.917 instead of 0.915, precision 0.908 with and without.
 */
const SURE_MATCH = 0.85;

/** What protects somebody is never what harms them. */
const OF_PROTECTION =
  /\b(?:protect\w*|strengths?|resilience|reasons? (?:to|for) (?:live|living|stay\w*)|what (?:helps|keeps|goes well|works))\b/i;

/** What the rules have found is one sign among others. Whether something stands under risk, they alone decide. */
export function placeByMatch(
  places: Map<MaterialPassage, Set<string>>,
  pairs: Omit<Pairs, 'placed'>,
  { riskSections, isOpen }: Open,
): void {
  const closed = new Set(
    pairs.sections
      .filter((section) => section.prompt.form === 'sentence' || isAboutRisk(section))
      .map(({ prompt }) => prompt.id),
  );
  const placed = (passage: MaterialPassage): ReadonlySet<string> => places.get(passage) ?? new Set();
  const matched = matchSections({ ...pairs, placed }, (id) => !closed.has(id));
  const chosen = Array.from(matched, ([passage, likelihoods], at): [MaterialPassage, Set<string>] => {
    const byRules = placed(passage);
    const own = [...byRules].filter((id) => closed.has(id) || (passage.isRisk && riskSections.includes(id)));
    const matching = isOpen(passage) ? chooseMatches(likelihoods) : [];
    // What was asked for is surer than what the answer sounds like, and of several headings for it none may be likeliest by far.
    const isAnswer = byRules.size > 0 && tellsWhatBrings(passage, pairs.passages[at - 1]);
    const found = isAnswer ? [...byRules] : matching;
    const isSure = !isRiskWording(passage.text) && Math.max(0, ...likelihoods.values()) >= SURE_MATCH;
    const isHomeless = riskSections.length === 0 && !isHarmToSelf(passage.text);
    // What touches harm stands in a section about something else only where all agree.
    const isFree = !passage.isRisk || isSure || isHomeless;
    return [passage, new Set([...own, ...(isFree ? found : found.filter((id) => byRules.has(id)))])];
  });
  for (const [passage, ids] of chosen) places.set(passage, ids);
  // No section is said to be empty of which notes tell, only because all that they tell touches harm.
  const filled = new Set([
    ...chosen.flatMap(([, ids]) => [...ids]),
    ...pairs.sections.filter(({ prompt }) => OF_PROTECTION.test(prompt.label)).map(({ prompt }) => prompt.id),
  ]);
  for (const [passage, likelihoods] of matched) {
    if (!passage.isRisk || riskSections.length === 0 || !isOpen(passage)) continue;
    for (const id of chooseMatches(likelihoods)) if (!filled.has(id)) places.get(passage)?.add(id);
  }
}

function chooseMatches(likelihoods: ReadonlyMap<string, number>): string[] {
  const best = Math.max(0, ...likelihoods.values());
  if (best < MIN_MATCH) return [];
  return [...likelihoods].filter(([, likely]) => likely >= Math.min(best, SECOND_MATCH)).map(([id]) => id);
}
