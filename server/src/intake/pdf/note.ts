export type PageSource = 'text' | 'ocr';

/** Where a page of the PDF stands in the Markdown. Blank pages stand nowhere. */
export interface NotePage {
  page: number;
  startOffset: number;
  endOffset: number;
  source: PageSource;
}

export interface PdfNote {
  title: string;
  markdown: string;
  pages: NotePage[];
}
