import { isIP } from 'node:net';

export function parseWholeNumber(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = /^\d+$/.test(text) ? Number(text) : NaN;
    if (!(value >= min && value <= max)) throw new Error(`must be a whole number from ${min} to ${max}, not "${text}"`);
    return value;
  };
}

export function parseLimit(text: string): number {
  return text === 'off' ? 0 : parseWholeNumber(0, 1_000_000)(text);
}

export function parseByteLimit(text: string): number {
  return text === 'off' ? 0 : parseWholeNumber(0, Number.MAX_SAFE_INTEGER)(text);
}

export function parseHost(text: string): string {
  if (/[\s/@]/.test(text)) throw new Error(`must be a host name or an address, not "${text}"`);
  return text;
}

/** The text may hold a password where there should be none, so the message does not repeat it. */
export function parseBaseUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url?.username === '' && url.password === '' && url.search === '' && url.hash === '';
  if (url === undefined || !/^https?:$/.test(url.protocol) || !isPlain) {
    throw new Error('must be an http or https address without user, query or fragment');
  }
  return (url.origin + url.pathname).replace(/\/+$/, '');
}

/** The text holds a password, so the message does not repeat it. */
export function parseDatabaseUrl(text: string): string {
  if (!/^postgres(ql)?:\/\/./.test(text)) throw new Error('must begin with postgres:// or postgresql://');
  return text;
}

/** The text is a secret, so the message does not repeat it. */
export function parseKey(text: string): Buffer {
  const key = Buffer.from(text, 'base64');
  if (key.length !== 32 || key.toString('base64').replace(/=+$/, '') !== text.replace(/=+$/, '')) {
    throw new Error('must be 32 bytes in base64, for example from: openssl rand -base64 32');
  }
  return key;
}

export function parseToken(text: string): string {
  if (!/^[\x21-\x7e]{24,512}$/.test(text)) throw new Error('must be 24 to 512 printable characters without spaces');
  return text;
}

export function parseTimeZone(text: string): void {
  try {
    Intl.DateTimeFormat('en', { timeZone: text });
  } catch {
    throw new Error(`must be a time zone such as Europe/London, not "${text}"`);
  }
}

export function parseNetworks(text: string): string[] {
  const entries = text.split(',').map((entry) => entry.trim());
  const wrong = entries.find((entry) => !isNetwork(entry));
  if (wrong !== undefined) throw new Error(`must be addresses or networks separated by commas, not "${wrong}"`);
  return entries;
}

export function isNetwork(text: string): boolean {
  const [address = '', prefix = '0', ...more] = text.split('/');
  const maxPrefix = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return more.length === 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= maxPrefix;
}

export function parseChoice<Choice extends string>(choices: readonly Choice[]): (text: string) => Choice {
  return (text) => {
    const choice = choices.find((candidate) => candidate === text);
    if (choice === undefined) throw new Error(`must be one of ${choices.join(', ')}, not "${text}"`);
    return choice;
  };
}
