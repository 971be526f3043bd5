import { afterAll, beforeAll } from 'vitest';
import { toChallenge } from '../partners/exchange-code.ts';
import { createTestApp, type TestAnswer, type TestApp } from './app.ts';
import { createTestPartner, signInForTest, type TestPartner } from './partners.ts';
import { createTestPractice, type TestPractice } from './practice.ts';

export const CALLBACK = 'https://partner.example/callback';
export const WITH_QUERY = 'https://partner.example/other?tenant=a%20b&x=%7E';
export const LOOPBACK = 'http://[::1]:8090/callback';
export const CODE_VERIFIER = 'v'.repeat(43);

/** Undefined leaves a parameter out. */
export type Query = Record<string, string | undefined>;

/** An app with a partner, and the browsers of those who may come to its consent page. */
export interface ConsentKit {
  app: TestApp;
  practice: TestPractice;
  partner: TestPartner;
  admin: ConsentBrowser;
  clinician: ConsentBrowser;
  stranger: ConsentBrowser;
  goodQuery(): Query;
  /** The address of the page with the right query, with changes and with more behind it. */
  toAddress(change?: Query, more?: string): string;
}

export function useConsentKit(): ConsentKit {
  const kit = {} as ConsentKit;
  Object.assign(kit, {
    goodQuery: () => ({
      response_type: 'code',
      client_id: kit.partner.clientId,
      redirect_uri: CALLBACK,
      state: 'st&te=1#"<',
      code_challenge: toChallenge(CODE_VERIFIER),
      code_challenge_method: 'S256',
    }),
    toAddress: (change: Query = {}, more = '') => {
      const given = Object.entries({ ...kit.goodQuery(), ...change }).filter(([, value]) => value !== undefined);
      return `/oauth/authorize?${new URLSearchParams(given as [string, string][])}${more}`;
    },
  } satisfies Partial<ConsentKit>);
  beforeAll(async () => {
    kit.app = await createTestApp({ rateLimitPerMinute: 0 });
    const { context } = kit.app;
    kit.practice = await createTestPractice(context);
    kit.partner = await createTestPartner(context, [CALLBACK, WITH_QUERY, LOOPBACK]);
    kit.admin = openConsentBrowser(kit.app, await signInForTest(context, kit.practice.id, kit.practice.adminId));
    kit.clinician = openConsentBrowser(
      kit.app,
      await signInForTest(context, kit.practice.id, kit.practice.clinicianId),
    );
    kit.stranger = openConsentBrowser(kit.app);
  });
  afterAll(() => kit.app.close());
  return kit;
}

const DECISION_PATH = '/v1/console/oauth/authorization';

/** The parameters of a redirect, which is either the answer itself or what the page is told to do. */
export function readAnswer(answer: TestAnswer): Record<string, string> {
  const target = answer.headers.get('location') ?? answer.body?.redirect_to ?? '';
  return Object.fromEntries(new URL(target, 'https://ours.example').searchParams);
}

export interface ConsentBrowser {
  get(path: string): Promise<TestAnswer>;
  /** Sends a decision about the request at this address, as our own page does. */
  decide(address: string, decision: string, headers?: Record<string, string>): Promise<TestAnswer>;
}

/** A browser with this cookie. */
export function openConsentBrowser(app: TestApp, cookie?: string): ConsentBrowser {
  const own = cookie === undefined ? {} : { cookie };
  return {
    get: (path) => app.call(path, { headers: { ...own, 'sec-fetch-site': 'cross-site' } }),
    decide: (address, decision, headers = {}) =>
      app.call(DECISION_PATH, {
        body: { ...Object.fromEntries(new URL(address, 'https://ours.example').searchParams), decision },
        headers: { ...own, 'sec-fetch-site': 'same-origin', ...headers },
      }),
  };
}
