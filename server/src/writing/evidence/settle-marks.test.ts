import { type DocumentJson, checkDocument } from '@casewright/document';
import { expect, test } from 'vitest';
import { splitSentences } from '../reading/split-sentences.ts';
import { writeSorted } from '../sections.ts';
import { settleMarks } from './settle-marks.ts';

const evidence = (sources: string) => ({ type: 'evidence' as const, attrs: { sources } });
const unsupported = (reason: 'wording' | 'contradiction') => ({ type: 'unsupported' as const, attrs: { reason } });
type Piece = [text: string, mark?: object];

function report(...paragraphs: Piece[][]): DocumentJson {
  const content = paragraphs.map((pieces) => ({
    type: 'paragraph',
    content: pieces.map(([text, mark]) => ({ type: 'text', text, ...(mark !== undefined && { marks: [mark] }) })),
  }));
  return checkDocument({ type: 'doc', content });
}

/** The notes of these tests say that she sleeps badly, and nothing of the rest. */
async function settle(stored: DocumentJson, given: DocumentJson, accepted: string[] = [], isStoredChecked = true) {
  const asked: string[] = [];
  const settled = await settleMarks({
    stored,
    given,
    hasSources: true,
    accepted,
    isStoredChecked,
    splitTexts: async (texts) => texts.map((text) => splitSentences(text)),
    findMarks: async (sentences) => {
      asked.push(...sentences);
      return sentences.map((text) => {
        if (text.includes('well')) return unsupported('contradiction');
        return text.includes('badly') ? evidence('note_1@0-13') : unsupported('wording');
      });
    },
  });
  return { settled: checkDocument(settled), asked };
}

const stored = report(
  [['She sleeps badly.', evidence('note_1@0-13')], [' '], ['She likes chess.', unsupported('wording')]],
  [['She is tall.', evidence('note_1@20-30')]],
);

test('a report that was not changed is left alone, and nothing is asked', async () => {
  expect(await settle(stored, stored)).toEqual({ settled: stored, asked: [] });
});

test('the order of keys, which the database sorts, is no change', async () => {
  const given = report([['She sleeps badly.', evidence('note_1@0-13')]], [['Fixed words of the template.']]);
  const sorted = JSON.parse(writeSorted(given)) as DocumentJson;
  expect(JSON.stringify(sorted)).not.toBe(JSON.stringify(given));
  expect(await settle(sorted, given)).toEqual({ settled: given, asked: [] });
});

test('a changed sentence is checked, the others keep their marks', async () => {
  const given = report(
    [['She sleeps well.', evidence('note_1@0-13')], [' '], ['She likes chess.', unsupported('wording')]],
    [['She is tall.', evidence('note_1@20-30')]],
  );
  const { settled, asked } = await settle(stored, given);
  expect(asked).toEqual(['She sleeps well.']);
  expect(settled).toEqual(
    report(
      [['She sleeps well.', unsupported('contradiction')], [' '], ['She likes chess.', unsupported('wording')]],
      [['She is tall.', evidence('note_1@20-30')]],
    ),
  );
});

test('a mark that the service has not found is not stored', async () => {
  const given = report([['She owns a yacht.', evidence('note_1@0-13')]], [['She is tall.', evidence('note_9@0-5')]]);
  const { settled } = await settle(stored, given);
  expect(settled).toEqual(
    report([['She owns a yacht.', unsupported('wording')]], [['She is tall.', evidence('note_1@20-30')]]),
  );
});

test('a mark stays where the editor does not know it, because it was found after the text had been sent', async () => {
  const typed = report([['He eats well.']], [['My own view follows.']]);
  const { settled: first } = await settle(report([['Nothing.']]), typed);
  const typedOn = report([['He eats well. He left.']], [['My own view follows.']]);
  const { settled: second } = await settle(first, typedOn);
  expect(second).toEqual(
    report([['He eats well.', unsupported('contradiction')], [' He left.']], [['My own view follows.']]),
  );
  // A note was corrected meanwhile: the editor still has the mark that the sentence had before.
  const old = report([['He eats well.', evidence('note_1@0-13')], [' He left.']], [['My own view follows, twice.']]);
  expect((await settle(second, old)).settled.content[0]).toEqual(second.content[0]);
});

test('what a person has taken as checked stays so when the text beside it is edited', async () => {
  const marked = report([['He eats well.', unsupported('contradiction')]]);
  const { settled } = await settle(marked, report([['He eats well.']]), ['He eats well.']);
  expect(settled).toEqual(report([['He eats well.']]));
  const edited = report([['He eats well. My own view follows.']]);
  expect((await settle(settled, edited, ['He eats well.'])).settled).toEqual(edited);
});

test('what was taken as checked in an earlier session stays so when the text beside it is edited', async () => {
  const before = report([['He eats well. He is tall.']]);
  const edited = report([['He eats well. He is very tall.']]);
  expect(await settle(before, edited)).toEqual({ settled: edited, asked: ['He is very tall.'] });
  // A sentence with another word is another sentence, and so is one in a text that nobody has looked at.
  const { settled } = await settle(before, report([['He eats quite well. He is tall.']]));
  expect(settled).toEqual(report([['He eats quite well.', unsupported('contradiction')], [' He is tall.']]));
  const unchecked = await settle(before, edited, [], false);
  expect(unchecked.settled).toEqual(report([['He eats well.', unsupported('contradiction')], [' He is very tall.']]));
});

