import { isHarmAmongPeople, isHarmToSelf } from '../sorting/risk-wording.ts';
import type { TemplateSection } from '../sections.ts';
import type { MaterialPassage } from './material-passage.ts';

const SELF = /\b(?:self(?:-harm)?|suicid\w*|(?:him|her|them)sel(?:f|ves))\b/i;
const OTHERS = /\b(?:others|violence|aggression|public|staff)\b/i;

/**
 * Where one section asks for risk to oneself and another for risk to others, what is plainly the one does not stand under the
 * other too. What may be either stands in both.
 */
export function keepRisksApart(
  places: ReadonlyMap<MaterialPassage, Set<string>>,
  sections: readonly TemplateSection[],
  riskSections: readonly string[],
): void {
  const asked = sections.filter(({ prompt }) => riskSections.includes(prompt.id));
  const toSelf = asked.filter(({ prompt: { label } }) => SELF.test(label) && !OTHERS.test(label));
  const toOthers = asked.filter(({ prompt: { label } }) => OTHERS.test(label) && !SELF.test(label));
  if (toSelf.length === 0 || toOthers.length === 0) return;
  for (const [passage, own] of places) {
    const [isSelf, isAmong] = [isHarmToSelf(passage.text), isHarmAmongPeople(passage.text)];
    if (isSelf === isAmong) continue;
    const [right, wrong] = isSelf ? [toSelf, toOthers] : [toOthers, toSelf];
    if (!right.some(({ prompt }) => own.has(prompt.id))) continue;
    for (const { prompt } of wrong) own.delete(prompt.id);
  }
}
