import { describe, expect, test } from 'vitest';
import { canonicalisePronouns, possessiveOf, pronounValues, readPronouns } from './pronouns.ts';

describe('pronouns as a record keeps them', () => {
  test.each([
    ['she/her', 'she/her'],
    [' They / Them ', 'they/them'],
    ['he/him/his/his/himself', 'he/him'],
    ['Ze/Hir/Hir/Hirs/Hirself', 'ze/hir/hir/hirs/hirself'],
    ['it/it/its/its/itself', 'it/it/its/its/itself'],
    ['elle/elle/sa/la sienne/elle-même', null],
    ['they', null],
    ['she/they', null],
    ['', null],
    ['a/b/c/d', null],
    ['a/b/c/d/', null],
    ['a/b/c/d/e/f', null],
    ['a/b/c/d/<b>', null],
    [`a/b/c/d/${'e'.repeat(21)}`, null],
  ])('%j is kept as %j', (given, kept) => {
    expect(canonicalisePronouns(given)).toBe(kept);
    expect(readPronouns(given) === null).toBe(kept === null);
  });

  test('a known set has its five forms', () => {
    expect(readPronouns('he/him')).toEqual({
      subject: 'he',
      object: 'him',
      adjective: 'his',
      possessive: 'his',
      reflexive: 'himself',
    });
  });
});

describe('what stands for pronouns and their verbs', () => {
  const read = (pronouns: string | null, name = 'Maeve'): string => {
    const values = pronounValues(pronouns, name);
    return ['they', 'them', 'their', 'theirs', 'themselves', 'are', 'were', 'have', 'do']
      .map((each) => values[`client.${each}` as 'client.they'])
      .join(' ');
  };

  test.each([
    ['she/her', 'she her her hers herself is was has does'],
    ['he/him', 'he him his his himself is was has does'],
    ['they/them', 'they them their theirs themselves are were have do'],
    ['ze/hir/hir/hirs/hirself', 'ze hir hir hirs hirself is was has does'],
    ['they/them/their/theirs/themself', 'they them their theirs themself are were have do'],
  ])('%s', (pronouns, words) => {
    expect(read(pronouns)).toBe(words);
  });

  test('is the name where the record does not say, and never a guess', () => {
    expect(read(null)).toBe("Maeve Maeve Maeve's Maeve's themselves is was has does");
    expect(read('no such set', 'James')).toBe("James James James' James' themselves is was has does");
  });

  test('of a name that ends in s, only an apostrophe makes it possessive', () => {
    expect([possessiveOf('Maeve'), possessiveOf('James'), possessiveOf('')]).toEqual(["Maeve's", "James'", '']);
  });
});
