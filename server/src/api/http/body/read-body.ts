import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../errors.ts';
import { askForBody } from './awaited-body.ts';
import type { BodiesInFlight } from './bodies-in-flight.ts';
import { BODY_DEADLINE_MS } from './body-limits.ts';

export interface ReadBodyOptions {
  limitBytes: number;
  deadlineMs: number;
  /** Where what all requests hold together is counted. */
  bodiesInFlight?: BodiesInFlight;
}

/** The body of a request under the limit of its route, for the parsers of all kinds of bodies. */
export function readRequestBody({ routeOptions, server }: FastifyRequest, payload: IncomingMessage): Promise<Buffer> {
  const { bodiesInFlight } = server;
  return readBody(payload, { limitBytes: routeOptions.bodyLimit, deadlineMs: BODY_DEADLINE_MS, bodiesInFlight });
}

/** Reads a body that is held in memory. The limit counts what arrives, so a chunked body cannot pass it either. */
export function readBody(stream: IncomingMessage, options: ReadBodyOptions): Promise<Buffer> {
  const { limitBytes, deadlineMs, bodiesInFlight } = options;
  return new Promise((resolve, reject) => {
    if (Number(stream.headers['content-length']) > limitBytes) {
      reject(new AppError('body_too_large'));
      return;
    }
    const chunks: Buffer[] = [];
    let receivedBytes = 0;
    const timer = setTimeout(() => stop(new AppError('request_timeout')), deadlineMs);

    askForBody(stream);
    stream.on('data', take);
    stream.on('end', finish);
    // Stays on after the end: an error with no listener would end the process.
    stream.on('error', breakOff);
    stream.on('close', breakOff);

    function take(chunk: Buffer): void {
      receivedBytes += chunk.length;
      if (receivedBytes > limitBytes) stop(new AppError('body_too_large'));
      else if (bodiesInFlight?.take(stream, chunk.length) === false) stop(new AppError('too_busy'));
      else chunks.push(chunk);
    }

    function finish(): void {
      leave();
      resolve(chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks, receivedBytes));
    }

    function stop(error: Error): void {
      leave();
      reject(error);
    }

    function breakOff(): void {
      stop(new AppError('bad_request'));
    }

    function leave(): void {
      clearTimeout(timer);
      stream.off('data', take);
      stream.off('end', finish);
      stream.off('close', breakOff);
    }
  });
}
