import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { WritingRecord } from './written-report.ts';

const Stored = Type.Unsafe<WritingRecord>(
  Type.Object({
    provider: Type.String(),
    model: Type.String(),
    sections: Type.Array(
      Type.Object({ promptId: Type.String(), label: Type.String(), blockHashes: Type.Array(Type.String()) }),
    ),
  }),
);

/** How a report was written, as it was stored with the report. */
export function readWritingRecord(stored: object): WritingRecord {
  if (Value.Check(Stored, stored)) return stored;
  throw new Error('the stored record of how a report was written is not as it should be');
}
