import { execFileSync } from 'node:child_process';
import { afterAll, describe, expect, test } from 'vitest';
import { readDemoContent } from '../../demo/read-content.ts';
import { createLanguage } from './language.ts';
import { LanguageError } from './language-call.ts';

/** Others get their turn at every stop. */
const language = createLanguage({ turnMs: 0 });
afterAll(() => language.close());

function childPids(): string[] {
  try {
    return execFileSync('pgrep', ['-P', String(process.pid), '-f', 'language-process'], { encoding: 'utf8' })
      .split('\n')
      .filter(Boolean);
  } catch {
    return [];
  }
}

/** Without white space, signs of Markdown, and what parts the entries of shorthand: `settled; ate well; slept`. */
function countInk(text: string): number {
  return text.replaceAll(/[\s*]|[;–-](?=\s)/g, '').length;
}

const texts = async (markdown: string): Promise<string[]> =>
  (await language.readNotes([markdown]))[0]?.map(({ text }) => text) ?? [];

describe('reading notes', () => {
  test('shorthand is split where a sentence ends, and only there', async () => {
    expect(
      await texts(
        'Fell 3.5 m. GCS 11 at scene. PTA est. 6 days. Recall low (recog. in normal limits). Plan incl. not alone.',
      ),
    ).toEqual([
      'Fell 3.5 m.',
      'GCS 11 at scene.',
      'PTA est. 6 days.',
      'Recall low (recog. in normal limits).',
      'Plan incl. not alone.',
    ]);
  });

  test('every sentence of the demo notes stands in its note where it is said to stand', async () => {
    const { clients } = await readDemoContent();
    const notes = clients.slice(0, 12).flatMap((client) => client.notes.map(({ markdown }) => markdown));
    const read = await language.readNotes(notes);
    for (const [index, sentences] of read.entries()) {
      const markdown = notes[index] ?? '';
      let end = 0;
      for (const sentence of sentences) {
        expect(sentence.start).toBeGreaterThanOrEqual(end);
        end = sentence.end;
        const source = markdown
          .slice(sentence.start, sentence.end)
          .replaceAll(/[*\n]/g, (sign) => (sign === '*' ? '' : ' '));
        expect(source).toBe(sentence.text);
      }
      // Nothing is lost: what is not in a sentence is white space and signs.
      expect(sentences.reduce((sum, { text }) => sum + countInk(text), 0)).toBe(countInk(markdown));
    }
  });

  test('marks, links, lists, tables and headings are seen through', async () => {
    const markdown =
      '# Risk\n\nHe *denied* **any [plan](tel:1)**. Then &amp; now.\n\n' +
      '- one\n- two\n\n| PHQ-9 | 11 |\n|---|---|\n| GAD-7 | 8 |';
    const [sentences = []] = await language.readNotes([markdown]);
    expect(sentences.map(({ text, kind }) => [kind, text])).toEqual([
      ['heading', 'Risk'],
      ['prose', 'He denied any plan.'],
      ['prose', 'Then & now.'],
      ['item', 'one'],
      ['item', 'two'],
      ['row', 'PHQ-9 | 11'],
      ['row', 'GAD-7 | 8'],
    ]);
    expect(sentences[1]?.heading).toBe('Risk');
    expect(sentences.slice(1, 3).map(({ start, end }) => markdown.slice(start, end))).toEqual([
      'He *denied* **any [plan](tel:1)**.',
      'Then &amp; now.',
    ]);
  });

  test('hostile text is cut and comes back in time', async () => {
    const long = await texts('word '.repeat(60_000));
    expect(Math.max(...long.map((text) => text.length))).toBeLessThanOrEqual(600);
    expect((await texts('a'.repeat(100_000))).length).toBeGreaterThan(100);
    expect(await texts('')).toEqual([]);
    await expect(texts('('.repeat(50_000) + '\u0000\ud800')).resolves.toBeDefined();
  });
});

