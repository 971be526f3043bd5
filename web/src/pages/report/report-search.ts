import { readWords } from '../../components/read-search.ts';
import { readRoomSearch, type RoomSearch } from '../../room/room-search.ts';

export interface ReportSearch extends RoomSearch {
  /** Whom a new report is about. */
  client?: number;
  /** What the form to start a report begins with. */
  template?: string;
  title?: string;
}

export function readReportSearch(search: Record<string, unknown>): ReportSearch {
  const { client } = search;
  return {
    ...(Number.isInteger(client) && { client: Number(client) }),
    ...readWords(search, ['template', 'title']),
    ...readRoomSearch(search),
  };
}
