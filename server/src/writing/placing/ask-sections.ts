import type { Demand } from '../headings/heading-kinds.ts';
import { learntDemand } from '../headings/learnt-demand.ts';
import type { Language } from '../language/language.ts';
import type { TemplateSection } from '../sections.ts';

/** For each prompt the kinds that its section asks for by the meaning of its name and instruction. */
export async function askSections(
  language: Pick<Language, 'readVectors'>,
  sections: readonly TemplateSection[],
): Promise<Map<string, Demand>> {
  const texts = sections.flatMap(({ prompt: { label, instruction } }) =>
    instruction.trim() === '' ? [label, label, label] : [label, instruction, `${label}. ${instruction}`],
  );
  const vectors = await language.readVectors(texts);
  return new Map(
    sections.map(({ prompt }, index) => {
      const [name, instruction, both] = vectors.slice(3 * index, 3 * index + 3);
      const isRead = name !== undefined && instruction !== undefined && both !== undefined;
      return [prompt.id, isRead ? learntDemand(name, instruction, both) : new Map()];
    }),
  );
}
