import { expect, test } from 'vitest';
import { readStatement } from '../reading/read-statement.ts';

function keysOf(text: string): string[] {
  return readStatement(text).segments.flatMap(({ items }) => items.map(({ key }) => key));
}

test.each([
  ['The speed of processing was unchanged.', 'amphetamine'],
  ['He voiced no such thoughts.', 'hallucination'],
  ['At present she sleeps well.', 'attend'],
  ['HR 48 at rest.', 'hour'],
  ['His pulse was 48.', 'throbbing'],
  ['He went to court in May.', 'polite'],
  ['He did well in his written work.', 'employed'],
  ['She lives close by.', 'alive'],
  ["I'm always tired.", 'inject'],
  ["I'm always tired.", 'morning'],
  ['He has a panic disorder.', 'coherent'],
  ['She was withdrawn and tearful.', 'start'],
  ['By his own account he sleeps.', 'accountant'],
  ['The pain is well controlled.', 'bossy'],
  ['CP plan in place.', 'chest'],
  ['This was unexpected.', 'pregnant'],
  ['There is a suspicion of dementia.', 'paranoid'],
  ['She is due to have a baby in May.', 'attribute'],
])('%s speaks of no %s', (text, key) => expect(keysOf(text)).not.toContain(key));

test.each([
  ['He took speed at weekends.', 'amphetamine'],
  ['He hears voices.', 'hallucination'],
  ['Her pulse was 48.', 'heart rate'],
  ['HR 48 at rest.', 'heart rate'],
  ['Thoughts disordered.', 'coherent'],
  ['No FTD.', 'coherent'],
  ['She has withdrawn from her college course.', 'start'],
  ['App ↓ since June.', 'poor appetite'],
  ['Night terrors since June.', 'nightmare'],
  ['On CBT w/l.', 'waiting list'],
  ['It levelled off.', 'level'],
])('%s speaks of %s', (text, key) => expect(keysOf(text)).toContain(key));
