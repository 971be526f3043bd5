import type { Context } from '../db/context.ts';
import { hashSecret, newSecret } from '../lib/secrets.ts';

export const ACCESS_TOKEN_SECONDS = 3600;
const REFRESH_TOKEN_MS = 90 * 24 * 60 * 60_000;

/** What a partner gets for a code or a refresh token. It is in this answer and nowhere else. */
export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

/** The pair, and its row but for whom it is issued to. */
export function makeTokenPair({ clock, makeId }: Pick<Context, 'clock' | 'makeId'>) {
  const pair: TokenPair = { accessToken: newSecret('pat_'), refreshToken: newSecret('prt_') };
  const now = clock.now();
  const row = {
    id: makeId('ptok'),
    accessHash: hashSecret(pair.accessToken),
    accessExpiresAt: new Date(now.getTime() + ACCESS_TOKEN_SECONDS * 1000),
    refreshHash: hashSecret(pair.refreshToken),
    refreshExpiresAt: new Date(now.getTime() + REFRESH_TOKEN_MS),
    createdAt: now,
  };
  return { pair, row };
}
