import { describe, expect, test } from 'vitest';
import { checkDocument } from './check.ts';
import { DocumentError } from './error.ts';
import { toHtml } from './html.ts';
import { LIMITS } from './limits.ts';
import { toMarkdown } from './markdown/serialise.ts';
import { showEvidence } from './show-evidence.ts';
import { formatSources, parseSources } from './sources.ts';
import { doc, paragraph, text } from './testing/build.ts';

const cited = { type: 'evidence', attrs: { sources: 'note_1@3-20#p2' } };
const unsupported = (reason: string) => ({ type: 'unsupported', attrs: { reason } });

const contradicting = { type: 'unsupported', attrs: { reason: 'contradiction', sources: 'note_1@30-44' } };

describe('evidence in a document', () => {
  const document = checkDocument(
    doc(
      paragraph(
        text('Sleeps badly.', cited),
        text(' '),
        text('Scored ', unsupported('figures')),
        text('31.', 'bold', unsupported('figures')),
        text(' '),
        text('Likes chess.', unsupported('wording')),
        text(' '),
        text('The notes do not record a plan.', unsupported('silence')),
        text(' '),
        text('Never smoked.', contradicting),
      ),
    ),
  );

  test('is kept by the check', () => {
    expect(JSON.stringify(document)).toContain(JSON.stringify({ type: 'text', text: 'Sleeps badly.', marks: [cited] }));
    expect(checkDocument(document)).toEqual(document);
  });

  test('a citation does not show, and a sentence that nothing supports is never hidden', () => {
    expect(toMarkdown(document)).toBe(
      'Sleeps badly. Scored **31.** (figures not found in the notes) Likes chess. (not found in the notes) ' +
        'The notes do not record a plan. Never smoked. (contradicts the notes)',
    );
    expect(toHtml(document)).toBe(
      '<p>Sleeps badly. Scored <strong>31.</strong> (figures not found in the notes) Likes chess. ' +
        '(not found in the notes) The notes do not record a plan. Never smoked. (contradicts the notes)</p>',
    );
  });

  test('a document without it is shown as it is', () => {
    const plain = checkDocument(doc(paragraph(text('a', 'bold'))));
    expect(showEvidence(plain)).toBe(plain);
  });

  test.each([
    {},
    { sources: '' },
    { sources: 'note_1' },
    { sources: 'note_1@5-5' },
    { sources: 'note_1@9-5' },
    { sources: 7 },
    { sources: 'a b@1-2' },
    { sources: '"><script>@1-2' },
    { sources: 'note@1-2#p1#p2' },
    { sources: 'note@1-9999999999' },
    { sources: Array.from({ length: LIMITS.sources + 1 }, (_, index) => `n@0-${index + 1}`).join(' ') },
  ])('%j is no evidence', (attrs) => {
    expect(() => checkDocument(doc(paragraph(text('a', { type: 'evidence', attrs }))))).toThrow(DocumentError);
  });

  test('a mark without places stays without them, whether they are left out or null', () => {
    const marked = { type: 'unsupported', attrs: { reason: 'wording', sources: null } };
    const checked = checkDocument(doc(paragraph(text('a', marked))));
    expect(checked).toEqual(checkDocument(doc(paragraph(text('a', unsupported('wording'))))));
    expect(JSON.stringify(checked)).not.toContain('sources');
  });

  test('what a sentence contradicts must be places in notes', () => {
    const marked = { type: 'unsupported', attrs: { reason: 'contradiction', sources: 'nowhere' } };
    expect(() => checkDocument(doc(paragraph(text('a', marked))))).toThrow(DocumentError);
  });

  test('a reason must be known', () => {
    expect(() => checkDocument(doc(paragraph(text('a', unsupported('mood')))))).toThrow(DocumentError);
  });

  test('sources come back as they were, each once', () => {
    const sources = [
      { note: 'note_1', start: 0, end: 12, page: 3, startMs: null },
      { note: 'note-2', start: 5, end: 6, page: null, startMs: 61_500 },
    ];
    expect(formatSources([...sources, ...sources])).toBe('note_1@0-12#p3 note-2@5-6#t61500');
    expect(parseSources(formatSources(sources))).toEqual(sources);
  });
});
