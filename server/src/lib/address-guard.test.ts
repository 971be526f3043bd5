import { describe, expect, test } from 'vitest';
import { createAddressGuard } from './address-guard.ts';

const REFUSED = [
  ['unspecified', '0.0.0.0'],
  ['this network', '0.1.2.3'],
  ['loopback', '127.0.0.1'],
  ['all of loopback', '127.255.255.254'],
  ['private', '10.0.0.1'],
  ['private', '172.16.0.1'],
  ['private', '172.31.255.255'],
  ['private', '192.168.1.1'],
  ['behind a carrier’s NAT', '100.64.0.1'],
  ['behind a carrier’s NAT', '100.127.255.255'],
  ['link-local', '169.254.1.1'],
  ['metadata of a cloud', '169.254.169.254'],
  ['protocol assignments', '192.0.0.170'],
  ['documentation', '192.0.2.1'],
  ['documentation', '198.51.100.1'],
  ['documentation', '203.0.113.1'],
  ['6to4 relay', '192.88.99.1'],
  ['benchmarks', '198.19.0.1'],
  ['multicast', '224.0.0.1'],
  ['multicast', '239.255.255.250'],
  ['reserved', '240.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['unspecified', '::'],
  ['loopback', '::1'],
  ['loopback written out', '0:0:0:0:0:0:0:1'],
  ['IPv4-mapped loopback', '::ffff:127.0.0.1'],
  ['IPv4-mapped loopback in hexadecimal', '::ffff:7f00:1'],
  ['IPv4-mapped metadata', '::ffff:169.254.169.254'],
  ['IPv4-mapped, although public', '::ffff:93.184.216.34'],
  ['IPv4-compatible loopback', '::127.0.0.1'],
  ['IPv4-translated', '::ffff:0:127.0.0.1'],
  ['NAT64 of a private address', '64:ff9b::a00:1'],
  ['NAT64, local use', '64:ff9b:1::1'],
  ['discard-only', '100::1'],
  ['Teredo', '2001:0:53aa:64c:0:0:80ff:fffe'],
  ['ORCHID', '2001:20::1'],
  ['documentation', '2001:db8::1'],
  ['documentation', '3fff::1'],
  ['6to4 of loopback', '2002:7f00:1::'],
  ['6to4 of a private address', '2002:a00:1::1'],
  ['segment routing', '5f00::1'],
  ['unique local', 'fc00::1'],
  ['unique local', 'fd12:3456:789a::1'],
  ['metadata of a cloud', 'fd00:ec2::254'],
  ['link-local', 'fe80::1'],
  ['link-local with a zone', 'fe80::1%eth0'],
  ['site-local', 'fec0::1'],
  ['multicast', 'ff02::1'],
  ['no address', 'localhost'],
  ['no address', ''],
  ['an old spelling', '0177.0.0.1'],
  ['an old spelling', '2130706433'],
];

describe('addresses', () => {
  test.each(REFUSED)('%s %s is refused', (_, address) => {
    expect(createAddressGuard([])(address)).toBe(false);
  });

  test.each([
    '1.1.1.1',
    '93.184.216.34',
    '172.15.255.255',
    '172.32.0.1',
    '100.63.255.255',
    '100.128.0.1',
    '2606:4700::1111',
    '2a00:1450::1',
  ])('%s is public', (address) => expect(createAddressGuard([])(address)).toBe(true));

  test('networks that the operator named are allowed, and only those', () => {
    const isAllowed = createAddressGuard(['10.1.0.0/16', '127.0.0.1', 'fd00:7::/32']);
    expect(['10.1.2.3', '127.0.0.1', 'fd00:7::9', '8.8.8.8'].filter((address) => isAllowed(address))).toHaveLength(4);
    expect(['10.2.0.1', '127.0.0.2', 'fd00:8::9', '::1'].filter((address) => isAllowed(address))).toEqual([]);
  });
});
