import {
  AlignmentType,
  Document,
  Footer,
  Header,
  Packer,
  PageNumber,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';
import type { LetterheadWords } from '../describe-letterhead.ts';
import type { PreparedReport } from '../prepare-report.ts';
import { readText } from '../read-text.ts';
import { type OrderedLists, writeBlocks, writeHeading } from './blocks.ts';
import {
  ACCENT,
  BULLET_NUMBERING,
  defineOrdered,
  HAIRLINE,
  MUTED,
  orderedReference,
  PAGE,
  STYLES,
  TEXT_WIDTH,
} from './styles.ts';

const TOP = { lists: 0, quotes: 0 };
const DETAIL_TAB = 1700;
const RUNNING = { color: MUTED, size: 18 } as const;

export async function writeWord(report: PreparedReport, letterhead: LetterheadWords): Promise<Uint8Array> {
  const ordered: OrderedLists = [];
  const children = [
    writeHeading(report.heading, TOP),
    ...writeDetails(letterhead),
    ...writeBlocks(report.content, TOP, ordered),
  ];
  const document = new Document({
    title: readText(report.heading),
    creator: letterhead.clinicianName,
    lastModifiedBy: letterhead.clinicianName,
    description: '',
    styles: STYLES,
    numbering: { config: [BULLET_NUMBERING, ...defineLists(ordered)] },
    sections: [
      {
        properties: {
          titlePage: true,
          page: {
            size: { width: PAGE.width, height: PAGE.height },
            margin: { top: PAGE.endMargin, bottom: PAGE.endMargin, left: PAGE.sideMargin, right: PAGE.sideMargin },
          },
        },
        headers: { first: writeFirstHeader(letterhead), default: writeHeader(letterhead) },
        footers: { first: writeFooter(letterhead), default: writeFooter(letterhead) },
        children,
      },
    ],
  });
  return Packer.toBuffer(document);
}

function defineLists(ordered: OrderedLists): ReturnType<typeof defineOrdered>[] {
  return [...new Map(ordered.map((each) => [orderedReference(each), each])).values()].map(defineOrdered);
}

function writeDetails({ details }: LetterheadWords): Paragraph[] {
  return details.map(({ label, value }, index) => {
    const isLast = index === details.length - 1;
    return new Paragraph({
      style: 'Detail',
      tabStops: [{ type: TabStopType.LEFT, position: DETAIL_TAB }],
      indent: { left: DETAIL_TAB, hanging: DETAIL_TAB },
      ...(isLast ? { spacing: { after: 240 } } : {}),
      children: [new TextRun({ text: label, color: MUTED }), new TextRun({ children: [new Tab(), value] })],
    });
  });
}

function writeMark({ mark }: LetterheadWords): Paragraph[] {
  if (mark === '') return [];
  const run = new TextRun({ text: mark, bold: true, color: 'A11D1D', size: 26 });
  return [new Paragraph({ alignment: AlignmentType.CENTER, children: [run] })];
}

function writeFirstHeader(letterhead: LetterheadWords): Header {
  const { practiceName } = letterhead;
  const border = { bottom: { ...HAIRLINE, size: 12, color: ACCENT, space: 5 } };
  const practice = new Paragraph({ style: 'Practice', border, text: practiceName });
  return new Header({ children: [...writeMark(letterhead), practice] });
}

function writeHeader(letterhead: LetterheadWords): Header {
  const children = [new TextRun({ ...RUNNING, text: letterhead.practiceName })];
  const practice = new Paragraph({ border: { bottom: { ...HAIRLINE, space: 4 } }, children });
  return new Header({ children: [...writeMark(letterhead), practice] });
}

function writeFooter({ footer }: LetterheadWords): Footer {
  const pages = ['Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES];
  return new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.LEFT,
        border: { top: { ...HAIRLINE, space: 5 } },
        tabStops: [{ type: TabStopType.RIGHT, position: TEXT_WIDTH }],
        children: [new TextRun({ ...RUNNING, children: [footer, new Tab(), ...pages] })],
      }),
    ],
  });
}
