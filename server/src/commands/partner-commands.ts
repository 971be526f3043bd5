import type { OperatorCommand, Values } from './operator-commands.ts';

const text = { type: 'string' } as const;
const texts = { type: 'string', multiple: true } as const;

const address = (values: Values, action = ''): string =>
  `/partners/${encodeURIComponent(String(values['partner'] ?? ''))}${action}`;

/** A command that needs the partner's id alone. */
const act = (summary: string, action: string): OperatorCommand => ({
  usage: 'PARTNER_ID',
  summary,
  options: {},
  required: [],
  operands: ['partner'],
  toCall: (values) => ({ method: 'POST', path: address(values, action) }),
});

export const PARTNER_COMMANDS: Record<string, OperatorCommand> = {
  'partner register': {
    usage: '--name NAME --redirect-uri URI [--redirect-uri URI …] --webhook-url URL',
    summary: 'register a partner app and show its secrets, once',
    options: { name: text, 'redirect-uri': texts, 'webhook-url': text },
    required: ['name', 'redirect-uri', 'webhook-url'],
    operands: [],
    toCall: (values) => ({
      method: 'POST',
      path: '/partners',
      body: { name: values['name'], redirect_uris: toList(values['redirect-uri']), webhook_url: values['webhook-url'] },
    }),
  },
  'partner list': {
    usage: '[--page N] [--limit N]',
    summary: 'list the partner apps, the oldest first',
    options: { page: text, limit: text },
    required: [],
    operands: [],
    toCall: (values) => {
      const paging = new URLSearchParams({
        page: String(values['page'] ?? '1'),
        limit: String(values['limit'] ?? '100'),
      });
      return { method: 'GET', path: `/partners?${paging}` };
    },
  },
  'partner update': {
    usage: 'PARTNER_ID [--name NAME] [--redirect-uri URI …] [--webhook-url URL]',
    summary: 'change a partner app; the redirect URIs given replace all there were',
    options: { name: text, 'redirect-uri': texts, 'webhook-url': text },
    required: [],
    operands: ['partner'],
    toCall: (values) => ({
      method: 'PATCH',
      path: address(values),
      body: {
        ...(values['name'] !== undefined && { name: values['name'] }),
        ...(values['redirect-uri'] !== undefined && { redirect_uris: toList(values['redirect-uri']) }),
        ...(values['webhook-url'] !== undefined && { webhook_url: values['webhook-url'] }),
      },
    }),
  },
  'partner rotate-client-secret': {
    usage: 'PARTNER_ID [--overlap-seconds N]',
    summary: 'make a new client secret; the former one stays good for a day, or as long as you say, 0 for not at all',
    options: { 'overlap-seconds': text },
    required: [],
    operands: ['partner'],
    toCall: (values) => ({
      method: 'POST',
      path: address(values, '/rotate-client-secret'),
      body: values['overlap-seconds'] === undefined ? {} : { overlap_seconds: toNumber(values['overlap-seconds']) },
    }),
  },
  'partner rotate-webhook-secret': {
    usage: 'PARTNER_ID [--signs-from DATE-TIME]',
    summary: 'make a new webhook secret; it signs at once, or from the time you say',
    options: { 'signs-from': text },
    required: [],
    operands: ['partner'],
    toCall: (values) => ({
      method: 'POST',
      path: address(values, '/rotate-webhook-secret'),
      body: values['signs-from'] === undefined ? {} : { signs_from: values['signs-from'] },
    }),
  },
  'partner suspend': act('refuse the tokens of a partner app and send it nothing, until it is resumed', '/suspend'),
  'partner resume': act('end the suspension of a partner app', '/resume'),
  'partner test-event': act('send a signed test event to the webhook endpoint of a partner app', '/test-event'),
};

function toList(value: Values[string]): string[] {
  return String(value ?? '').split(' ');
}

/** What is no number is left as it is, for the API to say so. */
function toNumber(value: Values[string]): unknown {
  return /^\d+$/.test(String(value)) ? Number(value) : value;
}
