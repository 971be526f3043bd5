import { afterAll, beforeAll, beforeEach } from 'vitest';
import { authenticatePartnerToken } from '../partners/authenticate-partner-token.ts';
import { createTestApp, type TestAnswer, type TestApp } from './app.ts';
import { approveTestPartner, createTestPartner, type TestGrant, type TestPartner } from './partners.ts';
import { createTestPractice, type TestPractice } from './practice.ts';

export type Fields = Record<string, unknown>;
type Headers = Record<string, string>;

export const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

export function toForm(fields: Fields): string {
  return new URLSearchParams(fields as Record<string, string>).toString();
}

/** One app for the test file, with a new practice, partner and code for every test. */
export interface OAuthKit {
  app: TestApp;
  practice: TestPractice;
  partner: TestPartner;
  grant: TestGrant;
  credentials(): Fields;
  codeFields(): Fields;
  postToken(body: unknown, headers?: Headers): Promise<TestAnswer>;
  postRevoke(body: unknown, headers?: Headers): Promise<TestAnswer>;
  isAlive(accessToken: string): Promise<boolean>;
}

export function useOAuthKit(): OAuthKit {
  const kit = {} as OAuthKit;
  Object.assign(kit, {
    credentials: () => ({ client_id: kit.partner.clientId, client_secret: kit.partner.clientSecret }),
    codeFields: () => ({
      grant_type: 'authorization_code',
      ...kit.credentials(),
      code: kit.grant.code,
      redirect_uri: kit.grant.redirectUri,
      code_verifier: kit.grant.codeVerifier,
    }),
    postToken: (body: unknown, headers: Headers = {}) => kit.app.call('/v1/partner/oauth/token', { body, headers }),
    postRevoke: (body: unknown, headers: Headers = {}) => kit.app.call('/v1/partner/oauth/revoke', { body, headers }),
    isAlive: (accessToken: string) =>
      authenticatePartnerToken(kit.app.context, accessToken).then(
        () => true,
        () => false,
      ),
  } satisfies Partial<OAuthKit>);
  beforeAll(async () => {
    kit.app = await createTestApp({ rateLimitPerMinute: 0 });
  });
  afterAll(() => kit.app.close());
  beforeEach(async () => {
    kit.practice = await createTestPractice(kit.app.context);
    kit.partner = await createTestPartner(kit.app.context);
    kit.grant = await approveTestPartner(kit.app.context, kit.practice, kit.partner.partnerAppId);
  });
  return kit;
}
