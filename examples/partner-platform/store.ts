import { readFile, rename, writeFile } from 'node:fs/promises';

export interface Tokens {
  accessToken: string;
  refreshToken: string;
  /** When the access token ends, in milliseconds since 1970. */
  expiresAt: number;
}

export interface Session {
  id: string;
  /** The key of the request that made it. */
  key: string;
  patientId: string;
  clinicianEmail: string;
  launchUrl: string;
  status: string;
}

/** A session that was asked for and not yet answered. */
export interface LaunchRequest {
  /** Sent as `Idempotency-Key`: however often the request is sent, it makes one session. */
  key: string;
  patientId: string;
  clinicianEmail: string;
}

export interface State {
  tokens: Tokens | null;
  requests: LaunchRequest[];
  sessions: Session[];
  /** Ids of the webhooks that were taken in: one that comes again is not taken twice. */
  seenEvents: string[];
}

export interface Store {
  read(): Readonly<State>;
  /** Resolves when the change is on disk. */
  change(change: (state: State) => void): Promise<void>;
}

/** What the platform must not forget. A real one has a database. */
export async function openStore(file: string): Promise<Store> {
  const state: State = { tokens: null, requests: [], sessions: [], seenEvents: [], ...(await readKept(file)) };
  let writing: Promise<void> = Promise.resolve();
  return {
    read: () => state,
    change: (change) => {
      change(state);
      writing = writing.then(() => write(file, state));
      return writing;
    },
  };
}

async function readKept(file: string): Promise<Partial<State>> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Partial<State>;
  } catch (error) {
    // Only a file that is not there means a first start. One that cannot be read must not be written over.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

async function write(file: string, state: State): Promise<void> {
  await writeFile(`${file}.new`, JSON.stringify(state, null, 2), { mode: 0o600, flush: true });
  await rename(`${file}.new`, file);
}
