import { describe, expect, test } from 'vitest';
import { checkDocument } from '../check.ts';
import { DocumentError } from '../error.ts';
import { LIMITS } from '../limits.ts';
import { doc, item, list, paragraph, quote, text } from '../testing/build.ts';
import type { DocumentJson, InlineNode } from '../types.ts';
import { parseMarkdown } from './parse.ts';
import { toMarkdown } from './serialise.ts';

function paragraphOf(...content: unknown[]): DocumentJson {
  return checkDocument(doc(paragraph(...content)));
}

function inlineOf(markdown: string): InlineNode[] {
  const [block] = parseMarkdown(markdown).content;
  if (block?.type !== 'paragraph') throw new Error('not a paragraph');
  return block.content ?? [];
}

describe('Markdown that comes back as it was', () => {
  test.each([
    ['headings', '# One\n\n## Two *it*\n\n###### Six'],
    ['paragraphs and breaks', 'First line\\\nsecond line\n\nNext.'],
    ['emphasis', 'A **bold**, *italic*, ~~struck~~ and **_both_** word, un**believ**able.'],
    ['code', 'Run `npm ci`, ``a`b`` and `` ` ``.'],
    ['links', 'See [the **guide**](https://x.org/a_(b) "Title"), <https://x.org> or <anna@x.org>.'],
    ['nested lists', '- a\n  - b\n    1. c\n    2. d\n- e'],
    ['ordered lists with a start', '7. seven\n8. eight\n\nText.\n\n1. one'],
    ['lists side by side', '- a\n\n* b\n\n- c\n\n1. d\n\n1) e'],
    ['items with more than a paragraph', '- a\n\n  b\n\n  > c\n\n- d\n\n  ```js\n  e\n\n  f\n  ```'],
    ['items that start with something else', '- # a\n\n- > b\n\n- ___\n\n- * c\n\n- ```\n  d\n  ```\n\n-'],
    ['quotes', '> a\n>\n> > b\n>\n> - d'],
    ['code blocks', '```js\nlet a = `b`;\n\n  indented\n```\n\n````\n```\n````'],
    ['rules', 'a\n\n---\n\nb'],
    ['tables', '| a | b | c |\n| :-- | :-: | --: |\n| 1 | **x** \\| `y\\|z` |  |\n| d<br>e | [l](tel:1) | ~~s~~ |'],
    ['tables without a head', '|  |  |\n| --- | --- |\n| a | b |'],
  ])('%s', (_, markdown) => {
    expect(toMarkdown(parseMarkdown(markdown))).toBe(markdown);
  });
});

describe('text stays text', () => {
  test.each([
    ['# no heading', '\\# no heading'],
    ['#hashtag', '#hashtag'],
    ['- no list', '\\- no list'],
    ['+ no list', '\\+ no list'],
    ['* no list', '\\* no list'],
    ['1. no list', '1\\. no list'],
    ['2) no list', '2\\) no list'],
    ['1.5 mg', '1.5 mg'],
    ['> no quote', '\\> no quote'],
    ['---', '\\---'],
    ['***', '\\*\\*\\*'],
    ['___', '\\_\\_\\_'],
    ['```', '\\`\\`\\`'],
    ['~~~', '\\~\\~\\~'],
    ['*a* **b** _c_', '\\*a\\* \\*\\*b\\*\\* \\_c\\_'],
    ['snake_case_name and __init__', 'snake_case_name and \\_\\_init\\_\\_'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['~5 mg, ~~not struck~~', '~5 mg, \\~\\~not struck\\~\\~'],
    ['`code`', '\\`code\\`'],
    ['[sic] and [ ]', '[sic] and [ ]'],
    ['[a](https://x.org)', '[a\\](https://x.org)'],
    ['![a](https://x.org)', '![a\\](https://x.org)'],
    ['[a]: https://x.org', '[a\\]: https://x.org'],
    ['<b>bold</b>', '\\<b>bold\\</b>'],
    ['<u>under</u>', '\\<u>under\\</u>'],
    ['<https://x.org>', '\\<https://x.org>'],
    ['a<br>b', 'a\\<br>b'],
    ['age <18, p<.05; 3 < 4 > 2', 'age <18, p<.05; 3 < 4 > 2'],
    ['&amp; &#32; R&D', '\\&amp; \\&#32; R&D'],
    ['https://x.org/a_b', 'https://x.org/a_b'],
    ['C:\\Users\\*', 'C:\\Users\\\\\\*'],
    ['{{client.first_name}} {{no.such}}', '\\{{client.first_name}} {{no.such}}'],
    ['a | b', 'a | b'],
    ['well-known – e.g. (a) 50% of +3', 'well-known – e.g. (a) 50% of +3'],
    [' a ', '&#32;a&#32;'],
    ['\ta', '&#9;a'],
    ['    a', '&#32;   a'],
  ])('%j is written %j', (value, markdown) => {
    const document = paragraphOf(text(value));
    expect(toMarkdown(document)).toBe(markdown);
    expect(parseMarkdown(markdown)).toEqual(document);
    expect(parseMarkdown(markdown, { template: true })).toEqual(document);
  });

  test.each(['===', '---', '-', '|-|', ':-', '# a', '- a', '1. a', '> a', '    a', '```'])(
    'also %j in the second line of a paragraph with a bar',
    (line) => {
      const document = paragraphOf(text('a|b'), { type: 'hardBreak' }, text(line));
      expect(parseMarkdown(toMarkdown(document))).toEqual(document);
    },
  );

  test('a heading that ends in hashes', () => {
    const heading = { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'C ##' }] };
    const document = checkDocument(doc(heading));
    expect(toMarkdown(document)).toBe('## C \\##');
    expect(parseMarkdown('## C \\##')).toEqual(document);
  });

  test.each([
    [[text('Note:', 'bold'), text('text')], '**Note:**&#116;ext'],
    [[text('Note:', 'bold'), text(' text')], '**Note:** text'],
    [[text('a'), text('"b"', 'italic'), text('c')], '&#97;*"b"*&#99;'],
    [[text('un'), text('believ', 'bold'), text('able')], 'un**believ**able'],
    [[text('a', 'bold'), text('b', 'bold', 'italic'), text('c', 'italic')], '**&#97;_b_**_c_'],
    [[text('x '), text(' a ', 'bold'), text('y')], 'x  **a** y'],
    [[text('a', 'strike'), text('~')], '~~a~~\\~'],
    [[text('a'), text('b', 'underline'), text('c')], 'a<u>b</u>c'],
    [[text('Name: '), text('   ', 'underline'), text('.')], 'Name: <u>   </u>.'],
    [[text('a', 'underline'), text('"b"', 'bold', 'underline'), text('c')], '<u>&#97;**"b"**</u>c'],
  ])('emphasis in awkward places: %j', (content, markdown) => {
    const document = paragraphOf(...content);
    expect(toMarkdown(document)).toBe(markdown);
    expect(parseMarkdown(markdown)).toEqual(document);
  });
});

