import { createTabLock } from '../../components/tab-lock.ts';
import { findNoteDraft, type NoteDraft } from './note-drafts.ts';

/** A draft that this tab alone writes: saved in two tabs, it would become two notes. */
export interface TakenDraft {
  draft: NoteDraft;
  letGo: () => void;
}

/** `elsewhere`: another tab writes it. `gone`: another tab has saved or discarded it. */
export type Refusal = 'elsewhere' | 'gone';

/** A draft that was just begun, of which no other tab knows. */
export function takeNewDraft(draft: NoteDraft): TakenDraft {
  const holding = hold(draft);
  return { draft, letGo: () => void holding.then((letGo) => letGo?.()) };
}

/** A draft that was left, as it is by now: another tab may have gone on with it. */
export async function takeLeftDraft(draft: NoteDraft): Promise<TakenDraft | Refusal> {
  const letGo = await hold(draft);
  if (letGo === null) return 'elsewhere';
  // Where it cannot be read once more, what the list has shown is the last that is known.
  const kept = await findNoteDraft(draft).catch(() => draft);
  if (kept !== undefined) return { draft: kept, letGo };
  letGo();
  return 'gone';
}

/** Null if another tab holds it. A browser gives the lock back when a tab is closed or crashes. */
async function hold({ id }: NoteDraft): Promise<(() => void) | null> {
  // Without a secure address there are no locks.
  if (!isSecureContext) return () => {};
  const lock = createTabLock(`casewright note draft ${id}`, { locks: navigator.locks, onChange: () => {} });
  return (await lock.request({ ifAvailable: true })) ? lock.close : null;
}
