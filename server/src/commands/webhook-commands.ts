import { commandFor, type OperatorCommand, part, takeGiven, text } from './operator-command.ts';

/** An endpoint has the id of its partner app. */
export const WEBHOOK_COMMANDS: Record<string, OperatorCommand> = {
  'webhook show': commandFor(
    'PARTNER_APP_ID',
    'show where the webhooks of a partner app go, and whether they are paused',
    'GET',
    (id) => `/webhooks/endpoints/${id}`,
  ),
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
      return { method: 'GET', path: `/webhooks/events?${new URLSearchParams(takeGiven(values, names))}` };
    },
  },
  'webhook attempts': commandFor(
    'EVENT_ID',
    'list the attempts to deliver an event',
    'GET',
    (id) => `/webhooks/events/${id}/attempts`,
  ),
  'webhook send-again': commandFor(
    'EVENT_ID',
    'send an event again, with the same id and body',
    'POST',
    (id) => `/webhooks/events/${id}/send-again`,
  ),
  'webhook send-failed-again': {
    usage: 'PARTNER_APP_ID --since DATE-TIME',
    summary: 'send all events again that failed for good since then',
    options: { since: text },
    required: ['since'],
    operands: ['endpoint'],
    toCall: (values) => ({
      method: 'POST',
      path: `/webhooks/endpoints/${part(values['endpoint'])}/send-again`,
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
