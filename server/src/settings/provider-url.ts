import { BlockList, isIP } from 'node:net';
import { isNetwork } from './parse-values.ts';
import type { SettingsReader } from './read-settings.ts';

/**
 * Checks the address of a server that notes or recordings are sent to. Without TLS it must be on this machine or in a
 * network that the operator has named: otherwise others on the way could read them.
 */
export function checkProviderUrl({ read, complain }: SettingsReader, name: string, baseUrl: string | undefined): void {
  const networks = read('PRIVATE_NETWORKS', [], parsePrivateNetworks);
  if (baseUrl === undefined) return;
  const { protocol, hostname } = new URL(baseUrl);
  const host = hostname.replace(/^\[|\]$/g, '');
  if (protocol === 'http:' && !isLoopback(host) && !networks.some((network) => isWithin(host, network))) {
    complain(`${name} must be https, on this machine, or in a network that PRIVATE_NETWORKS names`);
  }
}

const DOMAIN = /^[a-z0-9][a-z0-9.-]*$/;

/** Addresses, networks and domains: `10.0.0.0/8, speech.internal`. */
function parsePrivateNetworks(text: string): string[] {
  const entries = text.split(',').map((entry) => entry.trim().toLowerCase());
  const wrong = entries.find((entry) => !isNetwork(entry) && !DOMAIN.test(entry));
  if (wrong !== undefined)
    throw new Error(`must be addresses, networks or domains separated by commas, not "${wrong}"`);
  return entries;
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);
}

function isWithin(host: string, network: string): boolean {
  const [address = '', prefix] = network.split('/');
  const family = isIP(address);
  if (family === 0) return host === network || host.endsWith(`.${network}`);
  if (isIP(host) !== family) return false;
  const [list, kind] = [new BlockList(), family === 6 ? 'ipv6' : 'ipv4'] as const;
  list.addSubnet(address, prefix === undefined ? (family === 6 ? 128 : 32) : Number(prefix), kind);
  return list.check(host, kind);
}
