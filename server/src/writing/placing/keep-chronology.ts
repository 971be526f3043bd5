import type { TemplateSection } from '../sections.ts';
import type { MaterialPassage } from './material-passage.ts';

const ASKS_CHRONOLOGY = /\b(?:chronolog(?:y|ical\w*)|time ?line|sequence of events)\b/i;

/**
 * A section that asks for a chronology has every dated line of one, also what stands under risk besides: without it the
 * course of things would be another.
 */
export function keepChronology(
  places: ReadonlyMap<MaterialPassage, Set<string>>,
  sections: readonly TemplateSection[],
): void {
  const asking = sections.filter(({ prompt }) => prompt.form !== 'sentence' && ASKS_CHRONOLOGY.test(prompt.label));
  if (asking.length === 0) return;
  for (const [{ setting, isOrder, isOfOther, language }, own] of places) {
    const isLine = setting?.isDated === true && !isOrder && isOfOther !== true && language === null;
    if (isLine) for (const { prompt } of asking) own.add(prompt.id);
  }
}
