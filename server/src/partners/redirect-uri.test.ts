import { describe, expect, test } from 'vitest';
import { addToRedirectUri, findRedirectUriFault } from './redirect-uri.ts';

describe('can be registered', () => {
  test.each([
    'https://partner.example/callback',
    'https://partner.example',
    'https://partner.example/',
    'https://partner.example:8443/callback',
    'https://partner.example/callback?tenant=a%20b',
    'https://xn--bcher-kva.example/callback',
    'http://127.0.0.1:8090/callback',
    'http://[::1]:8090/callback',
    'http://localhost/callback',
  ])('%s', (uri) => {
    expect(findRedirectUriFault(uri)).toBeUndefined();
  });
});

describe('cannot be registered', () => {
  test.each([
    '',
    '/callback',
    'partner.example/callback',
    '//partner.example/callback',
    'http://partner.example/callback',
    'http://127.0.0.2/callback',
    'http://localhost.evil.example/callback',
    'http://127.0.0.1.evil.example/callback',
    'http://2130706433/callback',
    'ftp://partner.example/callback',
    'javascript:alert(1)',
    'data:text/html,x',
    'com.partner.app:/callback',
    'https://partner.example/callback#fragment',
    'https://partner.example/callback#',
    'https://user@partner.example/callback',
    'https://user:secret@partner.example/callback',
    'https://@partner.example/callback',
    'https://PARTNER.example/callback',
    'HTTPS://partner.example/callback',
    'https://partner.example:443/callback',
    'https://partner.example/a/../callback',
    'https://partner.example/./callback',
    'https://partner.example\\callback',
    'https:partner.example/callback',
    ' https://partner.example/callback',
    'https://partner.example/call back',
    'https://partner.example/callback\n',
    'https://bücher.example/callback',
    'https://partner.example/callback?code=1',
    'https://partner.example/callback?a=1&state=2',
    'https://partner.example/callback?%69ss=x',
  ])('%j', (uri) => {
    expect(findRedirectUriFault(uri)).toEqual(expect.any(String));
  });
});

test.each([
  ['https://p.example/cb', 'https://p.example/cb?a=1+2'],
  ['https://p.example/cb?x=%7E', 'https://p.example/cb?x=%7E&a=1+2'],
  ['https://p.example', 'https://p.example?a=1+2'],
])('%s gets its parameters behind what it has', (uri, expected) => {
  expect(addToRedirectUri(uri, { a: '1 2' })).toBe(expected);
});
