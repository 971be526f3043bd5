import { expect, test } from 'vitest';
import { networkOf } from '../../lib/network-of.ts';
import { delayAfter } from './attempt-limits.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:0:1::5', '2001:db8:0:1'],
  ['2001:DB8:0:1:ffff:ffff:ffff:ffff', '2001:db8:0:1'],
  ['2001:db8::5', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['1::', '1:0:0:0'],
  ['192.0.2.7:50123', '192.0.2.7'],
  ['[2001:db8:0:1::5]:443', '2001:db8:0:1'],
  ['[::ffff:192.0.2.7]:443', '192.0.2.7'],
  [null, 'unknown'],
  ['no address', 'unknown'],
])('%s is counted as %s', (ip, network) => expect(networkOf(ip)).toBe(network));

test('pauses double up to the longest', () => {
  const delays = [1, 20, 21, 22, 23, 29, 30, 1000].map((attempts) => delayAfter('account', attempts));
  expect(delays).toEqual([0, 0, 2000, 4000, 8000, 512_000, 900_000, 900_000]);
});
