import { expect, test } from 'vitest';
import { hashJson } from './hash-json.ts';

const isEqual = (a: string, b: string): boolean => hashJson(JSON.parse(a)).equals(hashJson(JSON.parse(b)));

test.each([
  ['{"a":1,"b":2}', '{ "b" : 2,\n"a":1 }'],
  ['{"a":{"x":[1,{"p":0,"q":1}],"y":null}}', '{"a":{"y":null,"x":[1,{"q":1,"p":0}]}}'],
  ['{"a":1}', '{"a":1.0}'],
  ['{"a":100}', '{"a":1e2}'],
  ['{"a":0}', '{"a":-0}'],
  ['{"a":"é"}', '{"a":"\\u00e9"}'],
  ['{"a":1,"a":2}', '{"a":2}'],
  ['{"10":1,"9":2}', '{"9":2,"10":1}'],
])('%s is the same as %s', (a, b) => {
  expect(isEqual(a, b)).toBe(true);
});

test.each([
  ['{"a":1}', '{"a":"1"}'],
  ['{"a":1}', '{"a":2}'],
  ['{"a":null}', '{}'],
  ['{"a":[]}', '{"a":{}}'],
  ['{"a":[1,2]}', '{"a":[2,1]}'],
  ['{"a":["1,2"]}', '{"a":["1","2"]}'],
  ['{"a":[[1],2]}', '{"a":[[1,2]]}'],
  ['{"a":"x\\",\\"b\\":\\"y"}', '{"a":"x","b":"y"}'],
  ['{"a":1e400}', '{"a":null}'],
  ['{"a":true}', '{"a":"true"}'],
  ['{"__proto__":1}', '{}'],
  ['{"a":"\\ud800"}', '{"a":"\\ud801"}'],
])('%s is not %s', (a, b) => {
  expect(isEqual(a, b)).toBe(false);
});

test.each([
  ['deep', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
  ['long', `[${'0,'.repeat(300_000)}0]`],
])('a value too %s for the stack is hashed', (_, text) => {
  expect(isEqual(text, text)).toBe(true);
});
