import { createHash, randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Service } from './service.ts';
import { call } from './writing.ts';

export interface Partner {
  createSession(clinicianEmail: string, more?: Record<string, unknown>): Promise<string>;
  fetchDocument(sessionId: string): Promise<{ status: number; body: Record<string, unknown> }>;
  revoke(): Promise<void>;
}

/** The demo's partner, connected by the admin who is signed in on the page. */
export async function connectPartner(page: Page, service: Service): Promise<Partner> {
  const { client_id: clientId, client_secret: clientSecret, redirect_uri: redirectUri } = service.demo.partner;
  const verifier = randomUUID() + randomUUID();
  const { redirect_to: redirectTo } = await call<{ redirect_to: string }>(
    page,
    service,
    'POST',
    '/oauth/authorization',
    {
      response_type: 'code',
      client_id: clientId,
      redirect_uri: redirectUri,
      state: 'state',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      decision: 'approve',
    },
  );
  const post = async (
    target: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<Record<string, string>> => {
    const answer = await fetch(`${service.baseUrl}/v1/partner${target}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    expect(answer.ok, `${target}: ${text}`).toBe(true);
    return JSON.parse(text) as Record<string, string>;
  };
  const credentials = { client_id: clientId, client_secret: clientSecret };
  const { access_token: token = '' } = await post('/oauth/token', {
    ...credentials,
    grant_type: 'authorization_code',
    code: new URL(redirectTo).searchParams.get('code'),
    redirect_uri: redirectUri,
    code_verifier: verifier,
  });
  const authorization = `Bearer ${token}`;
  return {
    createSession: async (clinicianEmail, more) => {
      const body = { external_client_id: randomUUID(), clinician_email: clinicianEmail, ...more };
      const session = await post('/launch-sessions', body, { authorization, 'idempotency-key': randomUUID() });
      return session['session_id'] ?? '';
    },
    fetchDocument: async (sessionId) => {
      const target = `${service.baseUrl}/v1/partner/launch-sessions/${sessionId}/document`;
      const answer = await fetch(target, { headers: { authorization } });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    },
    revoke: async () => {
      await post('/oauth/revoke', { ...credentials, token });
    },
  };
}