describe('meaning', () => {
  /** Of two unit vectors, from -1 to 1. */
  const similarity = (a: Float32Array | undefined, b: Float32Array | undefined): number =>
    (a ?? new Float32Array()).reduce((sum, value, index) => sum + value * (b?.[index] ?? 0), 0);

  test('what means the like is near', async () => {
    const [a, b, c] = await language.readVectors([
      'He denied suicidal thoughts',
      'No thoughts of suicide, asked',
      'WISC-V FSIQ 109',
    ]);
    expect(a).toHaveLength(384);
    expect(similarity(a, b)).toBeGreaterThan(0.5);
    expect(similarity(a, c)).toBeLessThan(0.3);
  });
});

describe('the process', () => {
  test('killed in the middle, it is started again for the same call', async () => {
    const answer = language.readNotes(['One. Two.']);
    for (const pid of childPids()) process.kill(Number(pid), 'SIGKILL');
    expect((await answer)[0]).toHaveLength(2);
  });

  test('a call that takes too long is given up', async () => {
    const hasty = createLanguage({ timeoutMs: 1 });
    await expect(hasty.readVectors(['slow'])).rejects.toBeInstanceOf(LanguageError);
    await hasty.close();
  });

  describe('notes that are long', () => {
    const long = Array.from({ length: 30 }, (_, day) => `Sleep poor on day ${day}, took sertraline ${day % 90} mg.`);
    const note = { markdown: long.join('\n\n'), title: 'Long', date: '1 May 2025', places: null };
    const claims = [{ text: 'Sleep was poor on day 29.', cited: [] }];

    const checkLong = () => language.checkClaims({ notes: [note], clientName: '' }, claims);
    const beside = { sections: [{ label: 'Sleep', instruction: '' }], title: 'Long' };
    const named = long.map((text) => `wexcombe: ${text}`);
    const nothingAbove = { language: null, heading: null, label: null, speaker: null, header: null };
    const passages = long.map((text, block) => ({ ...nothingAbove, text, block }));

    test.each<[task: string, ask: () => Promise<unknown>]>([
      ['checked', checkLong],
      ['sorted', () => language.sortNotes([`Long\n${long.join('\n\n')}`])],
      ['read beside a template', () => language.readBeside({ ...beside, passages })],
      ['looked through for names', () => language.findNames(named, [])],
    ])('are %s in turns: others are answered meanwhile', async (task, ask) => {
      const order: string[] = [];
      const asked = ask().then(() => order.push(task));
      const split = language.splitTexts(['One. Two.']).then(() => order.push('split'));
      await Promise.all([asked, split]);
      expect(order).toEqual(['split', task]);
    });

    test('are sent again to a process that takes the place of a killed one', async () => {
      const check = language.checkClaims({ notes: [{ ...note, title: 'Killed' }], clientName: '' }, claims);
      await language.splitTexts(['One. Two.']);
      for (const pid of childPids()) process.kill(Number(pid), 'SIGKILL');
      expect(await check).toMatchObject([{ verdict: 'supported' }]);
    });
  });

  test('it ends when it has nothing to do, and when it is closed', async () => {
    const before = childPids().length;
    const brief = createLanguage({ idleMs: 1 });
    await brief.splitTexts(['a']);
    await expect.poll(() => childPids().length).toBe(before);
    const asked = brief.splitTexts(['a']).catch((error: unknown) => error);
    await brief.close();
    expect(await asked).toBeInstanceOf(LanguageError);
    await expect(brief.splitTexts(['a'])).rejects.toBeInstanceOf(LanguageError);
    expect(childPids().length).toBe(before);
  });
});

describe('names', () => {
  // More than the network reads in one turn.
  const many = Array.from({ length: 12 }, (_, day) => `On day ${day} he slept badly and woke early. `.repeat(25));
  const noted = ['He was told by wexcombe to come back.', ...many];

  test('are looked for with the network, over as many turns as it takes', async () => {
    expect((await language.findNames(noted, [])).map(({ text }) => text)).toEqual(['wexcombe']);
  });

  test('are offered without it', async () => {
    expect((await language.offerNames(noted.slice(0, 1), [])).map(({ text }) => text)).toEqual(['wexcombe']);
  });
});
