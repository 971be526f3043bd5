import { expect, test } from 'vitest';
import { isAskedFor } from './palette-item.ts';

const command = { label: 'New client', words: 'add person' };

test.each(['', 'new', 'NEW', 'cl', 'client new', 'add', 'new per'])('%j asks for it', (text) => {
  expect(isAskedFor(command, text)).toBe(true);
});

test.each(['ew', 'new template', 'clients', 'x'])('%j does not', (text) => {
  expect(isAskedFor(command, text)).toBe(false);
});
