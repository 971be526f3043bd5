import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Settings } from './settings.ts';
import type { Session, Store, Tokens } from './store.ts';

export interface Patient {
  id: string;
  firstName: string;
  lastName: string;
}

/** An authorization on its way: what must be remembered until the browser comes back. */
export interface PendingConnection {
  state: string;
  verifier: string;
}

/** The platform's side of the partner API. */
export interface Casewright {
  startConnecting(): { url: string; pending: PendingConnection };
  finishConnecting(callback: URLSearchParams, pending: PendingConnection): Promise<void>;
  launch(patient: Patient, clinicianEmail: string): Promise<Session>;
  fetchStatus(sessionId: string): Promise<{ status: string }>;
  fetchDocument(sessionId: string): Promise<{ title: string; content: string }>;
  disconnect(): Promise<void>;
}

export function createCasewright(settings: Settings, store: Store): Casewright {
  const { baseUrl, clientId, clientSecret, redirectUri } = settings;
  let refreshing: Promise<Tokens> | undefined;

  async function askToken(fields: Record<string, string>): Promise<Tokens> {
    const form = new URLSearchParams({ client_id: clientId, client_secret: clientSecret, ...fields });
    const answer = await send('/v1/partner/oauth/token', { method: 'POST', body: form });
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

  async function send(path: string, init: RequestInit): Promise<Record<string, unknown>> {
    const response = await fetch(baseUrl + path, init);
    const answer = (await response.json()) as Record<string, unknown>;
    if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer['detail'])}`);
    return answer;
  }

  async function sendAsPartner(path: string, init: RequestInit = {}): Promise<Record<string, unknown>> {
    const { accessToken } = await useTokens();
    return send(path, { ...init, headers: { ...init.headers, authorization: `Bearer ${accessToken}` } });
  }

  return {
    startConnecting: () => {
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
    finishConnecting: async (callback, { state, verifier }) => {
      if (callback.get('state') !== state) throw new Error('This answer does not belong to our question.');
      if (callback.get('iss') !== baseUrl) throw new Error('This answer comes from somebody else (RFC 9207).');
      const code = callback.get('code');
      if (code === null) throw new Error(`The practice did not agree: ${callback.get('error')}`);
      await askToken({ grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier });
    },
    launch: async (patient, clinicianEmail) => {
      const answer = await sendAsPartner('/v1/partner/launch-sessions', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify({
          external_client_id: patient.id,
          clinician_email: clinicianEmail,
          client_first_name: patient.firstName,
          client_last_name: patient.lastName,
        }),
      });
      const session: Session = {
        id: String(answer['session_id']),
        patientId: patient.id,
        clinicianEmail,
        launchUrl: String(answer['launch_url']),
        status: String(answer['status']),
      };
      await store.change((state) => void state.sessions.unshift(session));
      return session;
    },
    fetchStatus: async (sessionId) => {
      const answer = await sendAsPartner(`/v1/partner/launch-sessions/${sessionId}`);
      return { status: String(answer['status']) };
    },
    fetchDocument: async (sessionId) => {
      const answer = await sendAsPartner(`/v1/partner/launch-sessions/${sessionId}/document?format=html`);
      return { title: String(answer['title']), content: String(answer['content']) };
    },
    disconnect: async () => {
      const { tokens } = store.read();
      if (tokens === null) return;
      const token = tokens.refreshToken;
      const form = new URLSearchParams({ client_id: clientId, client_secret: clientSecret, token });
      await send('/v1/partner/oauth/revoke', { method: 'POST', body: form });
      await store.change((state) => {
        state.tokens = null;
      });
    },
  };
}
