import { ValidationError } from '../errors.ts';

const MAX_URL_LETTERS = 2048;

/** Where an address leads is judged when it is called, by what its name then means; this is about its form alone. */
export function isWebhookUrl(text: string): boolean {
  const url = URL.parse(text);
  return (
    url?.protocol === 'https:' &&
    url.username === '' &&
    url.password === '' &&
    url.hash === '' &&
    text.length <= MAX_URL_LETTERS &&
    isAsCalled(text, url)
  );
}

/** Written in any other way (a line end, an empty user name, a number for an address), it would not show where it leads. */
function isAsCalled(text: string, { href }: URL): boolean {
  return (href === text || href === `${text}/`) && !text.includes('#');
}

export function checkWebhookUrl(text: string): void {
  if (isWebhookUrl(text)) return;
  const msg =
    'Input should be an https address without user info and fragment, written as browsers write it, such as ' +
    'https://partner.example/webhooks';
  throw new ValidationError([{ loc: ['body', 'webhook_url'], msg, type: 'url_scheme' }]);
}
