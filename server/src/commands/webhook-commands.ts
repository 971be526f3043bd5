import type { OperatorCommand } from './operator-commands.ts';

const text = { type: 'string' } as const;

const id = (value: string | boolean | undefined): string => encodeURIComponent(String(value ?? ''));

/** Of the options given, those that go into the query under their API names. */
function writeQuery(values: Record<string, string | boolean | undefined>, names: Record<string, string>): string {
  const query = new URLSearchParams();
  for (const [option, name] of Object.entries(names)) {
    const value = values[option];
    if (typeof value === 'string') query.set(name, value);
  }
  return query.toString();
}

/** An endpoint's id is that of the partner app it belongs to. */
export const WEBHOOK_COMMANDS: Record<string, OperatorCommand> = {
  'webhook show': {
    usage: 'PARTNER_APP_ID',
    summary: 'show where the webhooks of a partner app go, and whether they are paused',
    options: {},
    required: [],
    operands: ['endpoint'],
    toCall: (values) => ({ method: 'GET', path: `/webhooks/endpoints/${id(values['endpoint'])}` }),
  },
  'webhook set-url': {
    usage: 'PARTNER_APP_ID --url HTTPS-ADDRESS',
    summary: 'send the webhooks of a partner app to another address',
    options: { url: text },
    required: ['url'],
    operands: ['endpoint'],
    toCall: (values) => ({
      method: 'PATCH',
      path: `/webhooks/endpoints/${id(values['endpoint'])}`,
      body: { webhook_url: values['url'] },
    }),
  },
  'webhook rotate-secret': {
    usage: 'PARTNER_APP_ID --signs-from DATE-TIME',
    summary: 'make a new secret, show it once, and sign with it from then on',
    options: { 'signs-from': text },
    required: ['signs-from'],
    operands: ['endpoint'],
    toCall: (values) => ({
      method: 'POST',
      path: `/webhooks/endpoints/${id(values['endpoint'])}/rotate-secret`,
      body: { signs_from: values['signs-from'] },
    }),
  },
  'webhook test': {
    usage: 'PARTNER_APP_ID',
    summary: 'send a signed test event',
    options: {},
    required: [],
    operands: ['endpoint'],
    toCall: (values) => ({ method: 'POST', path: `/webhooks/endpoints/${id(values['endpoint'])}/test` }),
  },
  'webhook events': {
    usage: '[--partner ID] [--session ID] [--state pending|delivered|failed] [--before EVENT_ID] [--limit N]',
    summary: 'list events, the newest first',
    options: { partner: text, session: text, state: text, before: text, limit: text },
    required: [],
    operands: [],
    toCall: (values) => {
      const names = {
        partner: 'endpoint_id',
        session: 'session_id',
        state: 'state',
        before: 'before',
        limit: 'limit',
      };
      return { method: 'GET', path: `/webhooks/events?${writeQuery(values, names)}` };
    },
  },
  'webhook attempts': {
    usage: 'EVENT_ID',
    summary: 'list the attempts to deliver an event',
    options: {},
    required: [],
    operands: ['event'],
    toCall: (values) => ({ method: 'GET', path: `/webhooks/events/${id(values['event'])}/attempts` }),
  },
  'webhook send-again': {
    usage: 'EVENT_ID',
    summary: 'send an event again, with the same id and body',
    options: {},
    required: [],
    operands: ['event'],
    toCall: (values) => ({ method: 'POST', path: `/webhooks/events/${id(values['event'])}/send-again` }),
  },
  'webhook send-failed-again': {
    usage: 'PARTNER_APP_ID --since DATE-TIME',
    summary: 'send all events again that failed for good since then',
    options: { since: text },
    required: ['since'],
    operands: ['endpoint'],
    toCall: (values) => ({
      method: 'POST',
      path: `/webhooks/endpoints/${id(values['endpoint'])}/send-again`,
      body: { failed_since: values['since'] },
    }),
  },
  'webhook metrics': {
    usage: '',
    summary: 'say what is due, what was delivered and what failed, and how long it took',
    options: {},
    required: [],
    operands: [],
    toCall: () => ({ method: 'GET', path: '/webhooks/metrics' }),
  },
};
