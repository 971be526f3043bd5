import { type Fits, shareFits } from '../beside/fits.ts';
import type { TemplateSection } from '../sections.ts';
import type { MaterialPassage } from './material-passage.ts';
import { isAboutRisk } from './section-demand.ts';

/**
 * With this bound, four of the 14 passages of `bench/labels/writing-apart` that touch harm and that nothing else sees are shown,
 * and nine others.
 */
const LEAST_SHARE = 0.35;

/** Shows for a look the passages that fit a section about risk, by the network that reads the notes beside the template. */
export function lookBeside(
  sections: readonly TemplateSection[],
  passages: readonly MaterialPassage[],
  fits: readonly Fits[],
): MaterialPassage[] {
  const aboutRisk = sections.map(isAboutRisk);
  return passages.map((passage, at) => {
    if (passage.isRisk || passage.mayBeRisk || passage.isOrder) return passage;
    const [, ...shares] = shareFits(fits[at], sections.length);
    const share = shares.reduce((sum, own, section) => sum + (aboutRisk[section] === true ? own : 0), 0);
    return share < LEAST_SHARE ? passage : { ...passage, mayBeRisk: true, riskSigns: 'some' };
  });
}
