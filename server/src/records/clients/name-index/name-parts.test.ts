import { describe, expect, test } from 'vitest';
import { partsOfClient, suffixesOf } from './name-parts.ts';

function partsOf(firstKey: string, lastKey: string, shared: string[] = []) {
  return partsOfClient({ firstKey, lastKey }, new Set(shared));
}

describe('the parts of a client', () => {
  test('are all parts of up to four letters, the longer words, and the empty part', () => {
    expect([...partsOf('li', 'brown').keys()].toSorted()).toEqual([
      '',
      '=brown',
      'b',
      'br',
      'bro',
      'brow',
      'i',
      'l',
      'li',
      'n',
      'o',
      'ow',
      'own',
      'r',
      'ro',
      'row',
      'rown',
      'w',
      'wn',
    ]);
  });

  test('say in which of the names they stand', () => {
    const parts = partsOf('anna', 'hanna lee');
    expect(parts.get('anna')).toEqual({ first: true, last: true });
    expect(parts.get('h')).toEqual({ first: false, last: true });
    expect(parts.get('=hanna')).toEqual({ first: false, last: true });
  });

  test('reach over a hyphen, but not over a space', () => {
    const parts = partsOf('', 'ab-cd ef');
    expect(parts.has('bc')).toBe(true);
    expect(parts.has('de')).toBe(false);
    expect([...partsOf('', 'smith-jones').keys()].filter((part) => part.startsWith('='))).toEqual([
      '=smith',
      '=jones',
      '=smithjones',
    ]);
  });

  test('are longer only where they are shared', () => {
    expect(
      partsOf('', 'gold-stein berg', ['dstein', 'stein', 'gold', 'steinb'])
        .keys()
        .filter((part) => part.length > 4)
        .toArray(),
    ).toEqual(['=stein', '=goldstein', 'dstein', 'stein']);
  });

  test('are characters, not halves of them', () => {
    expect([...partsOf('', '𠮷𠮷').keys()]).toEqual(['', '𠮷', '𠮷𠮷']);
  });

  test('stay few when a name is as long as a name may be', () => {
    const name = Array.from({ length: 255 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('');
    expect(partsOf(name, name).size).toBeLessThan(1100);
    expect(suffixesOf(name).length).toBeLessThan(255);
  });
});

describe('the suffixes of a name', () => {
  test('are those that a part of five letters or more can begin', () => {
    expect(suffixesOf('anna browner')).toEqual([
      { suffix: 'browner', word: 'browner', minLength: 5 },
      { suffix: 'rowner', word: 'browner', minLength: 5 },
      { suffix: 'owner', word: 'browner', minLength: 5 },
    ]);
  });

  test('of a word with a hyphen are only for parts that reach over it', () => {
    expect(suffixesOf('ray-smith')).toEqual([
      { suffix: 'smith', word: 'smith', minLength: 5 },
      { suffix: 'raysmith', word: 'raysmith', minLength: 4 },
      { suffix: 'aysmith', word: 'raysmith', minLength: 3 },
      { suffix: 'ysmith', word: 'raysmith', minLength: 2 },
    ]);
  });
});
