import type { Draft } from './save-state.ts';
import { openStore } from '../../components/device-store.ts';

const drafts = openStore<Draft>('drafts');

/** Drafts of one person's reports: somebody else at the same device neither sees nor sends them. */
export function draftsOf(memberId: string, reportId: string) {
  const key = `${memberId} ${reportId}`;
  return {
    find: () => drafts.get(key),
    keep: (draft: Draft) => drafts.put(key, draft),
    drop: () => drafts.remove(key),
  };
}
