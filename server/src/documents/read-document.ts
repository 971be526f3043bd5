import { checkDocument, DocumentError, type DocumentJson, toHtml, toMarkdown } from '@casewright/document';

/** A document that was checked, as it is stored: JSON in the canonical form. */
export interface CheckedDocument {
  content: string;
}

/** With the texts that are stored beside it. */
export interface RenderedDocument extends CheckedDocument {
  markdown: string;
  html: string;
}

/** What came of reading something that should be a document. The fault is data, because it comes from a thread. */
export type Reading<Document extends CheckedDocument> = Document | { fault: { path: string; reason: string } };

export function readChecked(json: unknown): Reading<CheckedDocument> {
  return catchFault(() => ({ content: JSON.stringify(checkDocument(json)) }));
}

export function readRendered(json: unknown): Reading<RenderedDocument> {
  return catchFault(() => renderChecked(checkDocument(json)));
}

export function renderChecked(document: DocumentJson): RenderedDocument {
  return { content: JSON.stringify(document), markdown: toMarkdown(document), html: toHtml(document) };
}

export function catchFault<Document extends CheckedDocument>(read: () => Document): Reading<Document> {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    return { fault: { path: error.path, reason: error.reason } };
  }
}

/** Throws the DocumentError where it was none. */
export function takeDocument<Document extends CheckedDocument>(reading: Reading<Document>): Document {
  if ('fault' in reading) throw new DocumentError(reading.fault.path, reading.fault.reason);
  return reading;
}
