import {
  commandFor,
  listCommand,
  type OperatorCommand,
  part,
  takeGiven,
  text,
  texts,
  type Values,
} from './operator-command.ts';

const address = (values: Values, action = ''): string => `/partners/${part(values['partner'])}${action}`;

/** Shows in the usage how both addresses must be written: https, and nothing before the host. */
const ADDRESSES = { redirect: '--redirect-uri https://HOST/PATH', webhook: '--webhook-url https://HOST/PATH' };

const act = (summary: string, action: string): OperatorCommand =>
  commandFor('PARTNER_ID', summary, 'POST', (id) => `/partners/${id}${action}`);

export const PARTNER_COMMANDS: Record<string, OperatorCommand> = {
  'partner register': {
    usage: `--name NAME ${ADDRESSES.redirect} [${ADDRESSES.redirect} …] ${ADDRESSES.webhook}`,
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
  'partner list': listCommand('list the partner apps, the oldest first', '/partners'),
  'partner update': {
    usage: `PARTNER_ID [--name NAME] [${ADDRESSES.redirect} …] [${ADDRESSES.webhook}]`,
    summary: 'change a partner app; the redirect URIs given replace all there were',
    options: { name: text, 'redirect-uri': texts, 'webhook-url': text },
    required: [],
    operands: ['partner'],
    toCall: (values) => ({
      method: 'PATCH',
      path: address(values),
      body: {
        ...takeGiven(values, { name: 'name', 'webhook-url': 'webhook_url' }),
        ...(values['redirect-uri'] !== undefined && { redirect_uris: toList(values['redirect-uri']) }),
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
      body: takeGiven(values, { 'signs-from': 'signs_from' }),
    }),
  },
  'partner suspend': act('refuse the tokens of a partner app and send it nothing, until it is resumed', '/suspend'),
  'partner resume': act('end the suspension of a partner app', '/resume'),
  'partner test-event': act('send a signed test event to the webhook endpoint of a partner app', '/test-event'),
};

function toList(value: Values[string]): string[] {
  return String(value ?? '').split(' ');
}

/** A text that is no number is passed on as it is: the API says what is wrong with it. */
function toNumber(value: Values[string]): unknown {
  return /^\d+$/.test(String(value)) ? Number(value) : value;
}
