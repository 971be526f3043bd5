import { describe, expect, test } from 'vitest';
import { type Fields, FORM, toForm, useOAuthKit } from '../../testing/oauth-kit.ts';

const kit = useOAuthKit();

const MISSING = { msg: 'Field required', type: 'missing' };
const NO_STRING = { msg: 'Input should be a valid string', type: 'string_type' };
const TWICE = { msg: 'Value error, the field was sent more than once', type: 'value_error' };
const CHOICE = { msg: "Input should be 'authorization_code' or 'refresh_token'", type: 'enum' };
const VERIFIER = { msg: "String should match pattern '^[A-Za-z0-9\\-._~]{43,128}$'", type: 'string_pattern_mismatch' };
const EMPTY = { msg: 'String should have at least 1 character', type: 'string_too_short' };
const NO_JSON = { loc: ['body', 0], msg: 'JSON decode error', type: 'json_invalid' };
const NO_OBJECT = {
  msg: 'Input should be a valid dictionary or object to extract fields from',
  type: 'model_attributes_type',
};

const WRONG_TYPE = {
  loc: ['body'],
  msg: `${NO_OBJECT.msg}: the header Content-Type should be application/x-www-form-urlencoded or application/json`,
  type: NO_OBJECT.type,
};

const json = (change: Fields) => () => ({ ...kit.codeFields(), ...change });
const form =
  (change: Fields, more = '') =>
  () =>
    `${toForm({ ...kit.codeFields(), ...change })}${more}`;

describe('a token request that is not valid', () => {
  const without = (...names: string[]): Fields =>
    Object.fromEntries(Object.entries(kit.codeFields()).filter(([name]) => !names.includes(name)));

  test.each<[string, () => unknown, Record<string, string>, Record<string, object>]>([
    ['nothing', () => ({}), {}, { grant_type: MISSING, client_id: MISSING, client_secret: MISSING }],
    ['no grant type', () => without('grant_type'), {}, { grant_type: MISSING }],
    ['another grant type', json({ grant_type: 'password' }), {}, { grant_type: CHOICE }],
    ['client_credentials', json({ grant_type: 'client_credentials' }), {}, { grant_type: CHOICE }],
    ['a grant type of the wrong type', json({ grant_type: 1 }), {}, { grant_type: CHOICE }],
    ['no code', () => without('code'), {}, { code: MISSING }],
    [
      'no field of the grant and no secret',
      () => without('client_secret', 'code', 'redirect_uri', 'code_verifier'),
      {},
      { client_secret: MISSING, code: MISSING, redirect_uri: MISSING, code_verifier: MISSING },
    ],
    ['no refresh token', () => ({ grant_type: 'refresh_token', ...kit.credentials() }), {}, { refresh_token: MISSING }],
    ['an empty code', json({ code: '' }), {}, { code: EMPTY }],
    ['an empty verifier', json({ code_verifier: '' }), {}, { code_verifier: VERIFIER }],
    ['a verifier of 42', json({ code_verifier: 'a'.repeat(42) }), {}, { code_verifier: VERIFIER }],
    ['a verifier of 129', json({ code_verifier: 'a'.repeat(129) }), {}, { code_verifier: VERIFIER }],
    ['a verifier with a space', json({ code_verifier: 'a b'.repeat(20) }), {}, { code_verifier: VERIFIER }],
    ['a verifier with a line end', json({ code_verifier: `${'a'.repeat(43)}\n` }), {}, { code_verifier: VERIFIER }],
    ['a null secret', json({ client_secret: null }), {}, { client_secret: NO_STRING }],
    ['a list for a client', json({ client_id: ['a'] }), {}, { client_id: NO_STRING }],
    ['a form with an empty code', form({ code: '' }), FORM, { code: MISSING }],
    ['a form with an empty verifier', form({ code_verifier: '' }), FORM, { code_verifier: MISSING }],
    ['a form with two codes', form({}, '&code=x'), FORM, { code: TWICE }],
    ['a form with a code twice the same', () => `${form({})()}&code=${kit.grant.code}`, FORM, { code: TWICE }],
    ['a form with an empty second secret', form({}, '&client_secret='), FORM, { client_secret: TWICE }],
    ['a form with an empty first code', () => `code=&${form({})()}`, FORM, { code: TWICE }],
    ['a form with two grant types', form({}, '&grant_type=refresh_token'), FORM, { grant_type: TWICE }],
    [
      'JSON sent as a form',
      () => JSON.stringify(kit.codeFields()),
      FORM,
      { grant_type: MISSING, client_id: MISSING, client_secret: MISSING },
    ],
  ])('%s: 422 with every fault', async (_name, makeBody, headers, faults) => {
    const answer = await kit.postToken(makeBody(), headers);
    expect([answer.status, answer.body]).toEqual([
      422,
      { detail: Object.entries(faults).map(([name, fault]) => ({ loc: ['body', name], ...fault })) },
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test.each<[string, () => string, string, object]>([
    ['a form sent as JSON', form({}), 'application/json', NO_JSON],
    ['a form sent as text', form({}), 'text/plain', WRONG_TYPE],
    ['JSON sent as multipart', () => '{}', 'multipart/form-data; boundary=x', WRONG_TYPE],
    ['an empty form', () => '', FORM['content-type'], { loc: ['body'], ...MISSING }],
    ['a list', () => '[]', 'application/json', { loc: ['body'], ...NO_OBJECT }],
  ])('%s: 422', async (_name, makeBody, type, fault) => {
    const answer = await kit.postToken(makeBody(), { 'content-type': type });
    expect([answer.status, answer.body]).toEqual([422, { detail: [fault] }]);
  });

  test('what is no Unicode is 422 at its field', async () => {
    const { code: _code, ...fields } = kit.codeFields();
    const answer = await kit.postToken(`${toForm(fields)}&code=%ED%A0%80`, FORM);
    const msg = 'Value error, text should be valid Unicode';
    expect([answer.status, answer.body.detail]).toEqual([422, [{ loc: ['body', 'code'], msg, type: 'value_error' }]]);
  });

  test('a NUL in a field is 422, and a field that reaches for a prototype is nothing', async () => {
    const hidden = await kit.postToken(`${toForm(kit.codeFields())}%00`, FORM);
    expect([hidden.status, hidden.body.detail[0].type]).toEqual([422, 'string_pattern_mismatch']);
    const code = await kit.postToken({ ...kit.codeFields(), code: 'a\0b' });
    expect([code.status, code.body.detail[0].loc]).toEqual([422, ['body', 'code']]);
    expect((await kit.postToken(`__proto__=x&constructor=y&${toForm(kit.codeFields())}`, FORM)).status).toBe(200);
  });

  test.each([
    ['no token', () => kit.credentials(), ['token']],
    ['nothing', () => ({}), ['client_id', 'client_secret', 'token']],
    ['an empty token', () => ({ ...kit.credentials(), token: '' }), ['token']],
  ])('to revoke, with %s: 422', async (_name, makeBody, fields) => {
    const answer = await kit.postRevoke(makeBody());
    expect(answer.status).toBe(422);
    expect(answer.body.detail.map(({ loc }: { loc: string[] }) => loc[1])).toEqual(fields);
  });
});

test('a body beyond what such a request can be is 413', async () => {
  const answer = await kit.postToken({ ...kit.codeFields(), padding: 'x'.repeat(17_000) });
  expect([answer.status, answer.body]).toEqual([413, { detail: 'Request body too large' }]);
});
