import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import type { CellAlignment } from '@casewright/document';
import { BY_FIRST_LETTER } from './direction.ts';

const ALIGNMENTS: readonly string[] = ['left', 'center', 'right'] satisfies CellAlignment[];

function readAlignment(element: HTMLElement): string | null {
  const align = (element.getAttribute('align') ?? element.style.textAlign).toLowerCase();
  return ALIGNMENTS.includes(align) ? align : null;
}

/** The table plugin counts on the spans; a cell here always spans one, whatever was pasted. */
const single = { default: 1, parseHTML: () => 1, renderHTML: () => ({}) };
const unset = { default: null, parseHTML: () => null, renderHTML: () => ({}) };

const addAttributes = () => ({
  align: { default: null, parseHTML: readAlignment },
  colspan: single,
  rowspan: single,
  colwidth: unset,
});

export const tableExtensions = [
  Table.extend({ renderHTML: () => ['table', BY_FIRST_LETTER, ['tbody', 0]] }).configure({ resizable: false }),
  TableRow.extend({ content: '(tableHeader | tableCell)+' }),
  TableHeader.extend({ content: 'paragraph', addAttributes }),
  TableCell.extend({ content: 'paragraph', addAttributes }),
];
