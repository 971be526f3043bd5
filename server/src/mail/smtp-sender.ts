import { createTransport } from 'nodemailer';
import type { SmtpAddress } from '../settings/mail.ts';
import { type MailSender, UndeliverableError } from './mail-sender.ts';

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * One plain address. Nothing is sent to a text that a mail program could read as several addresses or as the end of a
 * header.
 */
const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u;

/** Sends over SMTP. Without TLS nothing is sent, unless the server is on this machine. */
export function createSmtpSender(smtp: SmtpAddress, from: string, trustedCa?: string): MailSender {
  const transport = createTransport({
    host: smtp.host,
    port: smtp.port,
    secure: smtp.isTlsFromStart,
    requireTLS: smtp.isTlsRequired,
    tls: { minVersion: 'TLSv1.2', ...(trustedCa !== undefined && { ca: trustedCa }) },
    ...(smtp.user !== undefined && { auth: { user: smtp.user, pass: smtp.password } }),
    ...TIMEOUTS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^@>]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    send: async (mailId, { to, subject, text }) => {
      if (!ADDRESS.test(to)) throw new UndeliverableError('the address cannot be written to');
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          // The same at every attempt, so that mail programs can recognise a mail that came twice.
          messageId: `<${mailId}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        if (isRefusedForGood(error)) throw new UndeliverableError('the mail server refuses it', { cause: error });
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

/**
 * RFC 5321, 4.2.1: codes 5yz. A refused sign-in has such a code too, but the operator can correct that, so it is tried
 * again.
 */
function isRefusedForGood(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  return responseCode !== undefined && responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
}
