import { Writable } from 'node:stream';
import { pino } from 'pino';
import { createMovableClock } from './clock.ts';
import { createIdMaker } from '../lib/ids.ts';
import { createHttpServer } from '../api/http/create-http-server.ts';
import type { HttpServer, HttpServerOptions } from '../api/http/create-http-server.ts';

export interface TestServer {
  app: HttpServer;
  /** Every line that was logged, as it was written. */
  logLines: string[];
}

/** A server built as the service builds it, whose log is caught. For tests of what all routes share. */
export function createTestServer(options: Partial<HttpServerOptions> = {}): TestServer {
  const logLines: string[] = [];
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logLines.push(chunk.toString());
      done();
    },
  });
  const app = createHttpServer({
    logger: pino({ level: 'trace', base: null }, destination),
    makeId: createIdMaker(createMovableClock()),
    bodyLimitBytes: 2 * 1024 * 1024,
    trustProxy: [],
    ...options,
  });
  return { app, logLines };
}
