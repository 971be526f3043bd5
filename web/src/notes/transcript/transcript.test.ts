import { type NoteWord, parseMarkdown } from '@casewright/document';
import { expect, test } from 'vitest';
import type { Note } from '../../api/notes.ts';
import { bareWordsAt, dismissDoubt, findSame, replaceWords } from './correct-words.ts';
import { type Doubt, listDoubts } from './doubts.ts';
import { placeWords } from './place-words.ts';
import { applyEdits, findWordAt, readSpokenText, type SpokenText } from './spoken-text.ts';

const HEAD = '# Visit\n\n*Draft.*\n\n*A mark such as \\[?\\] follows words.*\n\n[00:00:00]\n\n';

/** Words half a second each; those between `<` and `>` are in doubt. */
function speak(marked: string): SpokenText {
  const said = marked.replaceAll(/[<>]/g, '');
  const markdown = `${HEAD}${said}\n`;
  const remarkless = said.replaceAll(/ \\\[\?[^\]]*\]/g, (remark) => ' '.repeat(remark.length));
  const doubtful = new Set<number>();
  let at = 0;
  let isOpen = false;
  for (const sign of marked) {
    if (sign === '<' || sign === '>') isOpen = sign === '<';
    else {
      if (isOpen) doubtful.add(at);
      at += 1;
    }
  }
  const words = [...remarkless.matchAll(/\S+/g)]
    .filter(([word]) => /\w/.test(word))
    .map(({ index, 0: word }, order): NoteWord => {
      const place = [HEAD.length + index, HEAD.length + index + word.length, order * 500] as const;
      return doubtful.has(index) ? [...place, 1] : [...place];
    });
  return readSpokenText({ markdown, words, places: null } as unknown as Note);
}

const bodyOf = ({ markdown }: SpokenText): string => markdown.slice(HEAD.length).trim();
const timesOf = ({ markdown, words }: SpokenText) =>
  words.map(({ start, end, ms }) => `${markdown.slice(start, end)} ${ms}`);

const TEXT = speak('He takes <lies in April> \\[? lisinopril\\], 10 mg. He said pane \\[?\\] twice. Pane it is.');

test('doubts are listed with the words they are about, and the explanation at the top is none', () => {
  expect(listDoubts(TEXT).map((doubt) => [bareWordsAt(TEXT, doubt.selection), doubt.suggestion])).toEqual([
    ['lies in April', 'lisinopril'],
    ['pane', null],
  ]);
  const asked = speak('He denied it. \\[? please listen to this sentence again\\] Then he left.');
  expect(listDoubts(asked)).toMatchObject([{ suggestion: null, request: 'please listen to this sentence again' }]);
});

test('accepting the likely word replaces the words and their remark, and keeps stops and times', () => {
  const [doubt] = listDoubts(TEXT) as [Doubt];
  const changed = replaceWords(TEXT, [doubt.selection], 'lisinopril');
  expect(bodyOf(changed)).toBe('He takes lisinopril, 10 mg. He said pane \\[?\\] twice. Pane it is.');
  expect(timesOf(changed).slice(1, 4)).toEqual(['takes 500', 'lisinopril 1000', '10 2500']);
});

test('keeping what was heard takes the remark alone', () => {
  const [, doubt] = listDoubts(TEXT) as [Doubt, Doubt];
  const changed = dismissDoubt(TEXT, doubt);
  expect(bodyOf(changed)).toBe('He takes lies in April \\[? lisinopril\\], 10 mg. He said pane twice. Pane it is.');
  expect(timesOf(changed).at(-1)).toBe(timesOf(TEXT).at(-1));
});

test('a capital is kept where a sentence begins, and can be put right elsewhere', () => {
  const text = speak('Ring it is. He lost the Ring.');
  const places = findSame(text, { first: 6, last: 6 });
  expect(bodyOf(replaceWords(text, places, 'ring'))).toBe('Ring it is. He lost the ring.');
});

test('a spelling is put right everywhere: whole words, in capitals or not, with their remarks', () => {
  const [, { selection }] = listDoubts(TEXT) as [Doubt, Doubt];
  const same = findSame(TEXT, selection);
  expect(same).toHaveLength(2);
  const changed = replaceWords(TEXT, same, 'pain *sharp*');
  expect(bodyOf(changed)).toBe(
    String.raw`He takes lies in April \[? lisinopril\], 10 mg. He said pain \*sharp\* twice. Pain \*sharp\* it is.`,
  );
  expect(findSame(speak('Can he cancel? He can.'), { first: 0, last: 0 })).toHaveLength(2);
});

test('words can be taken out', () => {
  expect(bodyOf(replaceWords(speak('He he sleeps.'), [{ first: 1, last: 1 }], ' '))).toBe('He sleeps.');
});

test('edits leave the words around them where they stand', () => {
  const text = speak('One two three four.');
  const at = (word: string): number => text.markdown.indexOf(word);
  const changed = applyEdits(text, [
    { start: at('three'), end: at('three') + 5, text: '3 and a half' },
    { start: at('One'), end: at('One') + 3, text: '1' },
  ]);
  expect(timesOf(changed)).toEqual(['1 0', 'two 500', '3 1000', 'and 1000', 'a 1000', 'half 1000', 'four. 1500']);
});

test('every word is found in the document, past signs of Markdown and remarks', () => {
  const text = speak(String.raw`He takes <lies in April> \[? lisinopril\], 10 mg\_a. **Then** he left.`);
  const ranges = placeWords(parseMarkdown(text.markdown).content, text);
  const found = [...ranges].flatMap(([node, own]) =>
    own.map(({ word, from, to }) => [word, node.text.slice(from, to)]),
  );
  expect(found).toEqual(
    ['He', 'takes', 'lies', 'in', 'April', '10', 'mg_a.', 'Then', 'he', 'left.'].map((word, index) => [index, word]),
  );
});

test('the word of a moment, and words whose passage alone has a time', () => {
  expect([-1, 0, 499, 500, 99_000].map((ms) => findWordAt(speak('One two.').words, ms))).toEqual([-1, 0, 0, 1, 1]);
  const places = [
    { startOffset: 0, endOffset: 7, startMs: 4000 },
    { startOffset: 8, endOffset: 12 },
  ];
  expect(readSpokenText({ markdown: 'One two more', words: null, places } as unknown as Note).words).toEqual([
    { start: 0, end: 3, ms: 4000, isInDoubt: false },
    { start: 4, end: 7, ms: 4000, isInDoubt: false },
  ]);
});
