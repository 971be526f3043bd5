// The floor: what answering costs before anything is looked up. Both answer `/me` with a constant.
import fastify from 'fastify';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const ANSWER = { principal_type: 'organisation', created_by_user_id: 'user_01jng3v8x0k6ywq2m9d4c7t5ab' };

async function startPlain(): Promise<string> {
  const body = JSON.stringify(ANSWER);
  const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length };
  const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function startFastify(): Promise<string> {
  const text = { type: 'string' };
  const response = { 200: { type: 'object', properties: { principal_type: text, created_by_user_id: text } } };
  const app = fastify();
  app.get('/v1/public/me', { schema: { response } }, async () => ANSWER);
  return app.listen({ host: '127.0.0.1', port: 0 });
}

process.send?.(await (process.env['FLOOR'] === 'http' ? startPlain() : startFastify()));
process.on('disconnect', () => process.exit());
