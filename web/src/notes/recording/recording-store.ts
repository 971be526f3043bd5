import { openStore } from '../../components/device-store.ts';

/** A recording that the service does not have yet. */
export interface Recording {
  id: string;
  memberId: string;
  clientId: number;
  startedAt: number;
  /** When its last second was stored. In a running recording that is a few seconds ago at most. */
  keptAt: number;
  durationMs: number;
  mimeType: string;
}

/** The first part of the key of every query about them. */
export const RECORDINGS = ['recordings'] as const;

const recordings = openStore<Recording>('recordings');
const chunks = openStore<Blob>('recording-chunks');

const keyOf = ({ memberId, clientId, id }: Recording): string => `${memberId} ${clientId} ${id}`;

export function keepRecording(recording: Recording): Promise<void> {
  return recordings.put(keyOf(recording), recording);
}

/** Each second by itself, so that a tab that is closed or crashes loses one second at most. */
export function keepChunk(recording: Recording, index: number, chunk: Blob): Promise<void> {
  return chunks.put(`${recording.id} ${String(index).padStart(8, '0')}`, chunk);
}

export async function listRecordings(memberId: string, clientId: number): Promise<Recording[]> {
  const found = await recordings.list(`${memberId} ${clientId} `);
  return found.map(({ value }) => value);
}

const LOCK = 'casewright recording ';

/**
 * Says to every tab of this browser that the recording goes on, however long it is paused, until the answer is called.
 * It is a lock, because a browser gives that back when the tab is closed or crashes.
 */
export function markRunning({ id }: Recording): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  void navigator.locks.request(LOCK + id, () => promise);
  return resolve;
}

/** The ids of recordings that go on, here or in another tab. */
export async function listRunning(): Promise<string[]> {
  // Without a secure address there are neither locks nor microphones.
  if (!isSecureContext) return [];
  const { held = [] } = await navigator.locks.query();
  return held.flatMap(({ name = '' }) => (name.startsWith(LOCK) ? [name.slice(LOCK.length)] : []));
}

export async function assembleRecording(recording: Recording): Promise<File> {
  const parts = await chunks.list(`${recording.id} `);
  return fileOf(
    recording,
    parts.map(({ value }) => value),
  );
}

export function fileOf({ mimeType, startedAt }: Recording, parts: Blob[]): File {
  // By the clock as it was then: a recording may be sent after the clocks have changed.
  const offsetMs = new Date(startedAt).getTimezoneOffset() * 60_000;
  const [date, time] = new Date(startedAt - offsetMs).toISOString().split(/[T.]/);
  const ending = mimeType.includes('mp4') ? 'm4a' : 'webm';
  const name = `Recording ${date} ${time?.slice(0, 5).replace(':', '.')}.${ending}`;
  return new File(parts, name, { type: mimeType.split(';')[0] ?? mimeType });
}

export async function removeRecording(recording: Recording): Promise<void> {
  await chunks.removeAll(`${recording.id} `);
  await recordings.remove(keyOf(recording));
}
