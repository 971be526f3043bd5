import { KIN } from '../lexicon/kin.ts';

/** A row below names of columns, as a reader takes it: "Working Memory standard score 82; Working Memory 12 percentile". */
export function sayRow(cells: readonly string[] | undefined, header: readonly string[] | undefined): string | null {
  const [name = '', ...others] = cells ?? [];
  if (header === undefined || others.length === 0 || name === '') return null;
  const isRated = header.some((column) => RATER.test(column));
  return others.flatMap((cell, index) => sayCell(name, header[index + 1] ?? '', cell, isRated)).join('; ');
}

/** `Yes` and `No` above columns in which one cell is marked. */
const ANSWER = /^(?:yes|no|y|n|present|absent)$/i;

const MARK = /^(?:x|✓|✔|✅|☑|☒|1|\*|•|\[x\])$/iu;

/** Who only rates, and so is none of the family whose illnesses a table may have. */
const RATER = /^(?:self|teacher|school)\b/i;

/** `Teacher (Mr Boyle)` */
const PERSON = /^(?<person>\p{L}[\p{L}-]{1,20})(?<aside> \([^()]{1,40}\))?$/u;

function sayCell(name: string, column: string, cell: string, isRated: boolean): string[] {
  if (cell === '') return [];
  if (ANSWER.test(column) && MARK.test(cell)) return [`${name}: ${/^(?:no|n|absent)$/i.test(column) ? 'no' : 'yes'}`];
  // `Depression`, below `Mother`: hers.
  const { person = '', aside = '' } = PERSON.exec(column)?.groups ?? {};
  // What is rated is the client's, whoever rates it.
  if (isRated && KIN.has(person.toLowerCase())) return [`${name} according to ${person} ${cell}${aside}`];
  if (KIN.has(person.toLowerCase())) return [`${person} ${name}: ${cell}${aside}`];
  if (/^(?:percentile|centile|%ile)/i.test(column) && /^\d+$/.test(cell)) return [`${name} ${cell} percentile`];
  return [`${name} ${column} ${cell}`];
}
