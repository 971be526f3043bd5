import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { SmtpAddress } from '../settings/mail.ts';
import { makeCertificate } from '../lib/certificate.ts';

export interface ReceivedMail {
  from: string;
  to: string[];
  isEncrypted: boolean;
  /** As it came. */
  raw: string;
  /** The text of the body, decoded. */
  body: string;
}

export interface TestSmtpServer {
  address: SmtpAddress;
  certificate: string;
  received: ReceivedMail[];
  /** What it answers to the next recipients; 0 accepts them. */
  refuseWith(code: number): void;
  stop(): Promise<void>;
}

const CREDENTIALS = { user: 'casewright', password: 'p@ss:word' };

/** A real mail server on loopback that keeps what it is given. */
export async function startTestSmtpServer({ offersTls = false, asksPassword = false } = {}): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = [];
  const { cert, key } = makeCertificate(['127.0.0.1']);
  let refusal = 0;
  const server = new SMTPServer({
    ...(offersTls ? { cert, key } : { disabledCommands: ['STARTTLS', ...(asksPassword ? [] : ['AUTH'])] }),
    authOptional: !asksPassword,
    onAuth: ({ username, password }, _session, done) => {
      const isRight = username === CREDENTIALS.user && password === CREDENTIALS.password;
      done(isRight ? null : new Error('wrong credentials'), isRight ? { user: CREDENTIALS.user } : undefined);
    },
    onRcptTo: (_address, _session, done) => {
      done(refusal === 0 ? null : Object.assign(new Error('refused'), { responseCode: refusal }));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8');
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          isEncrypted: session.secure,
          raw,
          body: decodeBody(raw),
        });
        done();
      });
    },
  });
  // A client that breaks off, because it cannot have TLS for example, is no fault of the test.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    address: {
      host: '127.0.0.1',
      port,
      isTlsFromStart: false,
      isTlsRequired: false,
      user: asksPassword ? CREDENTIALS.user : undefined,
      password: asksPassword ? CREDENTIALS.password : '',
    },
    certificate: cert,
    received,
    refuseWith: (code) => {
      refusal = code;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Decodes quoted-printable text (RFC 2045, 6.7), as far as plain text needs it. */
function decodeBody(raw: string): string {
  const body = raw.slice(raw.indexOf('\r\n\r\n') + 4);
  if (!/^content-transfer-encoding: quoted-printable/im.test(raw)) return body;
  return body
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
