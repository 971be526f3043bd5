import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Context } from '../db/context.ts';
import { AppError } from '../errors.ts';
import { authenticatePartnerToken, type PartnerPrincipal } from '../partners/authenticate-partner-token.ts';
import { exchangeCode } from '../partners/exchange-code.ts';
import { refreshTokens } from '../partners/refresh-tokens.ts';
import { revokeByToken } from '../partners/revoke-by-token.ts';
import type { TokenPair } from '../partners/token-pair.ts';
import { createTestContext, TEST_ORIGIN, type TestContext } from './context.ts';
import { approveTestPartner, createTestPartner, type TestGrant } from './partners.ts';
import { createTestPractice, type TestPractice } from './practice.ts';

/** One database for the test file, with a new practice, partner app and code for every test. */
export interface GrantKit {
  context: TestContext;
  practice: TestPractice;
  appId: string;
  grant: TestGrant;
  /** The connections whose sessions were ended. */
  ended: PartnerPrincipal[];
  exchange(app?: string, presented?: TestGrant): Promise<TokenPair>;
  refresh(token: string, app?: string): Promise<TokenPair>;
  revoke(token: string, app?: string): Promise<void>;
  authenticate(pair: TokenPair): Promise<PartnerPrincipal>;
  /** The code of the error, or "ok". */
  outcome(work: Promise<unknown>): Promise<string>;
  countPairs(): Promise<number>;
  /** What the practice's activity log says about partners, with reasons. */
  readTrail(): Promise<string[]>;
}

export function useGrantKit(): GrantKit {
  const kit = {} as GrantKit;
  const endSessions = async (inside: Context, _origin: unknown, connection: PartnerPrincipal): Promise<void> => {
    if (!inside.db.isTransaction) throw new Error('sessions end in the transaction of the revocation');
    kit.ended.push(connection);
  };
  Object.assign(kit, {
    exchange: (app = kit.appId, presented = kit.grant) =>
      exchangeCode(kit.context, TEST_ORIGIN, app, presented, endSessions),
    refresh: (token: string, app = kit.appId) => refreshTokens(kit.context, TEST_ORIGIN, app, token, endSessions),
    revoke: (token: string, app = kit.appId) => revokeByToken(kit.context, TEST_ORIGIN, app, token, endSessions),
    authenticate: (pair: TokenPair) => authenticatePartnerToken(kit.context, pair.accessToken),
    outcome: (work: Promise<unknown>) =>
      work.then(
        () => 'ok',
        (error: unknown) => (error instanceof AppError ? error.code : String(error)),
      ),
    countPairs: () => countPairs(kit),
    readTrail: () => readTrail(kit),
  } satisfies Partial<GrantKit>);
  beforeAll(async () => {
    kit.context = await createTestContext();
  });
  afterAll(() => kit.context.drop());
  beforeEach(async () => {
    kit.practice = await createTestPractice(kit.context);
    kit.appId = (await createTestPartner(kit.context)).partnerAppId;
    kit.grant = await approveTestPartner(kit.context, kit.practice, kit.appId);
    kit.ended = [];
  });
  return kit;
}

async function countPairs({ context, practice }: GrantKit): Promise<number> {
  const rows = await context.db
    .selectFrom('partner_token_pairs')
    .select('id')
    .where('practice_id', '=', practice.id)
    .execute();
  return rows.length;
}

async function readTrail({ context, practice }: GrantKit): Promise<string[]> {
  const rows = await context.db
    .selectFrom('audit_events')
    .select(['action', 'details'])
    .where('practice_id', '=', practice.id)
    .where('action', 'like', 'partner%')
    .orderBy('id')
    .execute();
  return rows.map(({ action, details }) => `${action} ${details?.['reason'] ?? ''}`.trim());
}
