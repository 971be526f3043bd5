import { readChoice, readWords } from '../../components/read-search.ts';

const CLIENT_TABS = ['notes', 'reports', 'people'] as const;
export type ClientTab = (typeof CLIENT_TABS)[number];

export interface ClientPageSearch {
  tab?: ClientTab;
  /** The note that is open. */
  note?: string;
}

export function readClientPageSearch(search: Record<string, unknown>): ClientPageSearch {
  const tab = readChoice(search['tab'], CLIENT_TABS);
  return { ...(tab !== undefined && { tab }), ...readWords(search, ['note']) };
}
