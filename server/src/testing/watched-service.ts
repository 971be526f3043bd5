import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DemoCredentials } from '../demo/credentials.ts';
import { type Answer, type LoopWatch, type Measured, watchLoop } from './loop-watch.ts';
import { type CasewrightProcess, killLeftovers, runCasewright } from './process.ts';

const PROBE = path.join(import.meta.dirname, 'loop-probe.ts');

export const GOOD = { status: 200, stall: null };
export const REFUSED = { status: 422, stall: null };

/** A service with the demo practice in a process of its own, which tells how long its event loop was held. */
export interface WatchedService extends LoopWatch {
  baseUrl: string;
  demo: DemoCredentials;
  process: CasewrightProcess;
  /** A client of the organisation. */
  clientId: number;
  /** Calls as the admin, or below `/v1/public` with the organisation's key. A text is sent as it is. */
  send(
    method: string,
    target: string,
    body?: unknown,
    headers?: Record<string, string>,
    signal?: AbortSignal,
  ): Promise<Answer>;
  /** Measures a single call that can be made again. */
  watch(method: string, target: string, body?: unknown): Promise<Measured>;
  /** Measures a change of what is at an address, made each time to what is there then. */
  watchChange<T>(target: string, change: (current: T) => Promise<Answer>): Promise<Measured>;
  /** Waits for the end of the job that an answer tells of, and asks rarely, so that little else is measured. */
  finishJob(started: Answer): Promise<Answer>;
  stop(): Promise<void>;
}

export async function startWatchedService(): Promise<WatchedService> {
  const folder = await mkdtemp(path.join(tmpdir(), 'casewright-loop-'));
  const settings = {
    DATA_DIR: folder,
    PORT: '0',
    LOG_LEVEL: 'error',
    NODE_OPTIONS: `--import=${PROBE}`,
    // What is measured here must run as it does at an operator's, where nothing is compiled in advance.
    NODE_DISABLE_COMPILE_CACHE: '1',
  };
  const service = runCasewright(['start'], settings);
  const baseUrl = (await service.waitFor(/running at (http:\S+)/))[1] ?? '';
  const demo = JSON.parse(await readFile(path.join(folder, 'demo.json'), 'utf8')) as DemoCredentials;
  let cookie = '';

  const send: WatchedService['send'] = async (method, target, body, headers = {}, signal) => {
    const isPublic = target.startsWith('/v1/public');
    const response = await fetch(baseUrl + target, {
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(isPublic ? { authorization: `Bearer ${demo.api_keys.organisation}` } : cookie && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(signal !== undefined && { signal }),
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const { email, password } = demo.admin;
  const { headers } = await send('POST', '/v1/console/sign-in', { email, password });
  const cookies = headers.getSetCookie();
  cookie = cookies.map((each) => each.split(';')[0]).join('; ');

  const { measure } = watchLoop(service);

  return {
    baseUrl,
    demo,
    process: service,
    clientId: demo.clients[0]?.id ?? 0,
    send,
    measure,
    watch: (method, target, body) => measure(() => send(method, target, body)),
    watchChange: (target, change) => measure(async () => change(JSON.parse((await send('GET', target)).text))),
    finishJob: async (started) => {
      const { job_id: jobId } = JSON.parse(started.text);
      for (;;) {
        const job = await send('GET', `/v1/console/jobs/${jobId}`);
        if (JSON.parse(job.text).end_timestamp !== null) return job;
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
    },
    stop: async () => {
      service.child.kill('SIGINT');
      await service.ended;
      await killLeftovers();
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
    },
  };
}
