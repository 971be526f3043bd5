// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { toMarkdown } from '@casewright/document';
import { describe, expect, test } from 'vitest';
import { createExtensions } from '../extensions.ts';
import { readDocument } from '../read-document.ts';
import { fillJsdomGaps } from '../testing/jsdom-gaps.ts';
import { paste } from '../testing/paste.ts';
import { cleanHtml } from './clean-html.ts';
import browserTable from './fixtures/browser-table.html?raw';
import googleDocs from './fixtures/google-docs.html?raw';
import libreOffice from './fixtures/libreoffice.html?raw';
import word from './fixtures/word.html?raw';

fillJsdomGaps();

/** What becomes of it in the editor, as Markdown. */
function readPasted(html: string): string {
  return pasteInto('', 0, { html });
}

function pasteInto(content: string, place: number, copied: { html?: string; text?: string }): string {
  const element = document.createElement('div');
  const editor = new Editor({ element, extensions: createExtensions(), injectCSS: false, content });
  editor.commands.setTextSelection(place);
  paste(editor, copied);
  const markdown = toMarkdown(readDocument(editor));
  editor.destroy();
  return markdown;
}

/**
 * The same text copied out of four programs. LibreOffice 7.4 and Chromium put theirs on the clipboard themselves; those
 * of Word and Google Docs were written after what these programs put there.
 */
const START = '## Background\n\nSeen **twice**, <u>alone</u>, at [school](https://example.org/school).';
const LIST = '- Sleep\n  - Falls asleep late\n- School';
const TABLE = [
  '|  |  |  |',
  '| --- | --- | --: |',
  '| **Subtest** |  | **Score** |',
  '| Verbal | Similarities | 11 |',
  '|  | Vocabulary<br>(short form) | 9 |',
].join('\n');

describe('copied from', () => {
  test('Word', () => {
    const numbers = 'Then, in order:\n\n3. Reading\n   1. Words';
    expect(readPasted(word)).toBe([START, LIST, numbers, TABLE].join('\n\n'));
  });

  test.each([
    ['Google Docs', googleDocs],
    ['LibreOffice', libreOffice],
  ])('%s', (_, html) => {
    expect(readPasted(html)).toBe([START, LIST, TABLE].join('\n\n'));
  });

  test('a table of a page', () => {
    expect(readPasted(browserTable)).toBe(
      [
        'Scores of 3 March\n',
        '| Index | Result |  |',
        '| --- | --- | --- |',
        '|  | Score | Range |',
        '| Verbal | 111 | • average<br>• high average |',
        '| Visual | not given |  |',
      ].join('\n'),
    );
  });
});

describe('lists of Word', () => {
  const item = (text: string, place: string, marker: string): string =>
    `<p class=MsoListParagraph style='mso-list:${place}'><span style='mso-list:Ignore'>${marker}</span>${text}</p>\n`;

  test('another list, another kind and a paragraph each begin anew; a level that is left out does not', () => {
    const html =
      item('a', 'l0 level1 lfo1', '1.') +
      item('b', 'l0 level3 lfo1', 'i)') +
      item('c', 'l0 level2 lfo1', '·') +
      item('d', 'l0 level1 lfo1', '2.') +
      item('e', 'l4 level1 lfo2', '·') +
      '<p>Between.</p>' +
      item('f', 'l0 level1 lfo1', '3.');
    expect(readPasted(html)).toBe('1. a\n\n   1. b\n\n   - c\n\n2. d\n\n- e\n\nBetween.\n\n3. f');
  });

  test('a list that was taken away is none', () => {
    expect(readPasted("<p style='mso-list:none'>1. Not a list</p>")).toBe('1\\. Not a list');
  });
});

test('what Word puts between pages is no line', () => {
  const pageBreak = "<span style='font-size:12.0pt'><br clear=all style='page-break-before:always'></span>";
  expect(readPasted(`<p class=MsoNormal>One.</p>${pageBreak}<p class=MsoNormal>Two.</p>`)).toBe('One.\n\nTwo.');
});

test('a numbered heading of Word keeps its number, and is no list', () => {
  const marker = "<span style='mso-list:Ignore'>2.1<span style='font:7.0pt Calibri'>&nbsp;&nbsp;&nbsp; </span></span>";
  const html = `<h2 style='mso-list:l0 level2 lfo1'><![if !supportLists]>${marker}<![endif]>Method<o:p></o:p></h2>`;
  expect(readPasted(`${html}<p class=MsoNormal>Text.</p>`)).toBe('## 2.1 Method\n\nText.');
});

