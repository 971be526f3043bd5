import type { Kind } from '../server/src/writing/headings/kinds.ts';
import type { Language } from '../server/src/writing/language/language.ts';
import { readMtsDialog } from '../server/src/writing/sorting/training/read-corpora.ts';

/** The section headers of MTS-Dialog, and the kinds of passages that belong under each. */
const KINDS_OF_HEADERS: Record<string, readonly Kind[]> = {
  GENHX: ['presenting', 'progress', 'referral'],
  CC: ['presenting', 'referral'],
  PASTMEDICALHX: ['medical', 'psychiatric'],
  PASTSURGICAL: ['medical'],
  GYNHX: ['medical'],
  IMMUNIZATIONS: ['medical'],
  ALLERGY: ['allergies'],
  ROS: ['examination', 'presenting'],
  EXAM: ['examination', 'mental-state', 'observation'],
  MEDICATIONS: ['medication'],
  'FAM/SOCHX': ['family', 'social', 'substance', 'occupation', 'education', 'forensic'],
  ASSESSMENT: ['diagnosis', 'formulation'],
  DIAGNOSIS: ['diagnosis'],
  DISPOSITION: ['plan'],
  PLAN: ['plan', 'medication'],
  EDCOURSE: ['intervention', 'progress'],
  PROCEDURES: ['intervention', 'medical'],
  IMAGING: ['investigations'],
  LABS: ['investigations', 'results'],
  OTHER_HISTORY: ['medical', 'psychiatric', 'social'],
};

/**
 * The validation split of MTS-Dialog: the text of each section is read without its header, and each passage is right
 * where its likeliest kind belongs under that header.
 */
export async function measureHeaders(language: Language, corpora: string): Promise<void> {
  const sections = readMtsDialog(corpora, 'valid').filter(({ text }) => text.trim() !== '');
  const sorted = await language.sortNotes(sections.map(({ text }) => `\n${text}`));
  let [passages, right, whole] = [0, 0, 0];
  for (const [index, { header }] of sections.entries()) {
    const kinds = KINDS_OF_HEADERS[header] ?? [];
    const own = (sorted[index] ?? []).map((passage) => passage.kinds[0]?.[0]);
    const hits = own.filter((kind) => kind !== undefined && kinds.includes(kind)).length;
    passages += own.length;
    right += hits;
    if (hits > own.length / 2) whole += 1;
  }
  process.stdout.write(
    `MTS-Dialog, validation split: ${right} of ${passages} passages (${(right / passages).toFixed(2)}) under their section header, ` +
      `${whole} of ${sections.length} sections by most of their passages\n`,
  );
}
