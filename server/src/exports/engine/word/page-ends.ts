import {
  AlignmentType,
  BorderStyle,
  Footer,
  Header,
  PageNumber,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  TextRun,
  VerticalAlignTable,
  WidthType,
} from 'docx';
import type { LetterheadWords } from '../describe-letterhead.ts';
import type { Page } from '../describe-page.ts';
import { isRightToLeft as isRightToLeftText } from '../read-text.ts';
import { writeLogo } from './pictures.ts';
import { ACCENT, HAIRLINE, MUTED } from './styles.ts';

const RUNNING = { color: MUTED, size: 18 } as const;
const RULE = { ...HAIRLINE, size: 12, color: ACCENT, space: 5 };
const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const NO_BORDERS = {
  top: NONE,
  bottom: NONE,
  left: NONE,
  right: NONE,
  insideHorizontal: NONE,
  insideVertical: NONE,
};
/** Of the width, for name and logo; the rest is for the lines beside them. */
const NAME_SHARE = 0.58;
const GROUP_GAP = 80;
const PAGE_NUMBERS: Record<string, string> = {
  '{page}': PageNumber.CURRENT,
  '{pages}': PageNumber.TOTAL_PAGES,
};

export function writeFirstHeader(letterhead: LetterheadWords, page: Page, textWidth: number): Header {
  const { isRightToLeft, contactGroups, logo } = page;
  const border = { bottom: RULE };
  const name = { style: 'Practice', bidirectional: isRightToLeft, text: letterhead.practiceName };
  if (contactGroups.length === 0 && logo === null) {
    return new Header({ children: [...writeMark(letterhead), new Paragraph({ ...name, border })] });
  }
  const rule = new Paragraph({ border, spacing: { before: 0, after: 120, line: 60, lineRule: 'exact' } });
  return new Header({ children: [...writeMark(letterhead), writeHead(letterhead, page, textWidth), rule] });
}

/** Logo and name, and at the other side the lines that tell how to reach the practice. */
function writeHead({ practiceName }: LetterheadWords, page: Page, textWidth: number): Table {
  const { isRightToLeft, contactGroups, logo } = page;
  const name = new Paragraph({ style: 'Practice', bidirectional: isRightToLeft, text: practiceName });
  const picture =
    logo === null ? [] : [new Paragraph({ bidirectional: isRightToLeft, children: [writeLogo(logo, practiceName)] })];
  const lines = contactGroups.flatMap((group) =>
    group.map((text, index) => {
      const direction = directionOf(text, isRightToLeft);
      // At the far side of the page, which is the beginning of a line that runs the other way.
      const alignment = direction.bidirectional === isRightToLeft ? AlignmentType.END : AlignmentType.START;
      const spacing = { after: index === group.length - 1 ? GROUP_GAP : 0 };
      return new Paragraph({
        style: 'PracticeLines',
        alignment,
        spacing,
        ...direction,
        children: [new TextRun({ text })],
      });
    }),
  );
  const nameWidth = Math.floor(textWidth * NAME_SHARE);
  const columns = [
    { width: nameWidth, children: [...picture, name] },
    { width: textWidth - nameWidth, children: lines.length === 0 ? [new Paragraph({})] : lines },
  ];
  return new Table({
    columnWidths: columns.map(({ width }) => width),
    width: { size: textWidth, type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    margins: { left: 0, right: 0, marginUnitType: WidthType.DXA },
    borders: NO_BORDERS,
    visuallyRightToLeft: isRightToLeft,
    rows: [
      new TableRow({
        children: columns.map(({ width, children }) => {
          const size = { size: width, type: WidthType.DXA };
          return new TableCell({
            width: size,
            verticalAlign: VerticalAlignTable.BOTTOM,
            borders: NO_BORDERS,
            children,
          });
        }),
      }),
    ],
  });
}

/** A line runs as its own first letter does. */
function directionOf(text: string, around: boolean): { bidirectional: boolean } {
  return { bidirectional: isRightToLeftText({ content: [{ type: 'text', text }] }, around) };
}

export function writeHeader(letterhead: LetterheadWords, { isRightToLeft }: Page): Header {
  const children = [new TextRun({ ...RUNNING, text: letterhead.practiceName })];
  const border = { bottom: { ...HAIRLINE, space: 4 } };
  const practice = new Paragraph({ bidirectional: isRightToLeft, border, children });
  return new Header({ children: [...writeMark(letterhead), practice] });
}

function writeMark({ mark }: LetterheadWords): Paragraph[] {
  if (mark === '') return [];
  const run = new TextRun({ text: mark, bold: true, color: 'A11D1D', size: 26 });
  return [new Paragraph({ alignment: AlignmentType.CENTER, children: [run] })];
}

export function writeFooter({ footer, pageNumber }: LetterheadWords, page: Page, textWidth: number): Footer {
  const { isRightToLeft, footerLines } = page;
  const pages = pageNumber.split(/(\{pages?\})/).map((part) => PAGE_NUMBERS[part] ?? part);
  const line = new Paragraph({
    alignment: AlignmentType.START,
    bidirectional: isRightToLeft,
    border: { top: { ...HAIRLINE, space: 5 } },
    spacing: { after: 60 },
    tabStops: [{ type: TabStopType.RIGHT, position: textWidth }],
    children: [new TextRun({ ...RUNNING, rightToLeft: isRightToLeft, children: [footer, new Tab(), ...pages] })],
  });
  const ownLines = footerLines.map(
    (text) =>
      new Paragraph({
        style: 'PracticeLines',
        alignment: AlignmentType.CENTER,
        ...directionOf(text, isRightToLeft),
        spacing: { after: 0 },
        children: [new TextRun({ text })],
      }),
  );
  return new Footer({ children: [line, ...ownLines] });
}
