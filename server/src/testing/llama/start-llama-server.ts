import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { LlamaServer } from './install-llama-server.ts';
import { makeTinyModel } from './make-tiny-model.ts';

export interface RunningLlama {
  baseUrl: string;
  begin(): void;
  /** Begins, where it has not yet, and comes when the model is loaded. */
  ready(): Promise<void>;
  stop(): Promise<void>;
}

export interface LlamaOptions {
  /** How many tokens a request and its answer may have; of the tiny model each letter is one. */
  contextSize: number;
  /** What every answer must be, as a grammar of llama.cpp. Without one the model says noise. */
  grammar?: string;
}

const POLL_MS = 100;

/** The server with the tiny model, as somebody would run it on their own machine. */
export async function prepareLlamaServer(llama: LlamaServer, options: LlamaOptions): Promise<RunningLlama> {
  const folder = await mkdtemp(path.join(tmpdir(), 'casewright-noise-'));
  const model = path.join(folder, 'noise.gguf');
  await writeFile(model, makeTinyModel());
  const port = await findFreePort();
  const own = ['--model', model, '--host', '127.0.0.1', '--port', String(port), '--parallel', '1', '--threads', '1'];
  const grammar = options.grammar === undefined ? [] : ['--grammar', options.grammar];
  let child: ChildProcess | undefined;
  const begin = (): void => {
    child ??= spawn(
      llama.program,
      [...llama.options, ...own, '--ctx-size', String(options.contextSize), '--no-webui', ...grammar],
      { env: llama.env, stdio: 'ignore' },
    );
  };
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    begin,
    ready: async () => {
      begin();
      while (!(await isReady(port))) {
        if (child?.exitCode !== null) throw new Error(`the server ended with ${child?.exitCode}`);
        await wait(POLL_MS);
      }
    },
    stop: async () => {
      if (child?.exitCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        await ended;
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/health`)).ok;
  } catch {
    return false;
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
