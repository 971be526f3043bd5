import { tellsScores } from '../scores/find-scores.ts';
import type { TemplateSection } from '../sections.ts';
import type { MaterialPassage } from './material-passage.ts';
import { readDomains } from './test-domains.ts';

/**
 * Scores stand in the section about what their test is of, where a template has no section for all scores: those of a list of
 * words under memory, those of a questionnaire of mood under mood. What stands under risk stays there as well.
 */
export function placeByDomain(
  places: Map<MaterialPassage, Set<string>>,
  sections: readonly TemplateSection[],
  { riskSections, isAsked }: { riskSections: readonly string[]; isAsked(passage: MaterialPassage): boolean },
): void {
  const whole = sections.filter(({ prompt }) => prompt.form !== 'sentence').map(({ prompt }) => prompt);
  const findSection = readDomains(whole);
  if (findSection === null) return;
  const moved = new Set(whole.map(({ id }) => id).filter((id) => !riskSections.includes(id)));
  for (const [passage, own] of places) {
    const isMeant = passage.language === null && isAsked(passage) && tellsScores(passage);
    // A row says less by itself than the table that it is of.
    const section = isMeant ? findSection(passage.text, passage.cells === null ? '' : (passage.test ?? '')) : null;
    if (section !== null) places.set(passage, new Set([section, ...[...own].filter((id) => !moved.has(id))]));
  }
}
