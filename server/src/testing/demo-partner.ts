import { createHash, randomUUID } from 'node:crypto';
import type { Answer } from './loop-watch.ts';
import type { WatchedService } from './watched-service.ts';

export interface Partner {
  /** Creates a launch session for the admin and answers with its id. */
  createSession(): Promise<string>;
  fetchDocument(sessionId: string): Promise<Answer>;
}

/** The demo's partner, connected by the demo's admin. */
export async function connectPartner({ demo, send }: WatchedService): Promise<Partner> {
  const { client_id, client_secret, redirect_uri } = demo.partner;
  const verifier = randomUUID() + randomUUID();
  const approved = await send('POST', '/v1/console/oauth/authorization', {
    response_type: 'code',
    client_id,
    redirect_uri,
    state: 'state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    decision: 'approve',
  });
  const granted = await send('POST', '/v1/partner/oauth/token', {
    client_id,
    client_secret,
    grant_type: 'authorization_code',
    code: new URL(JSON.parse(approved.text).redirect_to).searchParams.get('code'),
    redirect_uri,
    code_verifier: verifier,
  });
  const authorization = `Bearer ${JSON.parse(granted.text).access_token}`;
  return {
    createSession: async () => {
      const body = { external_client_id: randomUUID(), clinician_email: demo.admin.email };
      const headers = { authorization, 'idempotency-key': randomUUID() };
      const created = await send('POST', '/v1/partner/launch-sessions', body, headers);
      return JSON.parse(created.text).session_id;
    },
    fetchDocument: (sessionId) =>
      send('GET', `/v1/partner/launch-sessions/${sessionId}/document`, undefined, { authorization }),
  };
}
