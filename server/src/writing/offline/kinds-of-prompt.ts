import type { Prompt } from '@casewright/document';
import type { SectionKind } from './section-kind.ts';
import { SECTION_KINDS } from './section-kinds.ts';

/** Told by its label, else by the heading above it, else by its instruction; none when nothing tells. */
export function kindsOfPrompt({ label, id, instruction }: Prompt, heading: string | null): SectionKind[] {
  const [opening = ''] = instruction.split(/(?<=[.:])\s/, 1);
  for (const text of [label, id.replaceAll(/[-_]/g, ' '), heading ?? '', opening]) {
    const kinds = SECTION_KINDS.filter(({ titles }) => titles.test(text));
    if (kinds.length > 0) return kinds;
  }
  return [];
}
