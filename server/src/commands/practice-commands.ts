import { randomBytes } from 'node:crypto';
import { commandFor, flag, listCommand, type OperatorCommand, part, text, type Values } from './operator-command.ts';

/** If no password comes on standard input, one is made and shown once. */
async function takePassword(values: Values, readPassword: () => Promise<string>): Promise<[string, object]> {
  if (values['password-stdin'] === true) return [await readPassword(), {}];
  const password = randomBytes(15).toString('base64url');
  return [password, { shown: { password } }];
}

export const PRACTICE_COMMANDS: Record<string, OperatorCommand> = {
  'practice create': {
    usage: '--name NAME [--enable-api-keys]',
    summary: 'create a practice',
    options: { name: text, 'enable-api-keys': flag },
    required: ['name'],
    operands: [],
    toCall: (values) => ({
      method: 'POST',
      path: '/practices',
      body: { name: values['name'], api_keys_enabled: values['enable-api-keys'] === true },
    }),
  },
  'practice list': listCommand('list the practices, the oldest first', '/practices'),
  'practice update': {
    usage: 'PRACTICE_ID [--name NAME] [--enable-api-keys | --disable-api-keys] [--upload-retention-days N]',
    summary: 'rename a practice, switch its API keys on or off, or set how long uploaded files are kept',
    options: { name: text, 'enable-api-keys': flag, 'disable-api-keys': flag, 'upload-retention-days': text },
    required: [],
    alternatives: [['enable-api-keys', 'disable-api-keys']],
    operands: ['practice'],
    toCall: (values) => ({
      method: 'PATCH',
      path: `/practices/${part(values['practice'])}`,
      body: {
        ...(values['name'] !== undefined && { name: values['name'] }),
        ...(values['enable-api-keys'] === true && { api_keys_enabled: true }),
        ...(values['disable-api-keys'] === true && { api_keys_enabled: false }),
        ...(values['upload-retention-days'] !== undefined && {
          upload_retention_days: Number(values['upload-retention-days']),
        }),
      },
    }),
  },
  'member add': {
    usage:
      '--practice ID --email ADDRESS --name NAME --role admin|clinician ' +
      '[--password-stdin | --invite] [--email-verified]',
    summary: 'add a member; a password is made and shown, or read, or with --invite chosen by them through a link',
    options: {
      practice: text,
      email: text,
      name: text,
      role: text,
      'password-stdin': flag,
      invite: flag,
      'email-verified': flag,
    },
    required: ['practice', 'email', 'name', 'role'],
    alternatives: [['password-stdin', 'invite']],
    operands: [],
    toCall: async (values, readPassword) => {
      const isInvited = values['invite'] === true;
      const [password, shown] = isInvited ? [undefined, {}] : await takePassword(values, readPassword);
      return {
        method: 'POST',
        path: `/practices/${part(values['practice'])}/members`,
        body: {
          email: values['email'],
          name: values['name'],
          role: values['role'],
          ...(password !== undefined && { password }),
          email_verified: values['email-verified'] === true,
        },
        ...shown,
      };
    },
  },
  'member list': {
    usage: '--practice ID',
    summary: 'list the members of a practice',
    options: { practice: text },
    required: ['practice'],
    operands: [],
    toCall: (values) => ({ method: 'GET', path: `/practices/${part(values['practice'])}/members` }),
  },
  'member set-password': {
    usage: 'MEMBER_ID [--password-stdin]',
    summary: 'set a password; without --password-stdin one is made and shown',
    options: { 'password-stdin': flag },
    required: [],
    operands: ['member'],
    toCall: async (values, readPassword) => {
      const [password, shown] = await takePassword(values, readPassword);
      return { method: 'POST', path: `/members/${part(values['member'])}/password`, body: { password }, ...shown };
    },
  },
  'member verify-email': commandFor(
    'MEMBER_ID',
    "mark a member's e-mail address as verified",
    'POST',
    (id) => `/members/${id}/verify-email`,
  ),
  'member reset-link': commandFor(
    'MEMBER_ID',
    'make and show a link by which a member sets a new password, once, within an hour',
    'POST',
    (id) => `/members/${id}/reset-link`,
  ),
  'member disable-two-step': commandFor(
    'MEMBER_ID',
    'switch two-step sign-in off for a member who has lost phone and recovery codes',
    'POST',
    (id) => `/members/${id}/disable-two-step`,
  ),
  'key create': {
    usage: '--practice ID --type user|organisation --member ID --name NAME [--expires-at DATE-TIME]',
    summary: 'create an API key and show it, once',
    options: { practice: text, type: text, member: text, name: text, 'expires-at': text },
    required: ['practice', 'type', 'member', 'name'],
    operands: [],
    toCall: (values) => ({
      method: 'POST',
      path: `/practices/${part(values['practice'])}/api-keys`,
      body: {
        type: values['type'],
        member_id: values['member'],
        name: values['name'],
        ...(values['expires-at'] !== undefined && { expires_at: values['expires-at'] }),
      },
    }),
  },
  'key list': {
    usage: '--practice ID',
    summary: 'list the API keys of a practice, without their secrets',
    options: { practice: text },
    required: ['practice'],
    operands: [],
    toCall: (values) => ({ method: 'GET', path: `/practices/${part(values['practice'])}/api-keys` }),
  },
  'key revoke': commandFor('KEY_ID', 'revoke an API key', 'POST', (id) => `/api-keys/${id}/revoke`),
  'job repeat': commandFor(
    'JOB_ID',
    'do the work of an ended job again, from the same file or the same notes',
    'POST',
    (id) => `/jobs/${id}/repeat`,
  ),
};
