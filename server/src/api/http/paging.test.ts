import { expect, test } from 'vitest';
import { makeLinkHeader } from './paging.ts';

const ADDRESS = 'https://a.example/base/v1/public/clients/7/documents';
const link = (page: number, relation: string) => `<${ADDRESS}?page=${page}&limit=10>; rel="${relation}"`;

test.each([
  ['the only page', 1, 10, undefined],
  ['nothing at all', 1, 0, undefined],
  ['nothing, past the end', 5, 0, undefined],
  ['first of two', 1, 11, link(2, 'next')],
  ['last of two', 2, 11, link(1, 'prev')],
  ['in the middle', 2, 30, `${link(3, 'next')}, ${link(1, 'prev')}`],
  ['past the end', 99, 11, link(2, 'prev')],
  ['far past the end', Number.MAX_SAFE_INTEGER, 11, link(2, 'prev')],
])('%s', (_name, page, total, expected) => {
  expect(makeLinkHeader(ADDRESS, { page, limit: 10, total })).toBe(expected);
});

test('an address cannot break out of its brackets', () => {
  const header = makeLinkHeader('http://a.example/x>; rel="evil"\r\nSet-Cookie: a', { page: 1, limit: 1, total: 2 });
  expect(header).toBe('<http://a.example/x%3E;%20rel=%22evil%22Set-Cookie:%20a?page=2&limit=1>; rel="next"');
});
