type Json = Record<string, unknown>;

const WORDS =
  'the client reports that sleep has improved since spring and concentration at work remains poor after lunch with two breaks each morning while appetite is steady'.split(
    ' ',
  );

function writeSentence(seed: number, words: number): string {
  const text = Array.from({ length: words }, (_, index) => WORDS[(seed * 7 + index * 3) % WORDS.length]).join(' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function textNode(text: string, marks: Json[] = []): Json {
  return marks.length === 0 ? { type: 'text', text } : { type: 'text', text, marks };
}

function writeParagraph(number: number, note: string): Json {
  const evidence = { type: 'evidence', attrs: { sources: `${note}@${number}-${number + 40}` } };
  const unsupported = { type: 'unsupported', attrs: { reason: 'wording' } };
  const content = [
    textNode(`${number}. ${writeSentence(number, 14)}`, [evidence]),
    textNode(' '),
    textNode(writeSentence(number + 1, 11), number % 5 === 0 ? [unsupported] : [evidence]),
    textNode(' '),
    textNode(writeSentence(number + 2, 4), [{ type: 'bold' }]),
    textNode(` ${writeSentence(number + 3, 12)}`),
  ];
  return { type: 'paragraph', content };
}

/** A heading before each twentieth paragraph; each paragraph has sentences with evidence, and a bold one. */
export function writeLongReport(paragraphs: number, note: string): Json[] {
  return Array.from({ length: paragraphs }, (_, index) => {
    const paragraph = writeParagraph(index, note);
    if (index % 20 !== 0) return [paragraph];
    const heading = { type: 'heading', attrs: { level: 2 }, content: [textNode(`Part ${index / 20 + 1}`)] };
    return [heading, paragraph];
  }).flat();
}