test('a mark that a person took away stays away', async () => {
  const given = report([['She sleeps badly.', evidence('note_1@0-13')], [' She likes chess.']], [['She is tall.']]);
  const { settled, asked } = await settle(stored, given, ['She likes chess.']);
  expect(asked).toEqual([]);
  expect(settled).toEqual(
    report(
      [['She sleeps badly.', evidence('note_1@0-13')], [' She likes chess.']],
      [['She is tall.', evidence('note_1@20-30')]],
    ),
  );
});

test('a sentence that was found wrong since is not borne out again by a text that was opened before', async () => {
  const since = report([['She sleeps badly.', unsupported('contradiction')]]);
  const given = report([['She sleeps badly.', evidence('note_1@0-13')], [' And more.']]);
  const { settled } = await settle(since, given);
  expect(settled).toEqual(report([['She sleeps badly.', unsupported('contradiction')], [' And more.']]));
});

test('a mark that a person took away stays away, also where a break parts it from another like it', async () => {
  const lines = (...[one, two]: [Piece, Piece]) => {
    const [first, second] = [one, two].map(([text, mark]) => ({
      type: 'text',
      text,
      marks: mark === undefined ? [] : [mark],
    }));
    return checkDocument({
      type: 'doc',
      content: [{ type: 'paragraph', content: [first, { type: 'hardBreak' }, second] }],
    });
  };
  const both = lines(['She likes chess.', unsupported('wording')], ['She owns a yacht.', unsupported('wording')]);
  const one = lines(['She likes chess.'], ['She owns a yacht.', unsupported('wording')]);
  expect(await settle(both, one, ['She likes chess.'])).toEqual({ settled: one, asked: [] });
});

test('what a person adds is marked where the notes say it or say otherwise, and else left alone', async () => {
  const given = report([['My own view follows.']], [['Again she slept badly.']], [['He eats well.']]);
  const { settled } = await settle(report([['Nothing.']]), given);
  expect(settled).toEqual(
    report(
      [['My own view follows.']],
      [['Again she slept badly.', evidence('note_1@0-13')]],
      [['He eats well.', unsupported('contradiction')]],
    ),
  );
});

test('a supported sentence that was edited into something else is marked, though its mark is gone', async () => {
  const given = report([['She sleeps on the sofa.']], [['She is tall.', evidence('note_1@20-30')]]);
  const { settled } = await settle(stored, given);
  expect(settled.content[0]).toEqual(report([['She sleeps on the sofa.', unsupported('wording')]]).content[0]);
});

test('what a person adds is their own, also where it resembles a marked sentence that is still there', async () => {
  const added = [['She sleeps on the sofa.']] satisfies Piece[];
  const given = checkDocument({ type: 'doc', content: [...stored.content, ...report(added).content] });
  expect((await settle(stored, given)).settled).toEqual(given);
});

test('of a report without notes and without marks, nothing is looked for and foreign marks go', async () => {
  const asked: string[] = [];
  const settleAlone = (given: DocumentJson) =>
    settleMarks({
      stored: report([['Nothing.']]),
      given,
      hasSources: false,
      accepted: [],
      isStoredChecked: true,
      splitTexts: async (texts) => (asked.push(...texts), []),
      findMarks: async (sentences) => (asked.push(...sentences), []),
    });
  const plain = report([['She sleeps badly.']]);
  expect(await settleAlone(plain)).toBe(plain);
  const marked = report([['She sleeps badly.', evidence('note_1@0-13')]]);
  expect(checkDocument(await settleAlone(marked))).toEqual(plain);
  expect(asked).toEqual([]);
});

test('a paragraph of very many marked sentences is settled in a time that grows with its length', async () => {
  const build = (count: number, last: string) =>
    report([
      ...Array.from({ length: count }, (_, index): Piece => [
        `Line ${index} is so. `,
        evidence(`note_1@${index}-90000`),
      ]),
      [last],
    ]);
  const spend = async (count: number): Promise<number> => {
    const [former, given] = [build(count, 'Once.'), build(count, 'Twice.')];
    const start = process.threadCpuUsage().user;
    const settled = await settleMarks({
      stored: former,
      given,
      hasSources: true,
      accepted: [],
      isStoredChecked: true,
      splitTexts: async (texts) =>
        texts.map((text) =>
          Array.from(text.matchAll(/[^.]+\. ?/g), ({ index, 0: { length } }) => ({
            start: index,
            end: index + length,
          })),
        ),
      findMarks: async (sentences) => sentences.map(() => null),
    });
    const spent = process.threadCpuUsage().user - start;
    expect(settled.content[0]).toMatchObject({ content: { length: count + 1 } });
    return spent;
  };
  await spend(1000);
  // A pause to clear memory makes some times longer, and none shorter. So the least of three are compared.
  let [small, large] = [Infinity, Infinity];
  for (const _round of [1, 2, 3]) {
    small = Math.min(small, await spend(4000));
    large = Math.min(large, await spend(16_000));
  }
  // Four times the length; a search among all for each would take sixteen times as long.
  expect(large / small).toBeLessThan(9);
});
