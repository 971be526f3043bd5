import { readWords } from '../components/read-search.ts';

/** What the address says of a writing room. */
export interface RoomSearch {
  /** The report that is being written. */
  job?: string | undefined;
  /** The note that is open. */
  note?: string | undefined;
  /** `open` while the report is being reviewed. */
  review?: string | undefined;
}

export function readRoomSearch(search: Record<string, unknown>): RoomSearch {
  return readWords(search, ['job', 'note', 'review']);
}
