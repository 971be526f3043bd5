import { describe, expect, test } from 'vitest';
import { partsOfClient } from './name-parts.ts';

function partsOf(firstKey: string, lastKey: string) {
  return partsOfClient({ firstKey, lastKey });
}

describe('the parts of a client that are counted', () => {
  test('are all parts of up to three letters, and the empty part', () => {
    expect([...partsOf('li', 'brown').keys()].toSorted()).toEqual([
      '',
      'b',
      'br',
      'bro',
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
      'w',
      'wn',
    ]);
  });

  test('say in which of the names they stand', () => {
    const parts = partsOf('anna', 'hanna lee');
    expect(parts.get('ann')).toEqual({ first: true, last: true });
    expect(parts.get('h')).toEqual({ first: false, last: true });
    expect(parts.get('')).toEqual({ first: true, last: true });
  });

  test('reach over a hyphen, but not over a space', () => {
    const parts = partsOf('', 'ab-cd ef');
    expect(parts.has('bc')).toBe(true);
    expect(parts.has('de')).toBe(false);
  });

  test('are characters, not halves of them', () => {
    expect([...partsOf('', '𠮷𠮷').keys()]).toEqual(['', '𠮷', '𠮷𠮷']);
  });

  test('stay few when a name is as long as a name may be', () => {
    const name = Array.from({ length: 255 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('');
    expect(partsOf(name, name).size).toBeLessThan(800);
  });
});
