import { randomBytes } from 'node:crypto';
import { WEBHOOK_COMMANDS } from './webhook-commands.ts';
import { PARTNER_COMMANDS } from './partner-commands.ts';

/** A call of the operator API. The command line and HTTP are two doors to the same routes. */
export interface OperatorCall {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  body?: Record<string, unknown>;
  /** Facts the caller must be shown although the API does not answer with them, such as a password made here. */
  shown?: Record<string, unknown>;
}

/** An option that was repeated is one text, with spaces between. */
export type Values = Record<string, string | boolean | undefined>;

export interface OperatorCommand {
  usage: string;
  summary: string;
  options: Record<string, { type: 'string' | 'boolean'; multiple?: boolean }>;
  required: string[];
  /** Names of what follows the command itself, in order; all are required. */
  operands: string[];
  toCall(values: Values, readPassword: () => Promise<string>): Promise<OperatorCall> | OperatorCall;
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

const id = (value: string | boolean | undefined): string => encodeURIComponent(String(value ?? ''));

/** Without a password on standard input one is made, and shown once. */
async function takePassword(values: Values, readPassword: () => Promise<string>): Promise<[string, object]> {
  if (values['password-stdin'] === true) return [await readPassword(), {}];
  const password = randomBytes(15).toString('base64url');
  return [password, { shown: { password } }];
}

export const OPERATOR_COMMANDS: Record<string, OperatorCommand> = {
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
  'practice list': {
    usage: '[--page N] [--limit N]',
    summary: 'list the practices, the oldest first',
    options: { page: text, limit: text },
    required: [],
    operands: [],
    toCall: (values) => ({
      method: 'GET',
      path: `/practices?page=${id(values['page'] ?? '1')}&limit=${id(values['limit'] ?? '100')}`,
    }),
  },
  'practice update': {
    usage: 'PRACTICE_ID [--name NAME] [--enable-api-keys | --disable-api-keys] [--upload-retention-days N]',
    summary: 'rename a practice, switch its API keys on or off, or set how long uploaded files are kept',
    options: { name: text, 'enable-api-keys': flag, 'disable-api-keys': flag, 'upload-retention-days': text },
    required: [],
    operands: ['practice'],
    toCall: (values) => ({
      method: 'PATCH',
      path: `/practices/${id(values['practice'])}`,
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
    operands: [],
    toCall: async (values, readPassword) => {
      const isInvited = values['invite'] === true;
      const [password, shown] = isInvited ? [undefined, {}] : await takePassword(values, readPassword);
      return {
        method: 'POST',
        path: `/practices/${id(values['practice'])}/members`,
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
    toCall: (values) => ({ method: 'GET', path: `/practices/${id(values['practice'])}/members` }),
  },
  'member set-password': {
    usage: 'MEMBER_ID [--password-stdin]',
    summary: 'set a password; without --password-stdin one is made and shown',
    options: { 'password-stdin': flag },
    required: [],
    operands: ['member'],
    toCall: async (values, readPassword) => {
      const [password, shown] = await takePassword(values, readPassword);
      return { method: 'POST', path: `/members/${id(values['member'])}/password`, body: { password }, ...shown };
    },
  },
  'member verify-email': {
    usage: 'MEMBER_ID',
    summary: "mark a member's e-mail address as verified",
    options: {},
    required: [],
    operands: ['member'],
    toCall: (values) => ({ method: 'POST', path: `/members/${id(values['member'])}/verify-email` }),
  },
  'member reset-link': {
    usage: 'MEMBER_ID',
    summary: 'make and show a link by which a member sets a new password, once, within an hour',
    options: {},
    required: [],
    operands: ['member'],
    toCall: (values) => ({ method: 'POST', path: `/members/${id(values['member'])}/reset-link` }),
  },
  'member disable-two-step': {
    usage: 'MEMBER_ID',
    summary: 'switch two-step sign-in off for a member who has lost phone and recovery codes',
    options: {},
    required: [],
    operands: ['member'],
    toCall: (values) => ({ method: 'POST', path: `/members/${id(values['member'])}/disable-two-step` }),
  },
  'key create': {
    usage: '--practice ID --type user|organisation --member ID --name NAME [--expires-at DATE-TIME]',
    summary: 'create an API key and show it, once',
    options: { practice: text, type: text, member: text, name: text, 'expires-at': text },
    required: ['practice', 'type', 'member', 'name'],
    operands: [],
    toCall: (values) => ({
      method: 'POST',
      path: `/practices/${id(values['practice'])}/api-keys`,
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
    toCall: (values) => ({ method: 'GET', path: `/practices/${id(values['practice'])}/api-keys` }),
  },
  'job repeat': {
    usage: 'JOB_ID',
    summary: 'do the work of an ended job again, from the same file or the same notes',
    options: {},
    required: [],
    operands: ['job'],
    toCall: (values) => ({ method: 'POST', path: `/jobs/${id(values['job'])}/repeat` }),
  },
  'key revoke': {
    usage: 'KEY_ID',
    summary: 'revoke an API key',
    options: {},
    required: [],
    operands: ['key'],
    toCall: (values) => ({ method: 'POST', path: `/api-keys/${id(values['key'])}/revoke` }),
  },
  ...WEBHOOK_COMMANDS,
  ...PARTNER_COMMANDS,
};
