import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Settings } from './settings.ts';
import type { LaunchRequest, Session, Store, Tokens } from './store.ts';

const LAUNCH_TRIES = 3;

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

/** The service answered, and said no. */
class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** A lost connection or a fault of the service may pass; what was refused stays refused. */
function mayPass(error: unknown): boolean {
  return !(error instanceof Refusal) || error.status >= 500 || error.status === 429;
}

/** The platform's side of the partner API. */
export interface Casewright {
  startConnecting(): { url: string; pending: PendingConnection };
  finishConnecting(callback: URLSearchParams, pending: PendingConnection): Promise<void>;
  /** May be called again with the same key after any failure, also after a restart: there is one session for it. */
  launch(patient: Patient, request: LaunchRequest): Promise<Session>;
  fetchStatus(sessionId: string): Promise<{ status: string }>;
  fetchDocument(sessionId: string): Promise<{ title: string; content: string }>;
  disconnect(): Promise<void>;
}

export function createCasewright(settings: Settings, store: Store, pause = setTimeout): Casewright {
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
    if (!response.ok)
      throw new Refusal(response.status, `${path}: ${response.status} ${JSON.stringify(answer['detail'])}`);
    return answer;
  }

  async function sendAsPartner(path: string, init: RequestInit = {}): Promise<Record<string, unknown>> {
    const { accessToken } = await useTokens();
    return send(path, { ...init, headers: { ...init.headers, authorization: `Bearer ${accessToken}` } });
  }

  async function sendUntilAnswered(patient: Patient, request: LaunchRequest): Promise<Record<string, unknown>> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await createSession(patient, request);
      } catch (error) {
        if (!mayPass(error)) await forget(request);
        if (!mayPass(error) || attempt === LAUNCH_TRIES) throw error;
        await pause(500 * 2 ** attempt);
      }
    }
  }

  function forget(request: LaunchRequest): Promise<void> {
    return store.change((state) => {
      state.requests = state.requests.filter(({ key }) => key !== request.key);
    });
  }

  function createSession(patient: Patient, { key, clinicianEmail }: LaunchRequest): Promise<Record<string, unknown>> {
    return sendAsPartner('/v1/partner/launch-sessions', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({
        external_client_id: patient.id,
        clinician_email: clinicianEmail,
        client_first_name: patient.firstName,
        client_last_name: patient.lastName,
      }),
    });
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
    launch: async (patient, request) => {
      const known = store.read().sessions.find(({ key }) => key === request.key);
      if (known !== undefined) return known;
      // Kept before it is sent: if the answer is lost on the way, the same key finds the session that was made.
      await store.change(({ requests }) => {
        if (!requests.some(({ key }) => key === request.key)) requests.unshift(request);
      });
      const answer = await sendUntilAnswered(patient, request);
      const session: Session = {
        id: String(answer['session_id']),
        key: request.key,
        patientId: patient.id,
        clinicianEmail: request.clinicianEmail,
        launchUrl: String(answer['launch_url']),
        status: String(answer['status']),
      };
      await store.change((state) => {
        state.requests = state.requests.filter(({ key }) => key !== request.key);
        if (!state.sessions.some(({ id }) => id === session.id)) state.sessions.unshift(session);
      });
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
