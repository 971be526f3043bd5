import type { Draft } from './save-state.ts';
import { openStore } from '../../components/device-store.ts';

const drafts = openStore<Draft>('drafts');

/** The key holds the person, so that nobody else at the same device sees or sends the drafts. */
export function draftsOf(memberId: string, reportId: string) {
  const key = `${memberId} ${reportId}`;
  return {
    find: () => drafts.get(key),
    keep: (draft: Draft) => drafts.put(key, draft),
    drop: () => drafts.remove(key),
  };
}
