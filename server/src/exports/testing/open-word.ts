import { strFromU8, unzipSync } from 'fflate';

/** The parts of a Word file by their names, as text. */
export function readWordParts(file: Uint8Array): Record<string, string> {
  return Object.fromEntries(Object.entries(unzipSync(file)).map(([name, part]) => [name, strFromU8(part)]));
}
