import { readFile, rename, writeFile } from 'node:fs/promises';

export interface Tokens {
  accessToken: string;
  refreshToken: string;
  /** When the access token ends, in milliseconds since 1970. */
  expiresAt: number;
}

export interface Session {
  id: string;
  patientId: string;
  clinicianEmail: string;
  launchUrl: string;
  status: string;
}

export interface State {
  tokens: Tokens | null;
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
  const state: State = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as State,
    () => ({ tokens: null, sessions: [], seenEvents: [] }),
  );
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

async function write(file: string, state: State): Promise<void> {
  await writeFile(`${file}.new`, JSON.stringify(state, null, 2), { mode: 0o600, flush: true });
  await rename(`${file}.new`, file);
}
