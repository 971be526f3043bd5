// A program that tries what its file name says. It stands for one that a hostile upload has taken over.
import { spawn } from 'node:child_process';
import { fstatSync, readdirSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';

const folder = path.dirname(process.argv[1]);
const { secretFile, port } = JSON.parse(readFileSync(path.join(folder, 'target.json'), 'utf8'));
const resultFd = isChannel(3) ? 3 : 1;
const kept = [];
const OUR_SETTINGS = new Set(['UV_THREADPOOL_SIZE', 'NODE_COMPILE_CACHE', 'MALLOC_MMAP_THRESHOLD_']);

/** Node has files of its own open, which are no channel. */
function isChannel(fd) {
  try {
    const found = fstatSync(fd);
    return found.isSocket() || found.isFIFO();
  } catch {
    return false;
  }
}

function works(attempt) {
  try {
    attempt();
    return true;
  } catch {
    return false;
  }
}

function sees(file) {
  try {
    return readdirSync(path.dirname(file)).includes(path.basename(file));
  } catch {
    return false;
  }
}

function reaches(host) {
  return new Promise((resolve) => {
    try {
      const socket = connect({ host, port, timeout: 2000 });
      for (const event of ['error', 'timeout']) socket.on(event, () => resolve(false));
      socket.on('connect', () => resolve(true));
    } catch {
      resolve(false);
    }
  });
}

function startCopy() {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000) // left behind'], {
    detached: true,
    stdio: 'ignore',
  });
  child.on('error', () => undefined);
}

const ATTACKS = {
  looks: async () => {
    const found = {
      reachesNetwork: await reaches('127.0.0.1'),
      readsData: works(() => readFileSync(secretFile)) || sees(secretFile),
      readsThroughProc: works(() => readFileSync(`/proc/1/root${secretFile}`)),
      readsPasswords: works(() => readFileSync('/etc/passwd')),
      writes: works(() => writeFileSync(path.join(folder, 'written'), '')) || works(() => writeFileSync('/tmp/x', 'x')),
      changesPrograms: works(() => writeFileSync(path.join(process.env.NODE_COMPILE_CACHE, 'written'), '')),
      environment: Object.keys(process.env).filter((name) => !OUR_SETTINGS.has(name)),
    };
    writeSync(resultFd, JSON.stringify(found));
    process.exit(0);
  },
  forks: () => {
    works(startCopy);
    setTimeout(() => process.exit(0), 300);
  },
  multiplies: () => {
    for (let count = 0; count < 40; count += 1) works(startCopy);
    setInterval(() => undefined, 1000);
  },
  writes: () => {
    for (;;) writeSync(resultFd, Buffer.alloc(65_536));
  },
  prints: () => {
    for (;;) writeSync(2, Buffer.alloc(65_536));
  },
  allocates: () => {
    for (;;) kept.push(Buffer.alloc(10_000_000, 1));
  },
  calculates: () => {
    for (;;) kept.length = 0;
  },
  stays: () => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGXCPU']) process.on(signal, () => undefined);
    setInterval(() => undefined, 1000);
  },
};

await ATTACKS[path.basename(process.argv[1], '.mjs')]();
