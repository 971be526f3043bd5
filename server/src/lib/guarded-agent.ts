import { lookup as lookUpName, type LookupAddress } from 'node:dns';
import { readFile } from 'node:fs/promises';
import { isIP, type LookupFunction } from 'node:net';
import { createSecureContext, getCACertificates, type SecureContext } from 'node:tls';
import { callbackify, promisify } from 'node:util';
import { Agent, buildConnector } from 'undici';
import type { AddressGuard } from './address-guard.ts';
import { PlainError } from './plain-error.ts';

/** The address, or what the name was found to mean, is one that this service may not call. */
class AddressRefusedError extends Error {
  readonly code = 'ADDRESS_REFUSED';
}

export type Resolve = (hostname: string) => Promise<LookupAddress[]>;

export interface GuardedAgentOptions {
  isAllowed: AddressGuard;
  /** Undefined: the certificates that Node trusts. */
  trust?: SecureContext | undefined;
  resolve?: Resolve;
  connectTimeoutMs: number;
}

const resolveByDns: Resolve = (hostname) => promisify(lookUpName)(hostname, { all: true });

/**
 * Calls servers that strangers named: only over https, with the certificate checked, and only at addresses that the
 * guard allows. A name is looked up once for a connection, and the connection goes to the address that was checked: so
 * a name that gives another address the next time (DNS rebinding) achieves nothing. Follows no redirects and uses no
 * proxy.
 */
export function createGuardedAgent({ isAllowed, trust, resolve, connectTimeoutMs }: GuardedAgentOptions): Agent {
  const connect = buildConnector({
    timeout: connectTimeoutMs,
    lookup: createGuardedLookup(isAllowed, shareLookups(resolve ?? resolveByDns)),
    autoSelectFamily: true,
    ...(trust !== undefined && { secureContext: trust }),
  });
  return new Agent({
    connect: (options, callback) => {
      // An address is never looked up.
      const host = options.hostname.replace(/^\[|\]$/g, '');
      if (options.protocol !== 'https:' || (isIP(host) !== 0 && !isAllowed(host))) {
        callback(new AddressRefusedError('the address is not allowed'), null);
      } else {
        connect(options, callback);
      }
    },
    // Callers limit the whole exchange; these limits are for its parts.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
}

function createGuardedLookup(isAllowed: AddressGuard, resolve: Resolve): LookupFunction {
  const findAllowed = callbackify(async (hostname: string): Promise<LookupAddress[]> => {
    const found = await resolve(hostname);
    // One address that leads inside is enough to refuse the name: an honest name has none.
    if (found.length === 0 || !found.every(({ address }) => isAllowed(address))) {
      throw new AddressRefusedError('the name leads to an address that is not allowed');
    }
    return found;
  });
  return (hostname, { all }, callback) => {
    findAllowed(hostname, (error, found = []) => {
      const [first] = found;
      if (error !== null || all === true || first === undefined) callback(error, found);
      else callback(null, first.address, first.family);
    });
  };
}

/** Each look-up takes one of few threads. A name server that does not answer may hold one of them, not all. */
function shareLookups(resolve: Resolve): Resolve {
  const pending = new Map<string, Promise<LookupAddress[]>>();
  return (hostname) => {
    const known = pending.get(hostname);
    if (known !== undefined) return known;
    const lookup = resolve(hostname).finally(() => pending.delete(hostname));
    pending.set(hostname, lookup);
    return lookup;
  };
}

/** The certificates that Node trusts and those in the files. Undefined without files. */
export async function loadTrust(caFiles: readonly string[]): Promise<SecureContext | undefined> {
  if (caFiles.length === 0) return undefined;
  try {
    const certificates = await Promise.all(caFiles.map((file) => readFile(file, 'utf8')));
    return createSecureContext({ ca: [...getCACertificates('default'), ...certificates] });
  } catch (error) {
    const names = caFiles.join(', ');
    throw new PlainError(`${names} cannot be used as certificates: ${(error as Error).message}`, { cause: error });
  }
}
