import { Type } from '../lib/schema.ts';
import { createStoredCheck } from '../lib/check-stored.ts';
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

const findFaults = createStoredCheck(Stored);

/** How a report was written, as it was stored with the report. */
export function readWritingRecord(stored: object): WritingRecord {
  if (findFaults(stored).length === 0) return stored as WritingRecord;
  throw new Error('the stored record of how a report was written is not as it should be');
}
