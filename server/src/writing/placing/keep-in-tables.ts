import { standsInRows } from '../scores/stands-in-rows.ts';
import type { TemplateSection } from '../sections.ts';
import type { MaterialPassage } from './material-passage.ts';

/** A passage whose scores all stand in a table is not repeated in the text of another section, unless that section is about risk. */
export function keepInTables(
  places: Map<MaterialPassage, Set<string>>,
  sections: readonly TemplateSection[],
  riskSections: readonly string[],
): void {
  const tables = sections.filter(({ prompt }) => prompt.form === 'table').map(({ prompt }) => prompt.id);
  if (tables.length === 0) return;
  for (const [passage, own] of places) {
    const kept = [...own].filter((id) => tables.includes(id) || riskSections.includes(id));
    const isInTable = kept.some((id) => tables.includes(id));
    if (isInTable && kept.length < own.size && standsInRows(passage)) places.set(passage, new Set(kept));
  }
}
