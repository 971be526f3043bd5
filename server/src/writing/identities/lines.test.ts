import { expect, test } from 'vitest';
import { listLineKinds } from './lines.ts';
import { tokenise } from './tokens.ts';

test.each([
  ['Family History', 'heading'],
  ['History of Presenting Complaint', 'heading'],
  ['on Sycamore', 'sentence'],
  ['She was seen at Home.', 'sentence'],
  ['PATIENT IS SETTLED AND CALM', 'shouted'],
])('"%s" is a %s', (line, kind) => {
  expect(listLineKinds(tokenise(line))[0]).toBe(kind);
});
