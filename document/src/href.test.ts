import { describe, expect, test } from 'vitest';
import { canonicaliseHref } from './href.ts';

describe('canonicaliseHref', () => {
  test.each([
    ['https://example.org/a?b=c#d', 'https://example.org/a?b=c#d'],
    ['HTTP://Example.org', 'http://Example.org'],
    ['  https://example.org\n', 'https://example.org'],
    ['https://example.org/a b"c<d>`{|}\\^', 'https://example.org/a%20b%22c%3Cd%3E%60%7B%7C%7D%5C%5E'],
    ['https://example.org/Zürich', 'https://example.org/Zürich'],
    ['https://exam\u202eple.org\u200b', 'https://exam%E2%80%AEple.org%E2%80%8B'],
    ['mailto:anna@example.org', 'mailto:anna@example.org'],
    ['tel:+44 20 7946 0000', 'tel:+44%2020%207946%200000'],
  ])('%j is kept as %j', (raw, href) => {
    expect(canonicaliseHref(raw)).toBe(href);
    expect(canonicaliseHref(href)).toBe(href);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:x',
    '\u0001javascript:alert(1)',
    'javascript&colon;alert(1)',
    'data:text/html,<script>',
    'data:image/png;base64,AA',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://x.org/1',
    'ftp://x.org',
    'about:blank',
    'https:',
    'https://',
    'http:///x',
    'http:x.org',
    'https://?x',
    '//x.org',
    '/x',
    'x',
    '',
    '#x',
    'mailto:',
    'tel:',
    'https\u0000://x.org',
    'https://x.org/\u0007',
    'https://x.org/\u0085',
    `https://x.org/${'a'.repeat(3_000)}`,
    `https://x.org/${' '.repeat(1_000)}x`,
  ])('%j is no link', (raw) => {
    expect(canonicaliseHref(raw)).toBeNull();
  });
});
