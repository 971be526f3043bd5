import { readFile } from 'node:fs/promises';
import path from 'node:path';

export interface Settings {
  baseUrl: string;
  clientId: string;
  clientSecret: string;
  webhookSecret: string;
  redirectUri: string;
  webhookUrl: string;
  /** Certificate and key of the address that webhooks come to. */
  tls: { cert: string; key: string };
  stateFile: string;
  /** People of the demo practice, so that there is somebody to write a report. */
  clinicians: string[];
}

/** The credentials of the demo's partner, as the service wrote them at its first start. */
export async function readSettings(dataDir: string): Promise<Settings> {
  const demo = JSON.parse(await readFile(path.join(dataDir, 'demo.json'), 'utf8'));
  const folder = path.join(dataDir, 'demo-partner');
  const [cert, key] = await Promise.all(
    ['cert.pem', 'key.pem'].map((name) => readFile(path.join(folder, name), 'utf8')),
  );
  return {
    baseUrl: demo.base_url,
    clientId: demo.partner.client_id,
    clientSecret: demo.partner.client_secret,
    webhookSecret: demo.partner.webhook_secret,
    redirectUri: demo.partner.redirect_uri,
    webhookUrl: demo.partner.webhook_url,
    tls: { cert: cert ?? '', key: key ?? '' },
    stateFile: path.join(folder, 'platform-state.json'),
    clinicians: demo.clinicians.map(({ email }: { email: string }) => email),
  };
}
