import type { Upload } from '../uploads.ts';
import type { Recording } from './recording-store.ts';

/** A recording whose last second is newer than this is still running, here or in another tab. */
const UNDER_WAY_MS = 5_000;

/** Those that somebody has to send: neither still running nor in the list of uploads, which tells of them itself. */
export function findUnsent(
  kept: readonly Recording[],
  uploads: readonly Pick<Upload, 'recordingId'>[],
  now: number,
): Recording[] {
  const listed = new Set(uploads.map(({ recordingId }) => recordingId));
  return kept.filter(({ id, keptAt }) => now - keptAt > UNDER_WAY_MS && !listed.has(id));
}
