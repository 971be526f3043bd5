import { isIPv6 } from 'node:net';
import type { HttpServer } from '../api/http/create-http-server.ts';
import { PlainError } from '../lib/plain-error.ts';

const REASONS: Record<string, string> = {
  EADDRINUSE: 'is in use by another program: set PORT',
  EACCES: 'may not be used by this user: set PORT to 1024 or more',
  EADDRNOTAVAIL: 'is not an address of this machine: set HOST',
  ENOTFOUND: 'cannot be looked up: set HOST',
};

/** Returns the address under which this machine reaches the service. */
export async function listen(http: HttpServer, host: string, port: number): Promise<string> {
  try {
    await http.listen({ host, port, listenTextResolver: (address) => `listening at ${address}` });
    void prepareRest(http);
  } catch (error) {
    const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ''];
    if (reason === undefined) throw error;
    throw new PlainError(`port ${port} on ${host} ${reason}`, { cause: error });
  }
  const address = http.server.address();
  return localAddress(host, typeof address === 'object' && address !== null ? address.port : port);
}

/** What the first answer need not wait for. A schema with a mistake in it ends the process here. */
async function prepareRest(http: HttpServer): Promise<void> {
  await http.compileSchemas();
  await import('../documents/document-tasks.ts');
}

/** From its own machine, a service that listens on all addresses is reached on loopback. */
export function localAddress(host: string, port: number): string {
  const everywhere: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };
  const reachable = everywhere[host] ?? host;
  return `http://${isIPv6(reachable) ? `[${reachable}]` : reachable}:${port}`;
}
