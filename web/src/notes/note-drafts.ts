import { openStore } from '../components/device-store.ts';

/** A note that was begun and that the service does not have yet. */
export interface NoteDraft {
  id: string;
  memberId: string;
  clientId: number;
  title: string;
  markdown: string;
  begunAt: number;
}

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

const drafts = openStore<NoteDraft>('drafts');

/** Of one person and one client: somebody else at the same device neither sees nor sends them. */
const prefixOf = (memberId: string, clientId: number): string => `note ${memberId} ${clientId} `;
const keyOf = ({ memberId, clientId, id }: NoteDraft): string => `${prefixOf(memberId, clientId)}${id}`;

export function beginNote(memberId: string, clientId: number, now = new Date()): NoteDraft {
  const title = `Note of ${DAY.format(now)}`;
  return { id: crypto.randomUUID(), memberId, clientId, title, markdown: '', begunAt: now.getTime() };
}

export function keepNoteDraft(draft: NoteDraft): Promise<void> {
  return drafts.put(keyOf(draft), draft);
}

export function dropNoteDraft(draft: NoteDraft): Promise<void> {
  return drafts.remove(keyOf(draft));
}

/** The oldest first. */
export async function listNoteDrafts(memberId: string, clientId: number): Promise<NoteDraft[]> {
  const found = await drafts.list(prefixOf(memberId, clientId));
  return found.map(({ value }) => value).toSorted((a, b) => a.begunAt - b.begunAt);
}
