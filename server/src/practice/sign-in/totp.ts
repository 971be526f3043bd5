import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** Codes of the step before and the step after are taken too: clocks of phones differ. */
const WINDOW_STEPS = 1;

function createTotp(secret: string, account: string): TOTP {
  const options = { algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS } as const;
  return new TOTP({ ...options, issuer: 'Casewright', label: account, secret: Secret.fromBase32(secret) });
}

/** 160 random bits, as RFC 4226, 4 asks for. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What an authenticator app reads, as a link or out of a QR code. */
export function formatTotpUri(secret: string, account: string): string {
  return createTotp(secret, account).toString();
}

/** Six digits, with the spaces that apps show between them and people type. */
export function readTotpCode(text: string): string | undefined {
  const code = text.replaceAll(' ', '');
  return /^\d{6}$/.test(code) ? code : undefined;
}

/** The time step that the code belongs to, if it is in force at that time. */
export function findTotpStep(secret: string, text: string, at: Date): number | undefined {
  const code = readTotpCode(text);
  if (code === undefined) return undefined;
  const timestamp = at.getTime();
  const delta = createTotp(secret, '').validate({ token: code, timestamp, window: WINDOW_STEPS });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

/** The code of that moment, as an authenticator app shows it. */
export function makeTotpCode(secret: string, at: Date): string {
  return createTotp(secret, '').generate({ timestamp: at.getTime() });
}
