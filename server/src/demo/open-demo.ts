import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../db/context.ts';
import { writeSecretFile } from '../lib/secret-file.ts';
import { isAnyPractice } from '../practice/practices.ts';
import type { DemoCredentials } from './credentials.ts';
import { addPartner, demoFile, type DemoInstallation, seedDemo } from './seed.ts';

type KeptCredentials = Omit<DemoCredentials, 'partner'> & { partner: DemoCredentials['partner'] | null };

/**
 * The demo practice. It is made if the database is empty; later its credentials are read from their file. Undefined if
 * the database holds practices and no demo was ever made.
 */
export async function openDemo(context: Context, installation: DemoInstallation): Promise<DemoCredentials | undefined> {
  if (!(await isAnyPractice(context))) return seedDemo(context, installation);
  const kept = await readCredentials(installation.dataDir);
  if (kept === undefined) return undefined;
  // Since the demo was made, the service may have moved to another port or got another operator token. A demo that is
  // older than the partner API has no partner yet.
  const current: DemoCredentials = {
    ...kept,
    base_url: installation.baseUrl,
    operator_token: installation.operatorToken,
    partner: kept.partner ?? (await addPartner(context, installation.secretBox)),
  };
  if (!isDeepStrictEqual(current, kept)) {
    await writeSecretFile(demoFile(installation.dataDir), `${JSON.stringify(current, null, 2)}\n`);
  }
  return current;
}

/** Whether the demo is here or will be made. */
export async function isDemoPlace(context: Context, dataDir: string): Promise<boolean> {
  return (await readCredentials(dataDir)) !== undefined || !(await isAnyPractice(context));
}

async function readCredentials(dataDir: string): Promise<KeptCredentials | undefined> {
  try {
    return JSON.parse(await readFile(demoFile(dataDir), 'utf8')) as KeptCredentials;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
