import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** Codes of the step before and the step after are accepted too, because the clocks of phones differ. */
const WINDOW_STEPS = 1;

function createTotp(secret: string, account: string): TOTP {
  const options = { algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS } as const;
  return new TOTP({ ...options, issuer: 'Casewright', label: account, secret: Secret.fromBase32(secret) });
}

/** 160 random bits, as RFC 4226, 4 asks for. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that an authenticator app reads as a link or from a QR code. */
export function formatTotpUri(secret: string, account: string): string {
  return createTotp(secret, account).toString();
}

/** Six digits. Apps show spaces between them, and people type those. */
export function readTotpCode(text: string): string | undefined {
  const code = text.replaceAll(' ', '');
  return /^\d{6}$/.test(code) ? code : undefined;
}

/** The time step that the code belongs to, if the code is valid at that time. */
export function findTotpStep(secret: string, text: string, at: Date): number | undefined {
  const code = readTotpCode(text);
  if (code === undefined) return undefined;
  const timestamp = at.getTime();
  const delta = createTotp(secret, '').validate({ token: code, timestamp, window: WINDOW_STEPS });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

/** The code that an authenticator app shows at that moment. */
export function makeTotpCode(secret: string, at: Date): string {
  return createTotp(secret, '').generate({ timestamp: at.getTime() });
}
