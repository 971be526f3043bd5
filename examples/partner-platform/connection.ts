import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type Answer, send } from './send.ts';
import type { Settings } from './settings.ts';
import type { Store, Tokens } from './store.ts';

/** An authorization on its way: what must be remembered until the browser comes back. */
export interface PendingConnection {
  state: string;
  verifier: string;
}

/** The connection with a practice, by OAuth 2.0. */
export interface Connection {
  start(): { url: string; pending: PendingConnection };
  finish(callback: URLSearchParams, pending: PendingConnection): Promise<void>;
  /** Sends to the partner API in the name of the practice. */
  send(path: string, init?: RequestInit): Promise<Answer>;
  end(): Promise<void>;
}

export function createConnection(settings: Settings, store: Store): Connection {
  const { baseUrl, clientId, clientSecret, redirectUri } = settings;
  let refreshing: Promise<Tokens> | undefined;

  function sendForm(path: string, fields: Record<string, string>): Promise<Answer> {
    const body = new URLSearchParams({ client_id: clientId, client_secret: clientSecret, ...fields });
    return send(baseUrl, path, { method: 'POST', body });
  }

  async function askToken(fields: Record<string, string>): Promise<Tokens> {
    const answer = await sendForm('/v1/partner/oauth/token', fields);
    const tokens = {
      accessToken: String(answer['access_token']),
      refreshToken: String(answer['refresh_token']),
      expiresAt: Date.now() + Number(answer['expires_in']) * 1000,
    };
    // Kept before it is used: a refresh token works once, and losing the new one loses the connection.
    await store.change((state) => {
      state.tokens = tokens;
    });
    return tokens;
  }

  /** One refresh at a time: two with the same token would look like a theft, and end the connection. */
  async function useTokens(): Promise<Tokens> {
    const { tokens } = store.read();
    if (tokens === null) throw new Error('No practice is connected yet.');
    if (tokens.expiresAt > Date.now() + 60_000) return tokens;
    refreshing ??= askToken({ grant_type: 'refresh_token', refresh_token: tokens.refreshToken }).finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  }

  return {
    start: () => {
      const pending = { state: randomUUID(), verifier: randomBytes(32).toString('base64url') };
      const query = new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        state: pending.state,
        code_challenge: createHash('sha256').update(pending.verifier).digest('base64url'),
        code_challenge_method: 'S256',
      });
      return { url: `${baseUrl}/oauth/authorize?${query}`, pending };
    },
    finish: async (callback, { state, verifier }) => {
      if (callback.get('state') !== state) throw new Error('This answer does not belong to our question.');
      if (callback.get('iss') !== baseUrl) throw new Error('This answer comes from somebody else (RFC 9207).');
      const code = callback.get('code');
      if (code === null) throw new Error(`The practice did not agree: ${callback.get('error')}`);
      await askToken({ grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier });
    },
    send: async (path, init = {}) => {
      const { accessToken } = await useTokens();
      return send(baseUrl, path, { ...init, headers: { ...init.headers, authorization: `Bearer ${accessToken}` } });
    },
    end: async () => {
      const { tokens } = store.read();
      if (tokens === null) return;
      await sendForm('/v1/partner/oauth/revoke', { token: tokens.refreshToken });
      await store.change((state) => {
        state.tokens = null;
      });
    },
  };
}
