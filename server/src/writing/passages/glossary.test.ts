import { expect, test } from 'vitest';
import { gloss } from './glossary.ts';

test.each([
  ['Die Mutter schläft schlecht.', 'mother sleep'],
  ['Śpi źle, boi się szkoły.', 'sleep anxious worried afraid school'],
  ['Vive con su madre y su hermana.', 'lives with mother sister'],
  ['Annesi çok ağlıyor.', 'mother cries'],
  ['她失眠，喜歡打球。', 'sleep hobby enjoys football music hobby enjoys football music'],
  ['Мать плохо спит.', 'mother sleep'],
  ['Tulog at kain, ayos.', 'sleep appetite eats'],
  ['She sleeps well.', ''],
])('%s', (text, words) => expect(gloss(text)).toBe(words));
