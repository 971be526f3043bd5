import { expect, test } from 'vitest';
import { findTooDeep, MAX_JSON_DEPTH } from './json-depth.ts';

const nest = (levels: number, inside = ''): string => '['.repeat(levels) + inside + ']'.repeat(levels);

test('counts objects and lists, and neither what stands in texts nor what is closed', () => {
  expect(findTooDeep(nest(MAX_JSON_DEPTH))).toBeUndefined();
  expect(findTooDeep(nest(MAX_JSON_DEPTH + 1))).toEqual({ field: undefined });
  expect(findTooDeep(`[${'[],{},'.repeat(1000)}"${'['.repeat(1000)}"]`)).toBeUndefined();
  expect(findTooDeep(JSON.stringify(['\\', '"', '\\"', '['.repeat(1000)]))).toBeUndefined();
});

test('names the field of the outermost object', () => {
  const deep = nest(MAX_JSON_DEPTH);
  expect(findTooDeep(`{"a":"[","b\\u0041":{"c":1,"d":${deep}}}`)).toEqual({ field: 'bA' });
  expect(findTooDeep(`{"a":1,"bad\\u":${deep}}`)).toEqual({ field: undefined });
});

test.each(['"', '"\\', '{"a', '{"a":"\\"', ']]]]', ''])('leaves faults of the syntax to the parser: %s', (text) => {
  expect(findTooDeep(text)).toBeUndefined();
});
