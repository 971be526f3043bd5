import type { Demand } from '../headings/heading-kinds.ts';
import { learntDemand } from '../headings/learnt-demand.ts';
import type { TemplateSection } from '../sections.ts';
import type { Meanings } from './matching/read-meanings.ts';

/** For each prompt the kinds that its section asks for by the meaning of its name and instruction. */
export function askSections(
  sections: readonly TemplateSection[],
  meanings: Pick<Meanings, 'sections'>,
): Map<string, Demand> {
  return new Map(
    sections.map(({ prompt }, index) => {
      const vectors = meanings.sections[index];
      return [prompt.id, vectors === undefined ? new Map() : learntDemand(...vectors)];
    }),
  );
}
