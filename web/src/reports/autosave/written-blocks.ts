import type { DocumentJson, ReportText } from '../../api/reports.ts';

/**
 * A report is written out every few moments while somebody types. Its blocks never change: an edit makes another one.
 * So each is written once, and what a key costs does not grow with the report.
 */
const written = new WeakMap<object, string>();

/** The JSON of a document, whose fields may come in any order. */
export function writeDocument({ content, ...rest }: DocumentJson): string {
  const blocks = content?.map((block) => writeBlock(block));
  return blocks === undefined ? canonicalJson(rest) : joinFields(rest, blocks);
}

/** A text with what else is sent with it. */
export function writeText({ content, ...rest }: ReportText): string {
  return `{"content":${writeDocument(content)},${canonicalJson(rest).slice(1)}`;
}

export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) =>
    each !== null && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}

export function writeBlock(block: object): string {
  const known = written.get(block);
  if (known !== undefined) return known;
  const text = canonicalJson(block);
  written.set(block, text);
  return text;
}

function joinFields(rest: object, blocks: readonly string[]): string {
  const fields = canonicalJson(rest).slice(1, -1);
  return `{${fields === '' ? '' : `${fields},`}"content":[${blocks.join()}]}`;
}
