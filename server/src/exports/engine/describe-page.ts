import { cleanLines } from '@casewright/document';
import { languageOf } from '../languages.ts';
import type { Paper, PrintedPicture } from '../report-export.ts';

export interface Page {
  widthMm: number;
  heightMm: number;
  sideMarginMm: number;
  topMarginMm: number;
  bottomMarginMm: number;
  language: string;
  isRightToLeft: boolean;
  /** Beside the practice's name: address, then ways to reach it, then registration numbers, with a gap between. */
  contactGroups: string[][];
  footerLines: string[];
  logo: PrintedPicture | null;
}

const SIZES = { a4: { widthMm: 210, heightMm: 297 }, letter: { widthMm: 215.9, heightMm: 279.4 } } as const;
const DEFAULTS = { language: 'en-GB', sideMarginMm: 25, endMarginMm: 27 } as const;
/** What the line with the page's number needs, and each line of the practice's own footer. */
const PAGE_LINE_MM = 20;
const FOOTER_LINE_MM = 4;

export function describePage(paper: Paper | null | undefined): Page {
  const { sideMarginMm, endMarginMm, language } = paper ?? DEFAULTS;
  const footerLines = listLines(paper?.footer ?? '');
  const groups = paper ? [paper.address, paper.contact, paper.registrations].map(listLines) : [];
  return {
    ...SIZES[paper?.pageSize ?? 'a4'],
    sideMarginMm,
    topMarginMm: endMarginMm,
    bottomMarginMm: Math.max(endMarginMm, PAGE_LINE_MM + footerLines.length * FOOTER_LINE_MM),
    language,
    isRightToLeft: languageOf(language).isRightToLeft ?? false,
    contactGroups: groups.filter((lines) => lines.length > 0),
    footerLines,
    logo: paper?.logo ?? null,
  };
}

/** The lines of a text that have something on them. */
function listLines(text: string): string[] {
  const lines = cleanLines(text).split('\n');
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}
