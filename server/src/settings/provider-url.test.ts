import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';

const read = (url: string, networks = ''): unknown =>
  readConfig({ TRANSCRIPTION_URL: url, PRIVATE_NETWORKS: networks }).speech.server?.baseUrl;

test.each([
  ['https://speech.example/v1', ''],
  ['http://127.0.0.1:9000', ''],
  ['http://localhost:9000', ''],
  ['http://[::1]:9000', ''],
  ['http://10.1.2.3', '10.0.0.0/8'],
  ['http://[fd00::5]', 'fd00::/8'],
  ['http://gpu.lan:8000', 'lan'],
])('%s may be used with %j', (url, networks) => {
  expect(read(url, networks)).toBe(url);
});

test.each([
  ['http://speech.example', ''],
  ['http://10.1.2.3', ''],
  ['http://10.1.2.3', '192.168.0.0/16'],
  ['http://evil-lan', 'lan'],
  ['http://127.0.0.1.example', ''],
])('%s may not be used with %j', (url, networks) => {
  expect(() => read(url, networks)).toThrow('TRANSCRIPTION_URL must be https');
});

test.each(['10.0.0.0/99', 'fd00::/129', 'http://lan', '10.0.0.0/8/8'])('%s is no network', (networks) => {
  expect(() => read('http://10.1.2.3', networks)).toThrow(/^PRIVATE_NETWORKS must be addresses, networks or domains/);
});
