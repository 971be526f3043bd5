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

export async function assembleRecording({ id, mimeType, startedAt }: Recording): Promise<File> {
  const parts = await chunks.list(`${id} `);
  // By the clock as it was then: a recording may be sent after the clocks have changed.
  const offsetMs = new Date(startedAt).getTimezoneOffset() * 60_000;
  const [date, time] = new Date(startedAt - offsetMs).toISOString().split(/[T.]/);
  const ending = mimeType.includes('mp4') ? 'm4a' : 'webm';
  const name = `Recording ${date} ${time?.slice(0, 5).replace(':', '.')}.${ending}`;
  return new File(
    parts.map(({ value }) => value),
    name,
    { type: mimeType.split(';')[0] ?? mimeType },
  );
}

export async function removeRecording(recording: Recording): Promise<void> {
  await chunks.removeAll(`${recording.id} `);
  await recordings.remove(keyOf(recording));
}
