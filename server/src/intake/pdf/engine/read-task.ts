import { readFileSync } from 'node:fs';
import type { ChildTask } from '../child-message.ts';

/** Waits for the task and all of the document. Undefined when the parent has none after all. */
export function readTask(): { task: ChildTask; bytes: Uint8Array } | undefined {
  const input = readFileSync(0);
  const end = input.indexOf(0x0a);
  if (end < 0) return undefined;
  return {
    task: JSON.parse(input.toString('utf8', 0, end)) as ChildTask,
    bytes: new Uint8Array(input.subarray(end + 1)),
  };
}
