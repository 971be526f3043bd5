import * as fc from 'fast-check';
import { LIMITS } from '../limits.ts';
import { CELL_ALIGNMENTS, PROMPT_FORMS, TEXT_ALIGNMENTS, UNSUPPORTED_REASONS, VARIABLES } from '../vocabulary.ts';
import { item, list, quote } from './build.ts';

/** Signs of Markdown, pieces of HTML, white space and characters of every kind that has ever been read wrongly. */
const FRAGMENTS = [
  '*',
  '**',
  '***',
  '_',
  '__',
  '~',
  '~~',
  '`',
  '``',
  '```',
  '~~~',
  '[',
  ']',
  '(',
  ')',
  '](',
  '[a](https://x.org)',
  '![',
  '<',
  '>',
  '<br>',
  '<b>',
  '<u>',
  '</u>',
  '<U>',
  '<u',
  '</p>',
  '<https://x.org>',
  '<a@b.org>',
  '&',
  '&amp;',
  '&#32;',
  '&copy',
  ';',
  '#',
  '# ',
  ' #',
  '## ',
  '-',
  '- ',
  '+ ',
  '* ',
  '1.',
  '1. ',
  '2) ',
  '999999999. ',
  '=',
  '===',
  '---',
  '- - -',
  '* * *',
  '___',
  '|',
  '|-',
  ':-',
  '-|-',
  '\\',
  '\\\\',
  '!',
  ':',
  ']:',
  '[a]: https://x.org',
  '{',
  '{{',
  '}}',
  '{{client.first_name}}',
  '{{ date.today }}',
  '{{no.such}}',
  'https://x.org',
  'a@b.org',
  'p<0.05',
  '<18',
  ' ',
  '  ',
  '    ',
  '\t',
  '\u00a0',
  '\u3000',
  '\u200b',
  '\u200d',
  '\ufeff',
  '\u2028',
  '\n',
  '\r\n',
  '\0',
  '\u0085',
  '\ud800',
  '\ufffe',
  'é',
  'e\u0301',
  'אב',
  '\u202e',
  '😀',
  '👩‍👩‍👧',
  '€',
  '—',
  '“',
  '”',
  '"',
  "'",
  '.',
  ',',
  '%',
  '$',
  '^',
  'a',
  'b',
  'word',
  'two words',
  '0',
  '7',
  'x_y',
  '2 * 3',
  ' * ',
  ' _ ',
];

export const anyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 8, arbitrary: fc.string({ unit: fc.constantFrom(...FRAGMENTS), minLength: 1, maxLength: 5 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
  { weight: 2, arbitrary: fc.string({ unit: fc.constantFrom(...'*_~`[]()<>&#-+1.=|\\!{}a \n'), maxLength: 8 }) },
);

const lineStart = fc.constantFrom('', '', '> ', '- ', '1. ', '  ', '    ', '\t', '# ', '| ', '```', '~~~', '```prompt');

export const anyMarkdown: fc.Arbitrary<string> = fc.oneof(
  fc.array(anyText, { maxLength: 8 }).map((parts) => parts.join('')),
  fc
    .array(fc.tuple(lineStart, anyText), { maxLength: 12 })
    .map((lines) => lines.map(([start, text]) => start + text).join('\n')),
);

const address = fc.oneof(
  fc.constantFrom('https://x.org', 'http://x.org/a(b)?c=1&amp;=2#d', 'https://x.org/)(', 'mailto:a@b.org'),
  fc.constantFrom('tel:+44 20', 'HTTPS://é.org'),
  anyText.map((text) => `https://x.org/${text.replaceAll(/\p{Cc}/gu, '')}`),
);

const link = fc.record({
  type: fc.constant('link'),
  attrs: fc.record({ href: address, title: fc.option(anyText) }, { requiredKeys: ['href'] }),
});

const sharedLink = fc.constant({ type: 'link', attrs: { href: 'https://x.org', title: null } });

const evidence = fc.oneof(
  fc
    .constantFrom('note_1@0-4', 'note_2@10-90#p3 note-3@1-2#t600')
    .map((sources) => ({ type: 'evidence', attrs: { sources } })),
  fc.constantFrom(...UNSUPPORTED_REASONS).map((reason) => ({ type: 'unsupported', attrs: { reason } })),
  fc.constant({ type: 'unsupported', attrs: { reason: 'contradiction', sources: 'note_1@3-20#p2' } }),
);

const field = fc.constantFrom('a', 'word', 'two words').map((value) => ({
  type: 'field',
  attrs: { name: 'client.full_name', value },
}));

const emphasis = fc.subarray([{ type: 'bold' }, { type: 'italic' }, { type: 'underline' }, { type: 'strike' }]);
const marks = fc
  .tuple(
    emphasis,
    fc.option(fc.oneof(link, sharedLink), { freq: 1 }),
    fc.nat(5),
    fc.option(evidence, { freq: 1 }),
    fc.option(field, { freq: 1 }),
  )
  .map(([names, anchor, code, support, recorded]) => [
    ...(recorded === null ? [] : [recorded]),
    ...names,
    ...(support === null ? [] : [support]),
    ...(anchor === null ? [] : [anchor]),
    ...(code === 0 ? [{ type: 'code' }] : []),
  ]);

const inline = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('text'), text: anyText, marks }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('hardBreak'), marks }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('variable'),
      attrs: fc.record({ name: fc.constantFrom(...Object.keys(VARIABLES)) }),
      marks,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('https://x.org', 'a@b.org').map((text) => {
      const href = text.includes('@') ? `mailto:${text}` : text;
      return { type: 'text', text, marks: [{ type: 'link', attrs: { href } }] };
    }),
  },
);

