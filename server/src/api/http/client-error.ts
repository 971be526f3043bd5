import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '../../errors.ts';
import type { ErrorCode } from '../../errors.ts';
import type { MakeId } from '../../lib/ids.ts';
import type { HeaderTable } from './security-headers.ts';

const CODES: Partial<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'body_too_large',
};

interface ClientErrorOptions {
  logger: FastifyBaseLogger;
  makeId: MakeId;
  headers: HeaderTable;
}

/**
 * Answers what is not HTTP, or not in time: there is no request yet, so the answer is written by hand. The error is
 * not logged, because it carries the bytes that were sent.
 */
export function createClientErrorHandler(options: ClientErrorOptions): (error: Error, socket: Socket) => void {
  return (error, socket) => {
    const reason = 'code' in error ? String(error.code) : 'unknown';
    if (reason === 'ECONNRESET' || socket.destroyed) return;
    if (!socket.writable || hasAnswerBegun(socket)) {
      socket.destroy();
      return;
    }
    const { status, detail } = new AppError(CODES[reason] ?? 'bad_request');
    const requestId = options.makeId('req');
    const body = JSON.stringify({ detail });
    const lines = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...options.headers.map(([name, value]) => `${name}: ${value}`),
      `x-request-id: ${requestId}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
    ];
    options.logger.info({ request_id: requestId, status, reason, ip: socket.remoteAddress }, 'malformed request');
    socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
  };
}

/** A body can go wrong while its request is being answered: a second answer would be read as part of the first. */
function hasAnswerBegun(socket: Socket): boolean {
  const { _httpMessage: answer } = socket as Socket & { _httpMessage?: { headersSent: boolean } | null };
  return answer?.headersSent ?? false;
}