describe('reading', () => {
  test('raw HTML is text, but for the line break and what is underlined', () => {
    expect(inlineOf('<script>alert(1)</script><br/>a <!-- b -->')).toEqual([
      { type: 'text', text: '<script>alert(1)</script>' },
      { type: 'hardBreak' },
      { type: 'text', text: 'a <!-- b -->' },
    ]);
    expect(inlineOf('</u><u>a <U>b</u> `</u>` <u onclick="x">')).toEqual([
      { type: 'text', text: '</u><u>a ' },
      { type: 'text', text: 'b', marks: [{ type: 'underline' }] },
      { type: 'text', text: ' ' },
      { type: 'text', text: '</u>', marks: [{ type: 'code' }] },
      { type: 'text', text: ' <u onclick="x">' },
    ]);
    expect(parseMarkdown('<div onclick="x">\n\n*a*\n\n</div>').content).toHaveLength(3);
  });

  test('an image is a link to it', () => {
    const link = { type: 'link', attrs: { href: 'https://x.org/a.png', title: null } };
    expect(inlineOf('![scan](https://x.org/a.png)')).toEqual([{ type: 'text', text: 'scan', marks: [link] }]);
    expect(inlineOf('![](https://x.org/a.png)')).toEqual([{ type: 'text', text: link.attrs.href, marks: [link] }]);
    expect(inlineOf('![x](data:image/png,A)')).toEqual([{ type: 'text', text: '![x](data:image/png,A)' }]);
  });

  test.each([
    '[x](javascript:alert(1))',
    '[x](JAVASCRIPT:alert)',
    '[x](<java\tscript:alert(1)>)',
    '[x](&#106;avascript:alert)',
    '[x](java&Tab;script:alert)',
    '[x](data:text/html;base64,AA)',
    '[x](vbscript:x)',
    '[x](//x.org)',
    '[x](/a)',
    '[x]()',
    '<javascript:alert(1)>',
    '[x]: javascript:alert(1)\n\n[x]',
    '[x](\\javascript:alert)',
    '[x](jav&#x0A;ascript:alert)',
    '[x](<javascript:alert(1)> "https://x.org")',
  ])('%j is no link', (markdown) => {
    expect(JSON.stringify(parseMarkdown(markdown))).not.toContain('"link"');
  });

  test('reference links, and what only looks like them', () => {
    const link = { type: 'link', attrs: { href: 'https://x.org', title: 'T' } };
    expect(inlineOf('[a][r] [R] [r][] [none] [[r]\n\n[r]: https://x.org "T"')).toEqual([
      { type: 'text', text: 'a', marks: [link] },
      { type: 'text', text: ' ' },
      { type: 'text', text: 'R', marks: [link] },
      { type: 'text', text: ' ' },
      { type: 'text', text: 'r', marks: [link] },
      { type: 'text', text: ' [none] [' },
      { type: 'text', text: 'r', marks: [link] },
    ]);
  });

  test('a title that is too long makes no link', () => {
    const title = 'x'.repeat(LIMITS.titleCharacters + 1);
    for (const markdown of [`[a](https://x.org "${title}")`, `[a]\n\n[a]: https://x.org "${title}"`]) {
      const document = parseMarkdown(markdown);
      expect(JSON.stringify(document)).not.toContain('"link"');
      expect(checkDocument(document)).toEqual(document);
    }
  });

  test('links do not nest, and code and addresses bind closer than brackets', () => {
    expect(toMarkdown(parseMarkdown('[a [b](https://x.org) c](https://y.org)'))).toBe(
      '[a [b](https://x.org) c\\](https://y.org)',
    );
    expect(inlineOf('[a `](https://x.org)` b')).toEqual([
      { type: 'text', text: '[a ' },
      { type: 'text', text: '](https://x.org)', marks: [{ type: 'code' }] },
      { type: 'text', text: ' b' },
    ]);
  });

  test('what is nested too deep keeps its signs', () => {
    const quotes = parseMarkdown(`${'>'.repeat(100)} deep`);
    expect(toMarkdown(quotes)).toBe(`${'> '.repeat(LIMITS.nesting)}\\${'>'.repeat(100 - LIMITS.nesting)} deep`);
    const lists = parseMarkdown(`${'- '.repeat(100)}deep`);
    expect(JSON.stringify(lists)).toContain(`${'- '.repeat(100 - LIMITS.nesting / 2)}deep`);
    expect(checkDocument(lists)).toEqual(lists);
  });

  test.each<[string, number, (inner: unknown) => unknown]>([
    ['quotes', LIMITS.nesting, quote],
    ['lists', LIMITS.nesting / 2, (inner) => list(item(paragraph(), inner))],
    ['lists after text', LIMITS.nesting / 2, (inner) => list(item(paragraph(text('- a')), inner))],
    ['both', Math.floor(LIMITS.nesting / 3), (inner) => quote(list(item(paragraph(), inner)), inner)],
  ])('what is nested as deep as can be comes back: %s', (_, levels, wrap) => {
    let block: unknown = paragraph(text('> - 1. # a'));
    for (let level = 0; level < levels; level++) block = wrap(block);
    const document = checkDocument(doc(block));
    expect(parseMarkdown(toMarkdown(document))).toEqual(document);
  });

  test('what is too large stays as it was written, and stays so', () => {
    const many = '- a\n'.repeat(LIMITS.markdownLines);
    const document = parseMarkdown(many);
    expect(document.content).toEqual([
      { type: 'codeBlock', attrs: { language: null }, content: [{ type: 'text', text: many }] },
    ]);
    expect(parseMarkdown(toMarkdown(document))).toEqual(document);
  });

  test('a table too wide is text', () => {
    const wide = `${'|a'.repeat(LIMITS.tableColumns + 1)}|\n${'|-'.repeat(LIMITS.tableColumns + 1)}|`;
    expect(parseMarkdown(wide).content[0]?.type).toBe('paragraph');
    const fitting = `${'|a'.repeat(LIMITS.tableColumns)}|\n${'|-'.repeat(LIMITS.tableColumns)}|`;
    expect(parseMarkdown(fitting).content[0]?.type).toBe('table');
  });

  test('only what is too long is refused', () => {
    expect(() => parseMarkdown('x'.repeat(LIMITS.markdownCharacters + 1))).toThrow(DocumentError);
    expect(parseMarkdown('')).toEqual({ type: 'doc', attrs: { version: 1 }, content: [{ type: 'paragraph' }] });
    expect(toMarkdown(parseMarkdown(''))).toBe('');
  });
});

describe('what a clinician types and Markdown would lose', () => {
  test.each(['>50% of the time', '>=3 falls', '>.5 mg'])('the sign of %s', (line) => {
    expect(parseMarkdown(line)).toEqual(paragraphOf(text(line)));
    expect(parseMarkdown(`- ${line}`)).toEqual(checkDocument(doc(list(item(paragraph(text(line)))))));
    expect(parseMarkdown(`> ${line.slice(1)}`).content[0]?.type).toBe('blockquote');
  });

  test('cells of a row that the head of its table has none for', () => {
    const markdown = '| Drug | Dose |\n|---|---|\n| Sertraline | 50 \\| mg | since May | | stopped |\n| Zopiclone |';
    const rows = '| Sertraline | 50 \\| mg \\| since May \\| stopped |\n| Zopiclone |  |';
    expect(toMarkdown(parseMarkdown(markdown))).toBe(`| Drug | Dose |\n| --- | --- |\n${rows}`);
  });
});
