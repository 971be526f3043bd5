import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDocument } from './check.ts';
import { toHtml } from './html.ts';
import { parseMarkdown } from './markdown/parse.ts';
import { anyDocument, anyMarkdown } from './testing/arbitrary-documents.ts';
import { readHtml } from './testing/html-tokens.ts';
import type { DocumentJson } from './types.ts';

const html = (markdown: string): string => toHtml(parseMarkdown(markdown, { template: true }));

describe('toHtml', () => {
  test.each([
    ['# A *b*', '<h1>A <em>b</em></h1>'],
    ['a **b ~~c~~** `d`\\\ne', '<p>a <strong>b <s>c</s></strong> <code>d</code><br>e</p>'],
    ['- a\n  - b\n- c', '<ul>\n<li>a\n<ul>\n<li>b</li>\n</ul>\n</li>\n<li>c</li>\n</ul>'],
    ['3. a\n\n   b', '<ol start="3">\n<li><p>a</p>\n<p>b</p>\n</li>\n</ol>'],
    ['> a', '<blockquote>\n<p>a</p>\n</blockquote>'],
    ['```js\na < b\n```', '<pre><code class="language-js">a &lt; b</code></pre>'],
    ['---', '<hr>'],
    [
      '| a | b |\n|---|--:|\n| 1 | 2 |',
      '<table>\n<thead>\n<tr><th>a</th><th align="right">b</th></tr>\n</thead>\n' +
        '<tbody>\n<tr><td>1</td><td align="right">2</td></tr>\n</tbody>\n</table>',
    ],
    [
      '[a](https://x.org?b=1&c=2 "t\\"")',
      '<p><a href="https://x.org?b=1&amp;c=2" title="t&quot;" rel="noopener noreferrer nofollow">a</a></p>',
    ],
    ['{{date.today}}', '<p><span data-variable="date.today">Today’s date</span></p>'],
    [
      '```prompt\nid: a\nlabel: <L>\n\nb\nc\n```',
      '<aside data-prompt="a"><strong>&lt;L&gt;</strong><p>b<br>c</p></aside>',
    ],
  ])('%j', (markdown, expected) => {
    expect(html(markdown)).toBe(expected);
    readHtml(expected);
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<a href="javascript:x">',
    '![x](https://evil.org/pixel.png)',
    '![x](javascript:alert(1))',
    '[x](javascript:alert(1))',
    '[x](jAvAsCrIpT:x)',
    '[x](java&#x09;script:alert(1))',
    '[x](&#x6A;avascript:alert(1))',
    '[x](data:text/html,<i>)',
    '[x](vbscript:x)',
    '[x](https://a.org "\\" onmouseover=\\"alert(1)")',
    '[x](https://a.org/"onclick="alert(1))',
    '<https://a.org/"x>',
    '```"><script>alert(1)</script>\nx\n```',
    '| <b onclick=x> |\n|---|\n| <iframe src=//x> |',
    '`<script>`',
    '<!--><img src=x onerror=alert(1)>-->',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '<br onclick=x>',
    '<style>*{}</style>',
    '[a]: javascript:alert(1)\n\n[a]',
    '[<script>](https://x.org)',
    '<a@b.c"onclick=x>',
    '# <h1 onclick=x>',
    '> <base href=//x>',
  ])('nothing of %j is alive', (markdown) => {
    const { tags } = readHtml(html(markdown));
    for (const tag of tags) expect(['script', 'img', 'svg', 'iframe', 'style', 'base', 'b']).not.toContain(tag);
  });

  test('text is shown whole', () => {
    expect(readHtml(html('<script>alert("1")</script> & \'x\'')).text).toBe('<script>alert("1")</script> & \'x\'');
  });

  test('whatever the Markdown, the output is made of our tags alone', () => {
    fc.assert(
      fc.property(anyMarkdown, (markdown) => {
        expect(() => readHtml(html(markdown))).not.toThrow();
      }),
      { numRuns: 400 },
    );
  });

  test('whatever the document, its text is shown whole', () => {
    fc.assert(
      fc.property(anyDocument, (json) => {
        const document = checkDocument(json);
        const shown = readHtml(toHtml(document)).text;
        for (const [, text = ''] of JSON.stringify(document).matchAll(/"text":("(?:[^"\\]|\\.)*")/g)) {
          expect(shown).toContain(JSON.parse(text));
        }
      }),
      { numRuns: 200 },
    );
  });

  test('a document that nobody checked cannot bring its own tags', () => {
    const evil = '"><script>alert(1)</script>';
    const link = { type: 'link', attrs: { href: 'javascript:alert(1)', title: evil } };
    const paragraph = { type: 'paragraph', content: [{ type: 'text', text: evil, marks: [link, { type: 'script' }] }] };
    const cell = { type: evil, attrs: { align: evil }, content: [paragraph] };
    for (const block of [
      paragraph,
      { type: 'heading', attrs: { level: evil } },
      { type: 'orderedList', attrs: { start: evil }, content: [{ type: 'listItem', content: [paragraph] }] },
      { type: 'codeBlock', attrs: { language: evil } },
      { type: 'prompt', attrs: { id: evil, label: evil, instruction: evil } },
      { type: 'table', content: [{ type: 'tableRow', content: [cell] }] },
    ]) {
      const { tags } = readHtml(toHtml({ type: 'doc', content: [block] } as unknown as DocumentJson));
      expect(tags).not.toContain('script');
      expect(tags).not.toContain('a');
    }
    for (const block of [{ type: 'script' }, { type: 'paragraph', content: [{ type: 'script' }] }]) {
      expect(() => toHtml({ type: 'doc', content: [block] } as unknown as DocumentJson)).toThrow(TypeError);
    }
  });
});
