import type { SettingsReader } from './read-settings.ts';

export interface MailSettings {
  smtp: SmtpAddress;
  from: string;
}

/** The server that mail is handed to. */
export interface SmtpAddress {
  host: string;
  port: number;
  /** False for a connection that begins in clear and changes to TLS (STARTTLS). */
  isTlsFromStart: boolean;
  isTlsRequired: boolean;
  user: string | undefined;
  password: string;
}

/** Undefined: no mail is sent. */
export function readMail({ read, complain }: SettingsReader): MailSettings | undefined {
  const smtp = read('SMTP_URL', undefined, parseSmtpUrl);
  const from = read('MAIL_FROM', undefined, parseSender);
  if (smtp === undefined) return undefined;
  if (from === undefined) complain('SMTP_URL needs MAIL_FROM');
  return { smtp, from: from ?? '' };
}

const SMTP_PORTS: Partial<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };

/** The text holds a password, so the message does not repeat it. */
function parseSmtpUrl(text: string): SmtpAddress {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const defaultPort = SMTP_PORTS[url?.protocol ?? ''];
  const isPlain = url?.search === '' && url.hash === '' && /^\/?$/.test(url.pathname);
  if (url === undefined || defaultPort === undefined || url.hostname === '' || !isPlain) {
    throw new Error('must be smtp://user:password@host:port, or smtps:// for TLS from the start');
  }
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  return {
    host,
    port: url.port === '' ? defaultPort : Number(url.port),
    isTlsFromStart: url.protocol === 'smtps:',
    // Mail to a server on this machine does not leave it, so it needs no TLS.
    isTlsRequired: !/^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host),
    user: url.username === '' ? undefined : decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
  };
}

function parseSender(text: string): string {
  if (!/^([^<>"\r\n]+ <)?[^\s@<>,;"]+@[^\s@<>,;"]+>?$/.test(text) || text.includes('<') !== text.endsWith('>')) {
    throw new Error(`must be an address, or a name and an address in angle brackets, not "${text}"`);
  }
  return text;
}
