import { expect, test } from 'vitest';
import { gloss } from './glossary.ts';

test.each([
  ['Die Mutter schläft schlecht.', 'mother sleep'],
  ['Śpi źle, boi się szkoły.', 'sleep anxious worried afraid school'],
  ['Vive con su madre y su hermana.', 'lives with mother sister'],
  ['Annesi çok ağlıyor.', 'mother cries'],
  ['She sleeps well.', ''],
])('%s', (text, words) => expect(gloss(text)).toBe(words));
