import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { makeCertificate } from '../lib/certificate.ts';
import { makePrivateFolder, writeSecretFile } from '../lib/secret-file.ts';

const YEARS_IN_DAYS = 3650;

/** Where the demo's partner listens: on this machine only. */
export const DEMO_PARTNER_NETWORKS = ['127.0.0.1/32', '::1/128'];

/**
 * The certificate that the demo's partner shows when webhooks come to it. It is made here, because the service must
 * trust it before the partner is started for the first time. Answers with the file to trust.
 */
export async function keepPartnerCertificate(dataDir: string): Promise<string> {
  const folder = path.join(dataDir, 'demo-partner');
  const certFile = path.join(folder, 'cert.pem');
  const kept = await readFile(certFile, 'utf8').catch(() => undefined);
  if (kept !== undefined) return certFile;
  await makePrivateFolder(folder);
  const { cert, key } = makeCertificate(['127.0.0.1', 'localhost'], { days: YEARS_IN_DAYS });
  // The certificate is written last: if it is there, its key is too.
  await writeSecretFile(path.join(folder, 'key.pem'), key);
  await writeSecretFile(certFile, cert);
  return certFile;
}
