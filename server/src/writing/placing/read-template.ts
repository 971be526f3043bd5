import type { Language } from '../language/language.ts';
import type { TemplateSection } from '../sections.ts';
import { askSections } from './ask-sections.ts';
import { readMeanings } from './matching/read-meanings.ts';
import type { MaterialPassage } from './material-passage.ts';
import type { Read } from './place-passages.ts';

/** Reading a passage for what it means takes some 3 ms. Notes with more are placed by the rules alone. */
const MOST_PASSAGES = 2000;

/** What the sections of a template ask for, and how near the passages are to them. */
export async function readTemplate(
  language: Pick<Language, 'readVectors' | 'readBeside'>,
  sections: readonly TemplateSection[],
  passages: readonly MaterialPassage[],
): Promise<Read> {
  const isClose = passages.length <= MOST_PASSAGES;
  const meanings = await readMeanings(language, sections, isClose ? passages : []);
  return { learnt: askSections(sections, meanings), meanings: isClose ? meanings : null };
}
