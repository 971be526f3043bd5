import type { TableCellNode, TableNode } from '@casewright/document';
import { AlignmentType, BorderStyle, Paragraph, Table, TableCell, TableLayoutType, TableRow, WidthType } from 'docx';
import { shareColumns } from '../column-shares.ts';
import { isBlockRightToLeft, isRightToLeft } from '../read-text.ts';
import { writeInline } from './inline.ts';
import { HAIRLINE } from './styles.ts';

const ALIGNMENTS = { left: AlignmentType.LEFT, center: AlignmentType.CENTER, right: AlignmentType.RIGHT } as const;
const NONE = { style: BorderStyle.NONE } as const;
const BORDERS = {
  top: HAIRLINE,
  bottom: HAIRLINE,
  insideHorizontal: HAIRLINE,
  left: NONE,
  right: NONE,
  insideVertical: NONE,
};

/** A heading row says so, so that it is repeated on every page and read out with the cells. */
export function writeTable(table: TableNode, textWidth: number, indent: number): Table {
  const width = textWidth - indent;
  const columnWidths = shareColumns(table).map((share) => Math.floor(share * width));
  const rows = table.content.map(({ content: cells }, index) => {
    const isHeader = index === 0 && cells[0]?.type === 'tableHeader';
    return new TableRow({
      tableHeader: isHeader,
      // Else the rest of a row would stand on the next page under the heading row, as if it were a row of its own.
      cantSplit: true,
      children: cells.map((cell, column) => writeCell(cell, columnWidths[column] ?? 0, isHeader)),
    });
  });
  return new Table({
    rows,
    visuallyRightToLeft: isBlockRightToLeft(table),
    columnWidths,
    width: { size: width, type: WidthType.DXA },
    ...(indent > 0 ? { indent: { size: indent, type: WidthType.DXA } } : {}),
    layout: TableLayoutType.FIXED,
    margins: { left: 90, right: 90, marginUnitType: WidthType.DXA },
    borders: BORDERS,
  });
}

function writeCell({ attrs, content: [paragraph] }: TableCellNode, width: number, isHeader: boolean): TableCell {
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    ...(isHeader ? { shading: { fill: 'E6EEF1' } } : {}),
    children: [
      new Paragraph({
        style: isHeader ? 'TableHeading' : 'TableText',
        ...(attrs.align === null ? {} : { alignment: ALIGNMENTS[attrs.align] }),
        bidirectional: isRightToLeft(paragraph),
        keepNext: isHeader,
        children: writeInline(paragraph),
      }),
    ],
  });
}
