// A partner's server over HTTPS, in a process of its own. It accepts everything but what is sent to `/dead`, which it
// never answers, and tells its parent of what it accepted.
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { makeCertificate } from '../server/src/lib/certificate.ts';

const { cert, key } = makeCertificate(['localhost']);
let left = 0;

const server = createServer({ cert, key }, (request, response) => {
  request.resume().on('end', () => {
    if (request.url === '/dead') return;
    response.writeHead(204).end();
    left -= 1;
    if (left === 0) process.send?.('all');
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.send?.({ url: `https://localhost:${port}/hooks`, cert });
});
/** The parent says how many it will send; it is told when all of them have come. */
process.on('message', (expected: number) => {
  left = expected;
});
process.on('disconnect', () => process.exit());
