import { expect, test } from 'vitest';
import { describeError, makeApiError } from './api-error.ts';

test('whoever is signed out is told what to do, and a wrong password is told as such', () => {
  expect(describeError(makeApiError(401, { detail: 'Not signed in' }, null))).toMatch(/^You are signed out\. Sign in/);
  const wrong = { detail: 'Wrong e-mail address, password or code' };
  expect(describeError(makeApiError(401, wrong, null))).toBe(wrong.detail);
});

test.each([
  'Failed to fetch dynamically imported module: https://reports.example/assets/rich-note-a1.js',
  'error loading dynamically imported module: https://reports.example/assets/rich-note-a1.js',
  'Importing a module script failed.',
])('a part of the page that is not there is told apart from a fault of the service: %s', (message) => {
  expect(describeError(new TypeError(message))).toMatch(/^A part of this page could not be fetched/);
  expect(describeError(new Error(message))).toMatch(/^Something went wrong/);
});

test('what a proxy in front of the service finds too large is not told as a fault that passes', () => {
  expect(describeError(makeApiError(413, null, null))).toMatch(/^This is larger/);
  expect(describeError(makeApiError(413, { detail: 'The storage of this practice is full' }, null))).toMatch(
    /is full$/,
  );
  expect(describeError(makeApiError(502, null, null))).toMatch(/^Something went wrong/);
});
