import { Document, Packer, Paragraph, Tab, TabStopType, TextRun } from 'docx';
import type { LetterheadWords } from '../describe-letterhead.ts';
import type { Page } from '../describe-page.ts';
import { isBlock, type PreparedReport } from '../prepare-report.ts';
import { readText } from '../read-text.ts';
import { type OrderedLists, writeBlocks, writeHeading } from './blocks.ts';
import { writeFirstHeader, writeFooter, writeHeader } from './page-ends.ts';
import { writeSignature } from './pictures.ts';
import { BULLET_NUMBERING, defineOrdered, makeStyles, MUTED, orderedReference } from './styles.ts';

const DETAIL_TAB = 1700;
const TWENTIETHS_PER_MM = 1440 / 25.4;

const inTwentieths = (mm: number): number => Math.round(mm * TWENTIETHS_PER_MM);

export async function writeWord(report: PreparedReport, letterhead: LetterheadWords, page: Page): Promise<Uint8Array> {
  const ordered: OrderedLists = [];
  const textWidth = inTwentieths(page.widthMm - 2 * page.sideMarginMm);
  const top = { lists: 0, quotes: 0, textWidth };
  const children = [
    writeHeading(report.heading, top),
    ...writeDetails(letterhead, page),
    ...report.content.flatMap((block) => (isBlock(block) ? writeBlocks([block], top, ordered) : writeSignature(block))),
  ];
  const side = inTwentieths(page.sideMarginMm);
  const document = new Document({
    title: readText(report.heading),
    creator: letterhead.clinicianName,
    lastModifiedBy: letterhead.clinicianName,
    description: '',
    styles: makeStyles(page.language),
    numbering: { config: [BULLET_NUMBERING, ...defineLists(ordered)] },
    sections: [
      {
        properties: {
          titlePage: true,
          page: {
            size: { width: inTwentieths(page.widthMm), height: inTwentieths(page.heightMm) },
            margin: {
              top: inTwentieths(page.topMarginMm),
              bottom: inTwentieths(page.bottomMarginMm),
              left: side,
              right: side,
            },
          },
        },
        headers: { first: writeFirstHeader(letterhead, page, textWidth), default: writeHeader(letterhead, page) },
        footers: { first: writeFooter(letterhead, page, textWidth), default: writeFooter(letterhead, page, textWidth) },
        children,
      },
    ],
  });
  return Packer.toBuffer(document);
}

function defineLists(ordered: OrderedLists): ReturnType<typeof defineOrdered>[] {
  return [...new Map(ordered.map((each) => [orderedReference(each), each])).values()].map(defineOrdered);
}

function writeDetails({ details }: LetterheadWords, { isRightToLeft }: Page): Paragraph[] {
  return details.map(({ label, value }, index) => {
    const isLast = index === details.length - 1;
    return new Paragraph({
      style: 'Detail',
      bidirectional: isRightToLeft,
      tabStops: [{ type: TabStopType.LEFT, position: DETAIL_TAB }],
      indent: { left: DETAIL_TAB, hanging: DETAIL_TAB },
      ...(isLast ? { spacing: { after: 240 } } : {}),
      children: [
        new TextRun({ text: label, color: MUTED, rightToLeft: isRightToLeft }),
        new TextRun({ children: [new Tab(), value], rightToLeft: isRightToLeft }),
      ],
    });
  });
}