describe('tables', () => {
  test('spans that reach out of the table, overlap or are huge do no harm', () => {
    const html =
      '<table><tr><td rowspan=9>a<td colspan=3>b</tr><tr><td rowspan=0>c<td>d</tr><tr></tr>' +
      '<tr><td colspan=100000000>e</tr></table>';
    const rows = readPasted(html).split('\n');
    expect(new Set(rows.map((row) => row.split('|').length)).size).toBe(1);
    expect(rows.join('')).toMatch(/a.*b.*c.*d.*e/);
  });

  test('merged cells of another editor of the same make leave each text in its column', () => {
    const html =
      '<table data-pm-slice="1 1 []"><tr><td colspan="2">ab</td><td>c</td></tr><tr><td>1</td><td>2</td><td>3</td></tr></table>';
    expect(readPasted(html)).toContain('| ab |  | c |\n| 1 | 2 | 3 |');
  });

  test('a table that would be too large is not filled', () => {
    const html = `<table>${'<tr><td colspan=100 rowspan=100>x</td></tr>'.repeat(2_000)}</table>`;
    expect(cleanHtml(html).match(/<td>/g)).toHaveLength(2_000);
  });

  test('cells without a table, and a table in a cell', () => {
    expect(readPasted('<tr><td>a</td><td>b</td></tr>')).toBe('|  |  |\n| --- | --- |\n| a | b |');
    const inner = '<table><tr><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></table>';
    expect(readPasted(`<table><tr><td>x${inner}y</td><td>z</td></tr></table>`)).toContain(
      '| x<br>1 2<br>3 4<br>y | z |',
    );
  });
});

describe('into a cell of a table', () => {
  const table = '<table><tr><td>a</td><td>b</td></tr></table>';
  const behindA = 5;
  const inCell = (words: string): string => `|  |  |\n| --- | --- |\n| a${words} | b |`;

  test.each([
    ['paragraphs do not take the place of the next cell', { html: '<p>1</p><p><b>2</b></p>' }, '1<br>**2**'],
    ['a list', { html: '<ul><li>1</li><li>2</li></ul>' }, '• 1<br>• 2'],
    ['a table below a text', { html: '<p>1</p><table><tr><td>2</td><td>3</td></tr></table>' }, '1<br>2 3'],
    ['copied here', { html: '<p data-pm-slice="1 1 []">1</p><ol><li><p>2</p></li></ol>' }, '1<br>1. 2'],
    ['plain text', { text: '1\n\n- 2\n- 3' }, '1<br>• 2<br>• 3'],
  ])('%s', (_, copied, words) => {
    expect(pasteInto(table, behindA, copied)).toBe(inCell(words));
  });

  test('cells go into cells', () => {
    const copied = { html: '<table><tr><td>1</td><td>2</td></tr></table>' };
    expect(pasteInto(table, behindA, copied)).toBe('|  |  |\n| --- | --- |\n| 1 | 2 |');
  });
});

test('raised and lowered figures stay what they are: 10⁹ is not 109', () => {
  const html =
    '<p>6.2 x 10<sup>9</sup>/L, 22 kg/m<sup><b>2</b></sup>, H<sub>2</sub>O, 10<span style="vertical-align:super">-3</span>, 1<sup>st</sup></p>';
  expect(readPasted(html)).toBe('6.2 x 10⁹/L, 22 kg/m**²**, H₂O, 10⁻³, 1st');
});

test('signs that Word writes as letters of another font are read as they look', () => {
  const sign = (letter: string, font: string): string => {
    const style = `mso-char-type:symbol;mso-symbol-font-family:${font}`;
    return `<span style='font-family:${font};${style}'><span style='${style}'>${letter}</span></span>`;
  };
  const html = `<p>60 ${sign('à', 'Wingdings')} 55, ${sign('³', 'Symbol')} 5, ${sign('\uF0A3', '"Symbol"')} 9, à la 10³</p>`;
  expect(readPasted(html)).toBe('60 → 55, ≥ 5, ≤ 9, à la 10³');
});

test('remarks in the margin of Word stay out', () => {
  const html =
    "<p>She <a style='mso-comment-reference:JD_1'>slept</a><span class=MsoCommentReference><span style='font-size:8.0pt'>" +
    "<a class=msocomanchor href='#_msocom_1'>[JD1]</a><span style='mso-special-character:comment'>&nbsp;</span></span></span>" +
    " well.</p><div style='mso-element:comment-list'><hr class=msocomoff><div style='mso-element:comment'>" +
    '<p class=MsoCommentText>Are we sure?</p></div></div>';
  expect(readPasted(html)).toBe('She slept well.');
});

test('what is ticked in a list of Google Docs can be told from what is not', () => {
  const item = (isTicked: boolean, text: string) =>
    `<li dir="ltr" role="checkbox" aria-checked="${isTicked}"><img src="data:," alt=""/><p dir="ltr">${text}</p></li>`;
  const list = `<ul>${item(true, 'Thoughts of self-harm')}${item(false, 'A plan')}</ul>`;
  expect(readPasted(`<b id="docs-internal-guid-1" style="font-weight:normal">${list}</b>`)).toBe(
    '- ☑ Thoughts of self-harm\n- ☐ A plan',
  );
});
