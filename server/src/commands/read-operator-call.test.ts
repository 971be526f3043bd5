import { expect, test } from 'vitest';
import { readAuditSelection } from './audit-verify.ts';
import { readOperatorCall } from './read-operator-call.ts';

test.each([
  ['practice update', ['prac_1', '--enable-api-keys', '--disable-api-keys']],
  ['member add', '--practice p --email a@b --name A --role admin --password-stdin --invite'.split(' ')],
])('%s does not choose between options that contradict each other', async (name, args) => {
  await expect(readOperatorCall(name, args, async () => '')).rejects.toThrow(
    /^[a-z ]+ takes --[a-z-]+ or --[a-z-]+, not both$/,
  );
});

test('a practice and the installation are two chains, and one is checked', () => {
  expect(() => readAuditSelection(['--practice', 'prac_1', '--installation'])).toThrow(
    '--practice or --installation, not both',
  );
});

test.each(['practice', 'constructor', '__proto__'])('%s is no command', async (name) => {
  await expect(readOperatorCall(name, [], async () => '')).rejects.toThrow(`there is no command "${name}"`);
});
