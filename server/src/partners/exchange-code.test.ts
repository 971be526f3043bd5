import { sql } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { changeMember, type MemberChange } from '../practice/change-member.ts';
import { TEST_ORIGIN } from '../testing/context.ts';
import { useGrantKit } from '../testing/grant-kit.ts';
import { approveTestPartner, createTestPartner } from '../testing/partners.ts';
import { resumePartner, suspendPartner } from './suspend-partner.ts';
import { PATIENTLY } from '../testing/patience.ts';

const HOUR_MS = 60 * 60_000;

const kit = useGrantKit();

describe('a code', () => {
  test('gives a pair whose access token names app and practice', async () => {
    const pair = await kit.exchange();
    expect(pair.accessToken).toMatch(/^pat_[\w-]{43}$/);
    expect(pair.refreshToken).toMatch(/^prt_[\w-]{43}$/);
    expect(await kit.authenticate(pair)).toEqual({
      connectionId: expect.stringMatching(/^conn_/),
      partnerAppId: kit.appId,
      practiceId: kit.practice.id,
    });
    expect(await kit.readTrail()).toEqual(['partner_consent.given', 'partner_tokens.issued']);
  });

  test.each([
    ['another verifier', () => kit.exchange(kit.appId, { ...kit.grant, codeVerifier: 'x'.repeat(43) })],
    ['another redirect URI', () => kit.exchange(kit.appId, { ...kit.grant, redirectUri: `${kit.grant.redirectUri}/` })],
    ['another app', async () => kit.exchange((await createTestPartner(kit.context)).partnerAppId)],
    ['an unknown code', () => kit.exchange(kit.appId, { ...kit.grant, code: 'pac_unknown' })],
  ])('with %s is invalid, and is not used up by it', async (_name, attempt) => {
    expect(await kit.outcome(attempt())).toBe('invalid_authorization_code');
    expect(await kit.outcome(kit.exchange())).toBe('ok');
  });

  test('is good until five minutes have passed', async () => {
    const late = await approveTestPartner(kit.context, kit.practice, kit.appId);
    kit.context.clock.advance(5 * 60_000 - 1);
    expect(await kit.outcome(kit.exchange())).toBe('ok');
    kit.context.clock.advance(1);
    expect(await kit.outcome(kit.exchange(kit.appId, late))).toBe('invalid_authorization_code');
  });

  test('is refused once its redirect URI is no longer registered, and while its app is suspended', async () => {
    await suspendPartner(kit.context, TEST_ORIGIN, kit.appId);
    expect(await kit.outcome(kit.exchange())).toBe('invalid_authorization_code');
    await resumePartner(kit.context, TEST_ORIGIN, kit.appId);
    const setUris = (uris: string[]) =>
      kit.context.db.updateTable('partner_apps').set({ redirect_uris: uris }).where('id', '=', kit.appId).execute();
    await setUris(['https://partner.example/other']);
    expect(await kit.outcome(kit.exchange())).toBe('invalid_authorization_code');
    await setUris([kit.grant.redirectUri]);
    expect(await kit.outcome(kit.exchange())).toBe('ok');
  });

  describe('ends with the power of the admin who approved it', () => {
    const changeAdmin = (change: MemberChange): Promise<void> => {
      const secondAdmin = { id: kit.practice.clinicianId, practiceId: kit.practice.id };
      return changeMember(kit.context, TEST_ORIGIN, secondAdmin, kit.practice.adminId, change);
    };
    beforeEach(async () => {
      const { adminId: id, id: practiceId, clinicianId } = kit.practice;
      await changeMember(kit.context, TEST_ORIGIN, { id, practiceId }, clinicianId, { role: 'admin' });
    });

    test.each([
      ['demoted', { role: 'clinician' }],
      ['deactivated', { isActive: false }],
    ] as [string, MemberChange][])('who was %s', async (_case, change) => {
      await changeAdmin(change);
      expect(await kit.outcome(kit.exchange())).toBe('invalid_authorization_code');
      expect(await kit.countPairs()).toBe(0);
    });

    test('also when both happen at the same time: the exchange waits for the change', async () => {
      const changing = await kit.context.db.startTransaction().execute();
      await changing.updateTable('members').set({ role: 'clinician' }).where('id', '=', kit.practice.adminId).execute();
      const outcome = kit.outcome(kit.exchange());
      await vi.waitFor(async () => {
        const { rows } = await sql`select from pg_locks where not granted`.execute(kit.context.db);
        expect(rows.length).toBeGreaterThan(0);
      }, PATIENTLY);
      await changing.commit().execute();
      expect(await outcome).toBe('invalid_authorization_code');
      expect(await kit.countPairs()).toBe(0);
    });

    test('in a storm there is a pair from before the change, or none', async () => {
      const [outcome] = await Promise.all([kit.outcome(kit.exchange()), changeAdmin({ role: 'clinician' })]);
      expect(await kit.countPairs()).toBe(outcome === 'ok' ? 1 : 0);
      const late = await kit.outcome(kit.exchange());
      expect(late).toBe('invalid_authorization_code');
    });
  });

  test('that comes again revokes what it was exchanged for, whatever comes with it', async () => {
    const pair = await kit.exchange();
    kit.context.clock.advance(HOUR_MS / 2);
    const again = kit.exchange(kit.appId, { ...kit.grant, codeVerifier: 'y'.repeat(64) });
    expect(await kit.outcome(again)).toBe('invalid_authorization_code');
    expect(await kit.outcome(kit.authenticate(pair))).toBe('invalid_bearer_token');
    expect(await kit.outcome(kit.refresh(pair.refreshToken))).toBe('invalid_refresh_token');
    expect(kit.ended).toHaveLength(1);
    expect((await kit.readTrail()).at(-1)).toBe('partner_connection.revoked code_replayed');
  });

  test('that another app brings after its use revokes nothing', async () => {
    const pair = await kit.exchange();
    const other = await createTestPartner(kit.context);
    expect(await kit.outcome(kit.exchange(other.partnerAppId))).toBe('invalid_authorization_code');
    expect(await kit.outcome(kit.authenticate(pair))).toBe('ok');
    expect(kit.ended).toEqual([]);
  });

  test('that comes again after the connection was renewed leaves the renewed one alone', async () => {
    await kit.exchange();
    const renewed = await kit.exchange(kit.appId, await approveTestPartner(kit.context, kit.practice, kit.appId));
    expect(await kit.outcome(kit.exchange())).toBe('invalid_authorization_code');
    expect(await kit.outcome(kit.authenticate(renewed))).toBe('ok');
  });

  test('exchanged fifty times at once gives one pair, and the others are replays that end it', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 50 }, () => kit.exchange()));
    const pairs = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    expect(pairs).toHaveLength(1);
    expect(await kit.countPairs()).toBe(1);
    expect(answers.filter((answer) => answer.status === 'rejected').map(({ reason }) => reason.code)).toEqual(
      Array.from({ length: 49 }, () => 'invalid_authorization_code'),
    );
    expect(await kit.outcome(Promise.all(pairs.map(kit.authenticate)))).toBe('invalid_bearer_token');
    expect(kit.ended).toHaveLength(1);
  });
});
