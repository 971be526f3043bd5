import { isIPv4, isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Some gateways forward the caller's port as well, `192.0.2.1:5678` or `[2001:db8::1]:5678`. */
const WITH_PORT = /^(?:(\d{1,3}(?:\.\d{1,3}){3})|\[([0-9a-f:.]{2,45})\]):\d{1,5}$/i;

/**
 * The network by which a caller is counted. One line at home has 2^64 IPv6 addresses, so those are counted together, as
 * a /64.
 */
export function networkOf(ip: string | null): string {
  const [, ipv4, ipv6 = ip ?? ''] = WITH_PORT.exec(ip ?? '') ?? [];
  const address = ipv4 ?? MAPPED.exec(ipv6)?.[1] ?? ipv6;
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return 'unknown';
  const [head = [], tail] = address.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const left = tail === undefined ? 0 : 8 - head.length - tail.length;
  const groups = [...head, ...Array<string>(left).fill('0'), ...(tail ?? [])];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