const inlines = fc.array(inline, { maxLength: 5 });
const align = fc.option(fc.constantFrom(...TEXT_ALIGNMENTS), { freq: 1 });
const paragraph = fc.record(
  { type: fc.constant('paragraph'), attrs: fc.record({ align }), content: inlines },
  { requiredKeys: ['type', 'content'] },
);

const heading = fc.record({
  type: fc.constant('heading'),
  attrs: fc.record({ level: fc.integer({ min: 1, max: 6 }), align }, { requiredKeys: ['level'] }),
  content: inlines,
});

const codeText = fc.array(anyText, { maxLength: 4 }).map((lines) => lines.join('\n'));

const codeBlock = fc.record({
  type: fc.constant('codeBlock'),
  attrs: fc.record({ language: fc.constantFrom(null, 'js', 'prompt', 'c++', 'c#') }),
  content: codeText.map((text) => [{ type: 'text', text }]),
});

const prompt = fc.record({
  type: fc.constant('prompt'),
  attrs: fc.record({
    id: fc.uuid(),
    label: anyText.map((text) => `L${text}`),
    instruction: codeText,
    form: fc.constantFrom(...PROMPT_FORMS),
  }),
});

const tableCell = fc.record({
  type: fc.constantFrom('tableCell', 'tableHeader'),
  attrs: fc.record({ align: fc.option(fc.constantFrom(...CELL_ALIGNMENTS)) }),
  content: fc.tuple(fc.oneof(paragraph, fc.constant({ type: 'paragraph' }))),
});

const table = fc.integer({ min: 1, max: 3 }).chain((columns) => {
  const cells = fc.array(tableCell, { minLength: columns, maxLength: columns });
  const row = fc.record({ type: fc.constant('tableRow'), content: cells });
  const head = fc.record({
    type: fc.constant('tableRow'),
    content: cells.map((each) => each.map((cell) => ({ ...cell, type: 'tableHeader' }))),
  });
  return fc.record({
    type: fc.constant('table'),
    content: fc
      .tuple(fc.oneof(head, row), fc.array(row, { maxLength: 2 }))
      .map(([first, others]) => [first, ...others]),
  });
});

const { block } = fc.letrec((tie) => ({
  block: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'block' },
    { weight: 4, arbitrary: paragraph },
    { weight: 1, arbitrary: heading },
    { weight: 1, arbitrary: codeBlock },
    { weight: 1, arbitrary: prompt },
    { weight: 1, arbitrary: table },
    { weight: 1, arbitrary: fc.constant({ type: 'horizontalRule' }) },
    { weight: 1, arbitrary: fc.constant({ type: 'pageBreak' }) },
    { weight: 2, arbitrary: fc.record({ type: fc.constant('blockquote'), content: tie('blocks') }) },
    { weight: 3, arbitrary: fc.record({ type: fc.constant('bulletList'), content: tie('items') }) },
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constant('orderedList'),
        attrs: fc.record({ start: fc.oneof(fc.nat(12), fc.constantFrom(99, LIMITS.listStart)) }),
        content: tie('items'),
      }),
    },
  ),
  blocks: fc.array(tie('block'), { minLength: 1, maxLength: 3, depthIdentifier: 'block' }),
  items: fc.array(tie('item'), { minLength: 1, maxLength: 3, depthIdentifier: 'block' }),
  item: fc
    .tuple(
      fc.oneof(paragraph, fc.constant({ type: 'paragraph' })),
      fc.array(tie('block'), { maxLength: 2, depthIdentifier: 'block' }),
    )
    .map(([first, rest]) => ({ type: 'listItem', content: [first, ...rest] })),
}));

/** Documents that the check accepts, most of them not canonical. */
export const anyDocument: fc.Arbitrary<unknown> = fc.record({
  type: fc.constant('doc'),
  content: fc.array(block, { minLength: 1, maxLength: 4 }),
});

type Wrapping = (inner: unknown, beside: unknown) => unknown;

const EMPTY = { type: 'paragraph' };
const LAYERS: readonly { levels: number; wrap: Wrapping }[] = [
  { levels: 1, wrap: (inner, beside) => quote(inner, beside) },
  { levels: 1, wrap: (inner, beside) => quote(beside, inner) },
  { levels: 2, wrap: (inner, beside) => list(item(EMPTY, inner, beside)) },
  { levels: 2, wrap: (inner, beside) => list(item(beside, inner), item(EMPTY)) },
  { levels: 2, wrap: (inner, beside) => list(item(EMPTY, inner), item(beside)) },
  { levels: 2, wrap: (inner) => ({ ...list(item(EMPTY, inner)), type: 'orderedList', attrs: { start: 2 } }) },
];

/** Quotes and lists nested as deep as they may be, with something beside each. */
export const anyDeepDocument: fc.Arbitrary<unknown> = fc
  .tuple(
    paragraph,
    fc.array(fc.tuple(fc.constantFrom(...LAYERS), paragraph), { maxLength: LIMITS.nesting, size: 'max' }),
  )
  .map(([core, layers]) => {
    let nesting = 0;
    let nested: unknown = core;
    for (const [{ levels, wrap }, beside] of layers) {
      nesting += levels;
      if (nesting <= LIMITS.nesting) nested = wrap(nested, beside);
    }
    return { type: 'doc', content: [nested] };
  });

/** One paragraph with much in it, where most of what can go wrong does. */
export const anyParagraphDocument: fc.Arbitrary<unknown> = fc.record({
  type: fc.constant('doc'),
  content: fc.tuple(fc.oneof(paragraph, heading, table)),
});
