// Public corpora, CC BY 4.0, which the script is given the folder of:
// MTS-Dialog (Ben Abacha et al., EACL 2023), https://github.com/abachaa/MTS-Dialog
// ACI-BENCH (Yim et al., Scientific Data 2023), https://github.com/wyim/aci-bench
// PriMock57 (Papadopoulos Korfiatis et al., ACL 2022), https://github.com/babylonhealth/primock57
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readHeading } from '../../headings/heading-kinds.ts';
import { type Kind } from '../../headings/kinds.ts';
import { readNote } from '../../reading/read-note.ts';
import { readPassages } from '../../passages/read-passages.ts';
import { settingOf } from '../features.ts';
import type { Example, ExampleNote } from './example.ts';
import { readCsv } from './read-csv.ts';

/** The headings of MTS-Dialog that are of one kind. */
const HEADERS: Partial<Record<string, Kind>> = {
  GENHX: 'presenting',
  CC: 'presenting',
  PASTMEDICALHX: 'medical',
  PASTSURGICAL: 'medical',
  GYNHX: 'medical',
  IMMUNIZATIONS: 'medical',
  ALLERGY: 'allergies',
  ROS: 'examination',
  EXAM: 'examination',
  MEDICATIONS: 'medication',
  ASSESSMENT: 'diagnosis',
  DIAGNOSIS: 'diagnosis',
  DISPOSITION: 'plan',
  PLAN: 'plan',
  EDCOURSE: 'intervention',
  IMAGING: 'investigations',
  LABS: 'investigations',
};
const SUBSTANCE = /smok|tobacco|alcohol|drink|drug|cigar|pack|caffeine|ethanol|marijuana|cocaine/i;
const OCCUPATION = /\bwork|retire|employ|occupation|job|student|teacher|engineer|driver|nurse\b/i;
const KIN = /mother|father|brother|sister|family|grand|aunt|uncle|sibling|maternal|paternal/i;
/** They are medicine, mostly American: they help with its words, and must not outvote the notes of our own. */
const CORPUS_WEIGHT = 0.2;

export interface HeadedText {
  header: string;
  text: string;
}

export function readMtsDialog(folder: string, split: 'train' | 'valid'): HeadedText[] {
  const rows = readCsv(readFileSync(path.join(folder, 'mts-dialog', `${split}.csv`), 'utf8'));
  return rows.map((row) => ({ header: row['section_header'] ?? '', text: row['section_text'] ?? '' }));
}

/** Every note of the three corpora with the kinds that its headings name. */
export function readCorpora(folder: string): ExampleNote[] {
  return [...readSections(folder), ...readVisits(folder), ...readConsultations(folder)];
}

function readSections(folder: string): ExampleNote[] {
  return readMtsDialog(folder, 'train').map(({ header, text }) => ({
    source: 'mts-dialog',
    title: '',
    examples: label(text, '', (sentence) => (header === 'FAM/SOCHX' ? kindOfSocial(sentence) : HEADERS[header])),
  }));
}

/** The heading itself is hidden from half of the examples: a note without headings has to be sorted as well. */
function readVisits(folder: string): ExampleNote[] {
  const rows = readCsv(readFileSync(path.join(folder, 'aci-bench', 'train.csv'), 'utf8'));
  return rows.map((row, index) => ({
    source: 'aci-bench',
    title: '',
    examples: (row['note'] ?? '').split(/\n(?=[A-Z][A-Z &/']{2,40}\n)/).flatMap((section) => {
      const [head = '', ...body] = section.split('\n');
      const kind = kindOf(head);
      const text = body.join('\n').trim();
      return label(index % 2 === 0 ? text : `## ${head.toLowerCase()}\n\n${text}`, '', () => kind);
    }),
  }));
}

function readConsultations(folder: string): ExampleNote[] {
  const lines = readFileSync(path.join(folder, 'primock57', 'consultations.jsonl'), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const { note } = JSON.parse(line) as { note: string };
    const examples = label(note, '', () => 'presenting').flatMap((example): Example[] => {
      const { label: own, isOwnLabel } = example.passage;
      if (own === null) return isOwnLabel ? [] : [example];
      const kind = kindOf(own);
      return kind === undefined ? [] : [{ ...example, kind }];
    });
    return { source: 'primock57', title: '', examples };
  });
}

function kindOf(heading: string): Kind | undefined {
  if (/assessment and plan/i.test(heading)) return undefined;
  if (/^results$/i.test(heading.trim())) return 'investigations';
  if (/instructions/i.test(heading)) return 'plan';
  const [best] = [...readHeading(heading)].toSorted(([, a], [, b]) => b - a);
  return best?.[0];
}

function kindOfSocial(text: string): Kind {
  if (SUBSTANCE.test(text)) return 'substance';
  if (KIN.test(text)) return 'family';
  return OCCUPATION.test(text) ? 'occupation' : 'social';
}

function label(markdown: string, title: string, kindFor: (text: string) => Kind | undefined): Example[] {
  const passages = readPassages(readNote(markdown));
  return passages.flatMap((passage, index) => {
    const kind = kindFor(passage.text);
    if (kind === undefined) return [];
    return [{ passage, setting: settingOf(passages, index, title), kind, also: [], risk: null, weight: CORPUS_WEIGHT }];
  });
}
