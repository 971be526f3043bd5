import { sql } from 'kysely';
import type { Context } from '../db/context.ts';

export interface ApiKeyUse {
  /** Remembers that the key was used now. It is kept in memory until the next flush. */
  note(keyId: string): void;
  flush(): Promise<void>;
  close(): Promise<void>;
}

/** "Last used" is for people, so it may lag by some seconds. One statement stores all keys that were used meanwhile. */
export function trackApiKeyUse({ db, clock }: Pick<Context, 'db' | 'clock'>, flushEveryMs = 5000): ApiKeyUse {
  let used = new Map<string, Date>();

  async function flush(): Promise<void> {
    if (used.size === 0) return;
    const batch = used;
    used = new Map();
    try {
      await sql`
        update api_keys set last_used_at = greatest(last_used_at, used.at)
        from unnest(${[...batch.keys()]}::text[], ${[...batch.values()]}::timestamptz[]) as used (id, at)
        where api_keys.id = used.id`.execute(db);
    } catch (error) {
      used = new Map([...batch, ...used]);
      throw error;
    }
  }

  // A flush that fails keeps its entries for the next one, so the failure need not be reported.
  const timer = setInterval(() => void flush().catch(() => undefined), flushEveryMs).unref();
  return {
    note: (keyId) => void used.set(keyId, clock.now()),
    flush,
    close: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}
