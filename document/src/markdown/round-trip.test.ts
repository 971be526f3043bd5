import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDocument } from '../check.ts';
import { leaveOutLayout } from '../layout.ts';
import { hasPrompts } from '../prompts.ts';
import { showEvidence } from '../show-evidence.ts';
import { anyDeepDocument, anyDocument, anyMarkdown, anyParagraphDocument } from '../testing/arbitrary-documents.ts';
import { parseMarkdown } from './parse.ts';
import { toMarkdown } from './serialise.ts';

function checkRoundTrip(json: unknown): void {
  const document = checkDocument(json);
  const markdown = toMarkdown(document);
  const isReport = !hasPrompts(document) && !JSON.stringify(document).includes('"variable"');
  for (const template of isReport ? [true, false] : [true]) {
    expect(parseMarkdown(markdown, { template })).toEqual(leaveOutLayout(showEvidence(document)));
  }
}

describe('document → Markdown → document', () => {
  test('is the document, for any document', () => {
    fc.assert(fc.property(anyDocument, checkRoundTrip), { numRuns: 300 });
  });

  test('is the document, for any document nested as deep as can be', () => {
    fc.assert(fc.property(anyDeepDocument, checkRoundTrip), { numRuns: 150 });
  });

  test('is the document, for any text in paragraphs, headings and tables', () => {
    fc.assert(fc.property(anyParagraphDocument, checkRoundTrip), { numRuns: 700 });
  });
});

describe('Markdown → document → Markdown', () => {
  test.each([true, false])('is stable after the first time (template: %s)', (template) => {
    fc.assert(
      fc.property(anyMarkdown, (markdown) => {
        const document = parseMarkdown(markdown, { template });
        expect(checkDocument(document)).toEqual(document);
        const written = toMarkdown(document);
        expect(parseMarkdown(written, { template })).toEqual(document);
        expect(toMarkdown(parseMarkdown(written, { template }))).toBe(written);
      }),
      { numRuns: 400 },
    );
  });
});
