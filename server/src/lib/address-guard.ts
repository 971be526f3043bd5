import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** IPv4 networks that are not public or lead back to this machine: the IANA special-purpose registry. */
const IPV4_REFUSED = [
  '0.0.0.0/8', // this host
  '10.0.0.0/8',
  '100.64.0.0/10', // behind a carrier's NAT
  '127.0.0.0/8',
  '169.254.0.0/16', // link-local, and with it the metadata services of clouds
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24', // documentation
  '192.88.99.0/24', // relays of 6to4
  '192.168.0.0/16',
  '198.18.0.0/15', // benchmarks
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, and broadcast
];

/**
 * Contains all public IPv6 addresses (RFC 4291, 2.4). Loopback, unspecified, IPv4-mapped and -compatible, NAT64,
 * discard-only, unique local, link-local, site-local and multicast addresses are all outside it.
 */
const IPV6_PUBLIC = ['2000::/3'];

/** Networks inside `IPV6_PUBLIC` that are not public or contain an IPv4 address. */
const IPV6_REFUSED = [
  '2001::/23', // protocol assignments: Teredo, ORCHID, benchmarks
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4
  '3fff::/20', // documentation
];

export type AddressGuard = (address: string) => boolean;

/** Says whether a server at this address may be called: it is public, or in a network that the operator allowed. */
export function createAddressGuard(allowedNetworks: readonly string[]): AddressGuard {
  const allowed = createBlockList(allowedNetworks);
  const refused = createBlockList([...IPV4_REFUSED, ...IPV6_REFUSED]);
  const isPublicIPv6 = createBlockList(IPV6_PUBLIC);
  return (address) => {
    // A zone names an interface of this machine, and does not change what kind of address it is.
    const plain = address.split('%', 1)[0] ?? '';
    if (isIPv4(plain)) return allowed.check(plain, 'ipv4') || !refused.check(plain, 'ipv4');
    if (!isIPv6(plain)) return false;
    if (allowed.check(plain, 'ipv6')) return true;
    return isPublicIPv6.check(plain, 'ipv6') && !refused.check(plain, 'ipv6');
  };
}

function createBlockList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}
