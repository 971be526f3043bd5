import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
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
  /** Begins, and comes when the model is loaded. What is held ends first. */
  ready(): Promise<void>;
  /** Begins with a model that never comes, and comes when it answers. It then says for ever that it is loading. */
  hold(): Promise<void>;
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
  const grammar = options.grammar === undefined ? [] : ['--grammar', options.grammar];
  let child: ChildProcess | undefined;
  const end = async (): Promise<void> => {
    if (child?.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  const begin = async (file: string, status: number): Promise<void> => {
    await end();
    const own = ['--model', file, '--port', String(port), '--ctx-size', String(options.contextSize), ...grammar];
    const common = ['--host', '127.0.0.1', '--parallel', '1', '--threads', '1', '--no-webui'];
    const begun = spawn(llama.program, [...llama.options, ...own, ...common], { env: llama.env, stdio: 'ignore' });
    child = begun;
    while ((await healthOf(port)) !== status) {
      if (begun.exitCode !== null) throw new Error(`the server ended with ${begun.exitCode}`);
      await wait(POLL_MS);
    }
  };
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    ready: () => begin(model, 200),
    hold: async () => {
      // Opening a pipe into which nobody writes never ends.
      const pipe = path.join(folder, 'held.gguf');
      execFileSync('mkfifo', [pipe]);
      await begin(pipe, 503);
    },
    stop: async () => {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Null while nobody answers. */
async function healthOf(port: number): Promise<number | null> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/health`)).status;
  } catch {
    return null;
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
