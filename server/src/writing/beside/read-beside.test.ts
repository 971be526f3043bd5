import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { finish } from '../../lib/turns.ts';
import { readPassages } from '../passages/read-passages.ts';
import { readNote } from '../reading/read-note.ts';
import type { NamedSection } from './lay-out.ts';
import type { Fits } from './fits.ts';
import { readBeside } from './read-beside.ts';

interface Probe {
  sections: NamedSection[];
  title: string;
  markdown: string;
  fits: Fits[];
}

const { probes } = JSON.parse(readFileSync(path.join(import.meta.dirname, 'weights.json'), 'utf8')) as {
  probes: Probe[];
};

function readMarkdown({ sections, title, markdown }: Omit<Probe, 'fits'>): Fits[] {
  return finish(readBeside({ sections, title, passages: readPassages(readNote(markdown)) }));
}

function bestOf(fits: Fits | undefined): number {
  return fits === null || fits === undefined ? Number.NaN : fits.indexOf(Math.max(...fits)) - 1;
}

test.each(probes)('a note is read beside a template as it was in training: $title', (probe) => {
  const read = readMarkdown(probe);
  expect(read).toHaveLength(probe.fits.length);
  for (const [at, own] of probe.fits.entries()) {
    expect(own?.length).toBe(1 + probe.sections.length);
    for (const [column, fit] of (own ?? []).entries()) expect(read[at]?.[column]).toBeCloseTo(fit, 1);
  }
});

describe('where a passage belongs', () => {
  const title = 'Clinic';
  const markdown = 'Sleeps four hours a night and wakes from dreams.\n\nTakes sertraline 100 mg in the morning.';

  test('follows what the sections ask for, in whatever order they stand', () => {
    const sections = [
      { label: 'Medicines', instruction: 'Name and dose.' },
      { label: 'Nights', instruction: 'Sleep, dreams, waking.' },
    ];
    expect(readMarkdown({ sections, title, markdown }).map(bestOf)).toEqual([1, 0]);
    expect(readMarkdown({ sections: sections.toReversed(), title, markdown }).map(bestOf)).toEqual([0, 1]);
  });

  test('is told beside 64 sections and not beside more, and of a long note as much as there is time for', () => {
    const sections = Array.from({ length: 64 }, (_, at) => ({
      label: at === 0 ? '\u200b' : `Part ${at}`,
      instruction: 'What was seen. '.repeat(40),
    }));
    const [first] = readMarkdown({ sections, title, markdown });
    expect(first).toHaveLength(65);
    expect(first?.every(Number.isFinite)).toBe(true);
    expect(readMarkdown({ sections: [...sections, ...sections], title, markdown })).toEqual([null, null]);
    const long = readMarkdown({
      sections: [],
      title,
      markdown: 'He slept well and ate his lunch at noon. '.repeat(3000),
    });
    expect(long[0]).toHaveLength(1);
    expect(long.at(-1)).toBeNull();
  });
});
