import { sameMark, withMarks } from './marks.ts';
import { capitalise, isCapital, isSentenceStart } from './sentence-start.ts';
import { cleanText } from './text.ts';
import type { FieldMark, InlineNode, VariableNode } from './types.ts';
import { isRecordVariable, isWordVariable, type VariableValues } from './vocabulary.ts';

/**
 * A field is text that came from the client's record, in a report: it has a mark that names the variable and tells what
 * the record said. As long as nobody has edited it, it follows the record.
 */
export interface FieldChange {
  /** The nodes that it takes the place of. */
  first: number;
  last: number;
  text: string;
  mark: FieldMark;
}

/** Whether a text is still what the record said. A capital at its beginning is no edit. */
export function isAsRecorded(text: string, { attrs: { value } }: FieldMark): boolean {
  return text === value || text === capitalise(value);
}

export function fieldOf(node: InlineNode): FieldMark | undefined {
  return node.type === 'text' ? node.marks?.find((mark) => mark.type === 'field') : undefined;
}

/** What stands for a variable in a report. Undefined where there is nothing to put there. */
export function fillVariable(node: VariableNode, before: string, values: VariableValues): InlineNode | undefined {
  const { name } = node.attrs;
  const given = Object.hasOwn(values, name) ? values[name] : undefined;
  if (given === undefined) return undefined;
  const value = cleanText(given).trim();
  const text = isWordVariable(name) && isSentenceStart(before) ? capitalise(value) : value;
  const marks = node.marks ?? [];
  const isField = value !== '' && isRecordVariable(name);
  return withMarks({ type: 'text', text }, isField ? [...marks, { type: 'field', attrs: { name, value } }] : marks);
}

/** The fields of a block for which the record says something else by now. */
export function findFieldChanges(nodes: readonly InlineNode[], values: VariableValues): FieldChange[] {
  const changes: FieldChange[] = [];
  let before = '';
  for (let first = 0; first < nodes.length; first += 1) {
    const mark = fieldOf(nodes[first] as InlineNode);
    const last = mark === undefined ? first : findEnd(nodes, first, mark);
    const text = textOf(nodes.slice(first, last + 1));
    const change = mark === undefined ? undefined : changeField(mark, text, before, values);
    if (change !== undefined) changes.push({ first, last, ...change });
    before += text;
    first = last;
  }
  return changes;
}

/** A field with a bold half is two nodes. */
function findEnd(nodes: readonly InlineNode[], first: number, mark: FieldMark): number {
  let last = first;
  for (let next = nodes[last + 1]; next !== undefined; next = nodes[last + 1]) {
    const other = fieldOf(next);
    if (other === undefined || !sameMark(other, mark)) break;
    last += 1;
  }
  return last;
}

function changeField(
  mark: FieldMark,
  text: string,
  before: string,
  values: VariableValues,
): Pick<FieldChange, 'text' | 'mark'> | undefined {
  const { name, value: former } = mark.attrs;
  const value = cleanText(values[name] ?? '').trim();
  // Where the record no longer says anything, the text stays: an empty place could never be filled again.
  if (value === '' || value === former || !isAsRecorded(text, mark)) return undefined;
  // Somebody may have set a capital within the sentence. Of a name it says nothing.
  const hasCapital = isCapital(former) ? isSentenceStart(before) : isCapital(text);
  const isWord = isWordVariable(name);
  return {
    text: isWord && hasCapital ? capitalise(value) : value,
    mark: { type: 'field', attrs: { name, value } },
  };
}

export function textOf(nodes: readonly InlineNode[]): string {
  return nodes.map((node) => (node.type === 'text' ? node.text : node.type === 'hardBreak' ? '\n' : '\ufffc')).join('');
}
