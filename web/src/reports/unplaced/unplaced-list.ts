import type { UnplacedPassage } from '../../api/reports.ts';

export interface SectionChoice {
  promptId: string;
  label: string;
}

/** What the frame around a report knows of the passages that are not in it. */
export interface UnplacedList {
  passages: readonly UnplacedPassage[];
  /** In the order of the report. */
  sections: readonly SectionChoice[];
  /** Only where the report is written, not where it is read. */
  isEditable: boolean;
  /** Puts a passage behind a section; without one, at the end of the report. */
  place: (passage: UnplacedPassage, promptId: string | null) => Promise<void>;
}

/** The sections with the likely one first. */
export function orderChoices(
  sections: readonly SectionChoice[],
  { likely_prompt_id: likely }: UnplacedPassage,
): SectionChoice[] {
  return sections.toSorted((a, b) => Number(b.promptId === likely) - Number(a.promptId === likely));
}
