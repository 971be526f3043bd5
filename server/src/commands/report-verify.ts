import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { checkSeal, type PublicKey, type SealVerdict } from '@casewright/document';
import { PlainError } from '../lib/plain-error.ts';
import { NODE_SEAL_TOOLS } from '../signing/seal-tools.ts';
import { signingKeyIdOf } from '../signing/signing-key.ts';
import { UsageError } from './usage.ts';

const KEYS_PATH = '/.well-known/casewright-signing-keys.json';
const USAGE = 'report verify FILE (--key KEY … | --url ADDRESS)';

/** Says whether an exported report is as it was signed. Neither the data nor the settings of a service are needed. */
export async function verifyReportFile(args: string[]): Promise<SealVerdict> {
  const { file, key, url } = readArguments(args);
  const keys = key !== undefined ? key.map(readKey) : await fetchKeys(url ?? '');
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new PlainError(`${file} cannot be read`, { cause: error });
  });
  return checkSeal(bytes, keys, NODE_SEAL_TOOLS);
}

function readArguments(args: string[]): { file: string; key: string[] | undefined; url: string | undefined } {
  const options = { key: { type: 'string', multiple: true }, url: { type: 'string' } } as const;
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0 || (values.key === undefined) === (values.url === undefined)) {
      throw new Error(`the form is ${USAGE}`);
    }
    return { file, key: values.key, url: values.url };
  } catch (error) {
    throw new UsageError(`report verify: ${(error as Error).message}`, { cause: error });
  }
}

/** The public key in base64, as the service publishes it. */
function readKey(text: string): PublicKey {
  const raw = Buffer.from(text, 'base64');
  if (raw.length !== 32) throw new UsageError('--key is the public key of the service, 32 bytes in base64');
  return { key_id: signingKeyIdOf(raw), public_key: raw.toString('base64') };
}

async function fetchKeys(url: string): Promise<PublicKey[]> {
  try {
    const answer = await fetch(new URL(KEYS_PATH, url));
    if (!answer.ok) throw new Error(`the answer was ${answer.status}`);
    return ((await answer.json()) as { keys: PublicKey[] }).keys;
  } catch (error) {
    throw new PlainError(`the keys of ${url} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

export function describeSealVerdict(verdict: SealVerdict): string {
  switch (verdict.verdict) {
    case 'valid': {
      const { title, report, addenda, keyId } = verdict;
      const lines = [report, ...addenda].map(({ name, credentials, signedAt }, index) => {
        const what = index === 0 ? 'signed' : `addendum ${index} signed`;
        return `  ${what} by ${credentials === null ? name : `${name}, ${credentials}`} at ${signedAt}`;
      });
      return [`valid: "${title}" is as it was signed (key ${keyId})`, ...lines].join('\n');
    }
    case 'changed':
      return 'CHANGED: the file is not as it was signed';
    case 'unknown key':
      return `unknown key: the file is sealed with key ${verdict.keyId}, which is not given`;
    default:
      return 'not sealed: a draft, a file that was saved anew, or no file of this service';
  }
}
