import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import type { LaunchOptions } from '@playwright/test';
import { unpackBrowser } from './packaged-browser.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** No sandbox, since containers and root have none; nothing is fetched that a test did not ask for. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-default-browser-check',
  '--no-first-run',
];

/** The browser that CHROMIUM_PATH names, else one on the path, else the one that comes with the packages. */
export async function findBrowser(): Promise<LaunchOptions> {
  const given = process.env['CHROMIUM_PATH'] ?? NAMES.map(findOnPath).find((file) => file !== undefined);
  // Where the environment names no encoding, Chromium calls every file with an accent or a dash "download".
  const environment = { ...process.env, LC_ALL: 'C.UTF-8' };
  if (given !== undefined && given !== '') return { executablePath: given, args: FLAGS, env: environment };
  const { executablePath, env } = await unpackBrowser();
  return { executablePath, args: FLAGS, env: { ...environment, ...env } };
}

function findOnPath(name: string): string | undefined {
  const files = (process.env['PATH'] ?? '').split(path.delimiter).map((folder) => path.join(folder, name));
  return files.find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
