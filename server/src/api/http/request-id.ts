import type { IncomingMessage } from 'node:http';
import type { MakeId } from '../../lib/ids.ts';

const SANE_ID = /^[A-Za-z0-9._-]{1,128}$/;

/** A caller's own id is kept, so that one id follows a request across systems; anything else gets a new one. */
export function createRequestIdReader(makeId: MakeId): (request: IncomingMessage) => string {
  return (request) => {
    const given = request.headers['x-request-id'];
    return typeof given === 'string' && SANE_ID.test(given) ? given : makeId('req');
  };
}
