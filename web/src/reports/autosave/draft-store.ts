import type { DocumentJson } from '../../api/reports.ts';
import { openStore } from '../../components/device-store.ts';
import type { Draft } from './save-state.ts';
import { writeDocument } from './written-blocks.ts';

/** With its document as one string: a browser takes many times as long to copy each of its nodes. */
type StoredDraft = Omit<Draft, 'content'> & { content: string | DocumentJson };

const drafts = openStore<StoredDraft>('drafts');

/** The key holds the person, so that nobody else at the same device sees or sends the drafts. */
export function draftsOf(memberId: string, reportId: string) {
  const key = `${memberId} ${reportId}`;
  return {
    find: async (): Promise<Draft | undefined> => {
      const stored = await drafts.get(key);
      return stored === undefined ? undefined : { ...stored, content: readContent(stored.content) };
    },
    keep: (draft: Draft) => drafts.put(key, { ...draft, content: writeDocument(draft.content) }),
    drop: () => drafts.remove(key),
  };
}

/** Drafts of an earlier release may lie on the device as objects. */
function readContent(content: StoredDraft['content']): DocumentJson {
  return typeof content === 'string' ? (JSON.parse(content) as DocumentJson) : content;
}
