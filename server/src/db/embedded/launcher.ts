import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { EmbeddedServerError } from './error.ts';
import { type Identity, readOwner } from './ownership.ts';
import { type Command, runProgram } from './programs.ts';

/** How a program of PostgreSQL is started, because its server refuses to run as root. */
export interface Launcher {
  way: LauncherWay;
  /** Who must own the files, as this process sees it. Undefined: only we can have made them. */
  fileOwner: Identity | undefined;
  wrap(file: string, args: string[]): Command;
}

export type LauncherWay = 'direct' | 'file-owner' | 'namespace' | 'other-user';

export interface LauncherSituation {
  /** The identity of this process. Undefined on Windows. */
  self: Identity | undefined;
  /** Who owns the server's directory, if it exists already. */
  filesOwner: Identity | undefined;
  /** Who owns the directory around it. */
  parentOwner: Identity | undefined;
  /** The chosen identity must be able to reach this directory. */
  parentDirectory: string;
  postgres: string;
  /** initdb runs only under a user number that has a name. The server itself does not need one. */
  isSelfNamed: boolean;
  /** User numbers that have a name, to choose from. */
  namedUsers: readonly number[];
}

const ROOT = 0;
const NOBODY: Identity = { uid: 65_534, gid: 65_534 };

/** In order of preference. Each gives its launcher, or undefined if it does not apply. */
const WAYS: Record<LauncherWay, (situation: LauncherSituation) => Launcher | undefined> = {
  direct: ({ self, filesOwner, isSelfNamed }) => {
    const applies = self === undefined || (self.uid !== ROOT && (isSelfNamed || filesOwner !== undefined));
    return applies ? { way: 'direct', fileOwner: undefined, wrap: asIdentity({}) } : undefined;
  },
  // For a server of an ordinary user that root opens once: its files stay that user's.
  'file-owner': ({ self, filesOwner }) =>
    self?.uid === ROOT && filesOwner !== undefined && filesOwner.uid !== ROOT
      ? { way: 'file-owner', fileOwner: filesOwner, wrap: asIdentity(filesOwner) }
      : undefined,
  // The server is root as seen from outside, and sees itself as an ordinary user. So it reaches what only root can
  // reach.
  namespace: ({ self, namedUsers }) => {
    if (self === undefined || process.platform !== 'linux') return undefined;
    const fileOwner = self.uid === ROOT ? self : undefined;
    return { way: 'namespace', fileOwner, wrap: inNamespace(pickUser(namedUsers)) };
  },
  'other-user': ({ self, parentOwner }) => {
    if (self?.uid !== ROOT) return undefined;
    const identity = parentOwner === undefined || parentOwner.uid === ROOT ? NOBODY : parentOwner;
    return { way: 'other-user', fileOwner: identity, wrap: asIdentity(identity) };
  },
};

const LAUNCHER_WAYS = Object.keys(WAYS) as LauncherWay[];

/** The first way that applies and works here when tried. */
export async function chooseLauncher(
  situation: LauncherSituation,
  ways: readonly LauncherWay[] = LAUNCHER_WAYS,
): Promise<Launcher> {
  const obstacles = situation.isSelfNamed ? [] : [`user number ${situation.self?.uid} has no name in /etc/passwd`];
  for (const way of ways) {
    const launcher = WAYS[way](situation);
    if (launcher === undefined) continue;
    const obstacle = way === 'direct' ? undefined : await findObstacle(launcher, situation);
    if (obstacle === undefined) return launcher;
    obstacles.push(obstacle);
  }
  const advice = 'set DATA_DIR to a directory that other users can reach, or DATABASE_URL to an existing server';
  throw new EmbeddedServerError(`cannot run PostgreSQL here (${obstacles.join('; ')}): ${advice}`);
}

const EXIT_DIRECTORY_CLOSED = 3;
const TRIAL = `cd -- "$0" || exit ${EXIT_DIRECTORY_CLOSED}; exec "$1" --version`;

async function findObstacle(launcher: Launcher, situation: LauncherSituation): Promise<string | undefined> {
  const { parentDirectory, postgres } = situation;
  const trial = await runProgram(launcher.wrap('/bin/sh', ['-c', TRIAL, parentDirectory, postgres]));
  if (trial.exitCode === 0) return undefined;
  if (launcher.way === 'namespace') return `user namespaces are refused (${trial.output})`;
  const what = trial.exitCode === EXIT_DIRECTORY_CLOSED ? parentDirectory : postgres;
  return `PostgreSQL does not run as root, and user number ${launcher.fileOwner?.uid} cannot reach ${what}`;
}

/** What `chooseLauncher` needs to know about the present situation. */
export async function readSituation(directory: string, postgres: string): Promise<LauncherSituation> {
  const parentDirectory = path.dirname(directory);
  const [uid, gid] = [process.getuid?.(), process.getgid?.()];
  return {
    self: uid === undefined || gid === undefined ? undefined : { uid, gid },
    filesOwner: await readOwner(directory),
    parentOwner: await readOwner(parentDirectory),
    parentDirectory,
    postgres,
    isSelfNamed: hasName(),
    namedUsers: listUserNumbers(await readFile('/etc/passwd', 'utf8').catch(() => '')),
  };
}

function asIdentity(identity: Partial<Identity>): Launcher['wrap'] {
  return (file, args) => ({ file, args, identity });
}

function inNamespace(uid: number): Launcher['wrap'] {
  const mapping = ['--user', `--map-user=${uid}`, `--map-group=${uid}`, '--'];
  return (file, args) => ({ file: 'unshare', args: [...mapping, file, ...args], identity: {} });
}

function pickUser(named: readonly number[]): number {
  return [1000, NOBODY.uid].find((uid) => named.includes(uid)) ?? named.find((uid) => uid !== ROOT) ?? 1000;
}

function hasName(): boolean {
  try {
    userInfo();
    return true;
  } catch {
    return false;
  }
}

function listUserNumbers(accounts: string): number[] {
  return accounts.split('\n').flatMap((line) => {
    const uid = line.split(':')[2];
    return uid !== undefined && /^\d+$/.test(uid) ? [Number(uid)] : [];
  });
}
