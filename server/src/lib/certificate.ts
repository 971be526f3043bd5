import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isIPv4 } from 'node:net';

export interface Certificate {
  cert: string;
  key: string;
}

/**
 * A certificate that is signed by its own key and valid for these names and addresses: whoever trusts it trusts the
 * server that shows it. X.509 v3 (RFC 5280) is written out here, because Node can read certificates but not make them.
 */
export function makeCertificate(
  names: readonly string[],
  { from = new Date(Date.now() - 60_000), days = 2 }: { from?: Date; days?: number } = {},
): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const until = new Date(from.getTime() + days * 24 * 60 * 60_000);
  const subject = sequence(set(sequence(oid(OIDS.commonName), der(0x0c, Buffer.from('casewright')))));
  const algorithm = sequence(oid(OIDS.ecdsaWithSha256));
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    subject,
    sequence(time(from), time(until)),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(oid(OIDS.subjectAltName), der(0x04, sequence(...names.map(generalName)))))),
  );
  const signature = der(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)]));
  const lines =
    sequence(body, algorithm, signature)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

/** Object identifiers, each as its encoded bytes. */
const OIDS = {
  commonName: [0x55, 0x04, 0x03],
  subjectAltName: [0x55, 0x1d, 0x11],
  ecdsaWithSha256: [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02],
} as const;

function der(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: Buffer[]): Buffer => der(0x30, Buffer.concat(parts));
const set = (...parts: Buffer[]): Buffer => der(0x31, Buffer.concat(parts));
const oid = (bytes: readonly number[]): Buffer => der(0x06, Buffer.from(bytes));

function time(date: Date): Buffer {
  const digits = date.toISOString().replaceAll(/\.\d+|[-:T]/g, '');
  return der(0x18, Buffer.from(digits));
}

function generalName(name: string): Buffer {
  if (isIPv4(name)) return der(0x87, Buffer.from(name.split('.').map(Number)));
  if (name === '::1') return der(0x87, Buffer.from([...Array.from({ length: 15 }, () => 0), 1]));
  return der(0x82, Buffer.from(name));
}
