import { isIP } from 'node:net';

const LOOPBACK_NAMES = new Set(['localhost', '[::1]']);

export interface OwnHostOptions {
  /** The address that the service listens on. */
  listenHost: string;
  /** The address under which the service is known, once it listens. */
  baseUrl: () => string;
}

/**
 * Says whether a Host header is one of ours. A service on loopback trusts that only this machine reaches it. A web page
 * can break that by DNS rebinding: its own name comes to mean 127.0.0.1, and its scripts then talk to us as if we were
 * their server. They cannot hide that name in the Host header, so on loopback any other name than ours is refused. A
 * service that listens elsewhere is reached under names that we do not know.
 */
export function createOwnHostCheck({ listenHost, baseUrl }: OwnHostOptions): (host: string | undefined) => boolean {
  if (!isLoopback(nameOf(listenHost) ?? listenHost)) return () => true;
  // Nearly all requests name the same host, and parsing it would cost each of them microseconds.
  let known: string | undefined;
  return (host) => {
    // HTTP/1.0 may leave it out, and no browser speaks that.
    if (host === undefined || host === known) return true;
    const name = nameOf(host);
    const isOwn = name !== undefined && (isLoopback(name) || name === URL.parse(baseUrl())?.hostname);
    if (isOwn) known = host;
    return isOwn;
  };
}

function isLoopback(name: string): boolean {
  return LOOPBACK_NAMES.has(name) || (isIP(name) === 4 && name.startsWith('127.'));
}

/** The name in `name:port`, as browsers write it. */
function nameOf(host: string): string | undefined {
  const address = isIP(host) === 6 ? `[${host}]` : host;
  return /[/?#@\\]/.test(address) ? undefined : URL.parse(`http://${address}`)?.hostname;
}
