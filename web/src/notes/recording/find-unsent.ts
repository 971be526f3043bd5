import type { Upload } from '../uploads.ts';
import type { Recording } from './recording-store.ts';

/** A recording whose last second is newer than this may just have been stopped, and is about to be sent. */
const UNDER_WAY_MS = 5_000;

/** Those that somebody has to send: neither still running, or paused, nor in the list of uploads, which tells of them. */
export function findUnsent(
  kept: readonly Recording[],
  running: readonly string[],
  uploads: readonly Pick<Upload, 'recordingId'>[],
  now: number,
): Recording[] {
  const listed = new Set([...running, ...uploads.map(({ recordingId }) => recordingId)]);
  return kept.filter(({ id, keptAt }) => now - keptAt > UNDER_WAY_MS && !listed.has(id));
}
