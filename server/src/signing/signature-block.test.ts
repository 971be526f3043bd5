import { expect, test } from 'vitest';
import type { FoundAddendum, FoundSignature } from './find-signature.ts';
import { listSignedBlocks } from './signature-block.ts';

const SIGNED: FoundSignature = {
  keyId: 'key',
  statement: '',
  digest: Buffer.from('digest'),
  signature: Buffer.from('signature'),
  signerId: 'member',
  signerName: 'Margaret Osei',
  signerCredentials: null,
  signedAt: new Date('2026-11-16T09:31:00Z'),
  signaturePictureId: null,
};
const ADDENDUM: FoundAddendum = {
  ...SIGNED,
  number: 1,
  signerName: 'Niamh Gallagher',
  content: '"The dose was 5 mg."',
};

test('who signed the report stands right below its text, before the addenda that others may have signed', () => {
  const [report, heading, text, ...more] = listSignedBlocks(SIGNED, [ADDENDUM], 'https://casewright.example/verify');
  expect(report).toContain('Signed by Margaret Osei');
  expect(heading).toContain('Addendum 1');
  expect(heading).toContain('Signed by Niamh Gallagher');
  expect(text).toBe('"The dose was 5 mg."');
  expect(more).toEqual([]);
});
