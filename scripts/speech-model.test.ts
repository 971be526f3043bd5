import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const CHECKSUMS = 'server/src/intake/audio/worker/model-files.json';
const installed = path.join(import.meta.dirname, '..', 'node_modules', '.cache', 'casewright-speech');
const isInstalled = await stat(installed).then(
  () => true,
  () => false,
);

/** In place of the network, which is 63 MB: nothing here looks into it, and `npm test` fetches the real one. */
const SMALL: Record<string, Buffer> = {
  'encoder.onnx': Buffer.alloc(300_000, 'encoder '),
  'decoder.onnx': Buffer.alloc(600_000, 'decoder '),
};

let folder: string;
let script: string;
let registry: Server;
let tarballs: Map<string, Buffer>;

/** A tar archive with one file for each entry, as npm makes them. */
function pack(members: Record<string, Buffer>): Buffer {
  const blocks = Object.entries(members).flatMap(([name, content]) => {
    const header = Buffer.alloc(512);
    header.write(name);
    header.write('0000644\0', 100);
    header.write(`${content.length.toString(8).padStart(11, '0')}\0`, 124);
    header.write('        0ustar\x0000', 148);
    const sum = header.reduce((total, byte) => total + byte, 0);
    header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
    return [header, content, Buffer.alloc((512 - (content.length % 512)) % 512)];
  });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]), { level: 1 });
}

/** The vocabulary as its package has it, restored from the tokens that were made from it. */
function restoreVocabulary(tokens: string): Buffer {
  const rows = tokens.trimEnd().split('\n').slice(0, 32_000);
  const words = rows.map((row, id) => {
    const bytes = Buffer.from(row.split(' ')[0] ?? '', 'base64');
    return id >= 3 && id < 259 ? `<0x${bytes.toString('hex').toUpperCase()}>` : bytes.toString();
  });
  return Buffer.from(`const llama_vocab_base64 = "${Buffer.from(words.join('\n')).toString('base64')}"\n`);
}

/** A file of the model as it should be. */
async function readModel(name: string): Promise<Buffer> {
  return SMALL[name] ?? readFile(path.join(installed, name));
}

/** The script in a folder of its own, where the checksums are those of the small files. */
async function copyScript(): Promise<string> {
  const root = path.join(folder, 'clone');
  const copy = path.join(root, 'scripts/speech-model.mjs');
  await mkdir(path.dirname(copy), { recursive: true });
  await mkdir(path.dirname(path.join(root, CHECKSUMS)), { recursive: true });
  await copyFile(path.join(import.meta.dirname, 'speech-model.mjs'), copy);
  const known = JSON.parse(await readFile(path.join(import.meta.dirname, '..', CHECKSUMS), 'utf8'));
  const small = Object.entries(SMALL).map(([name, content]) => [
    name,
    createHash('sha256').update(content).digest('hex'),
  ]);
  await writeFile(path.join(root, CHECKSUMS), JSON.stringify({ ...known, ...Object.fromEntries(small) }));
  return copy;
}

async function packAll(): Promise<Map<string, Buffer>> {
  const model = 'package/dist/model/base/quantized';
  const moonshine = {
    'package/package.json': Buffer.from('{"name":"@usefulsensors/moonshine-js","version":"0.1.16"}'),
    [`${model}/decoder_model_merged.onnx`]: await readModel('decoder.onnx'),
    [`${model}/encoder_model.onnx`]: await readModel('encoder.onnx'),
  };
  const vad = {
    'package/package.json': Buffer.from('{"name":"@ricky0123/vad-web","version":"0.0.31"}'),
    'package/dist/silero_vad_v5.onnx': await readModel('vad.onnx'),
  };
  const tokenizer = {
    'package/package.json': Buffer.from('{"name":"llama-tokenizer-js","version":"1.2.2"}'),
    'package/llama-tokenizer.js': restoreVocabulary((await readModel('tokens.txt')).toString()),
  };
  return new Map([
    ['@usefulsensors/moonshine-js 0.1.16', pack(moonshine)],
    ['@ricky0123/vad-web 0.0.31', pack(vad)],
    ['llama-tokenizer-js 1.2.2', pack(tokenizer)],
  ]);
}

/** As much of a registry as `npm pack` needs. */
function startRegistry(): Server {
  return createServer((request, response) => {
    const name = decodeURIComponent((request.url ?? '').slice(1));
    const key = [...tarballs.keys()].find((entry) => name === entry.split(' ')[0] || name === `${entry}.tgz`);
    const tarball = tarballs.get(key ?? '');
    if (key === undefined || tarball === undefined) return void response.writeHead(404).end();
    if (name.endsWith('.tgz')) return void response.end(tarball);
    const [packageName = '', version = ''] = key.split(' ');
    const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
    const dist = { tarball: `http://${request.headers.host}/${encodeURIComponent(`${key}.tgz`)}`, integrity };
    const versions = { [version]: { name: packageName, version, dist } };
    response.end(JSON.stringify({ name: packageName, 'dist-tags': { latest: version }, versions }));
  });
}

interface Outcome {
  code: number;
  out: string;
  messages: string;
}

/** Runs set-up with its own cache, so that everything comes from the given registry. */
async function run(target: string, address: string): Promise<Outcome> {
  const cache = await mkdtemp(path.join(folder, 'cache-'));
  const env = {
    PATH: process.env['PATH'],
    HOME: folder,
    npm_config_registry: address,
    npm_config_cache: cache,
    npm_config_fetch_retry_mintimeout: '10',
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, target], { env }, (error, out, messages) => {
      resolve({ code: error === null ? 0 : Number(error.code), out, messages });
    });
  });
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'casewright-model-'));
  script = await copyScript();
  tarballs = isInstalled ? await packAll() : new Map();
  registry = startRegistry();
  await new Promise<void>((resolve) => {
    registry.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(async () => {
  registry.closeAllConnections();
  registry.close();
  await rm(folder, { recursive: true });
});

const addressOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

test('without a registry it says so in a line, leaves nothing behind, and answers with 1', async () => {
  const target = path.join(folder, 'offline', 'model');
  const { code, out, messages } = await run(target, 'http://127.0.0.1:9/');

  expect(code).toBe(1);
  expect(out).toBe('');
  expect(messages).toContain('casewright: the speech model could not be fetched');
  expect(await readdir(path.dirname(target))).toEqual([]);
});

describe.skipIf(!isInstalled)('with a registry', () => {
  test('two at once replace a folder that is not whole by one that is, and a third touches nothing', async () => {
    const target = path.join(folder, 'twice', 'model');
    await mkdir(target, { recursive: true });
    await writeFile(path.join(target, 'encoder.onnx'), 'cut off');
    const outcomes = await Promise.all([run(target, addressOf(registry)), run(target, addressOf(registry))]);
    expect(outcomes.map(({ code }) => code)).toEqual([0, 0]);
    expect(outcomes.map(({ out }) => out)).toEqual([`${target}\n`, `${target}\n`]);

    const names = ['LICENCES.txt', 'decoder.onnx', 'encoder.onnx', 'tokens.txt', 'vad.onnx'];
    expect((await readdir(target)).toSorted()).toEqual(names);
    for (const name of names) {
      expect((await readFile(path.join(target, name))).equals(await readModel(name))).toBe(true);
    }
    expect(await readdir(path.dirname(target))).toEqual(['model']);
    const before = (await stat(path.join(target, 'vad.onnx'))).mtimeMs;
    expect(await run(target, 'http://127.0.0.1:9/')).toEqual({ code: 0, out: `${target}\n`, messages: '' });
    expect((await stat(path.join(target, 'vad.onnx'))).mtimeMs).toBe(before);
  });

  test('a file that is not the one we know is refused', async () => {
    const member = 'package/dist/model/base/quantized/encoder_model.onnx';
    const other = pack({ 'package/package.json': Buffer.from('{}'), [member]: Buffer.from('another model') });
    tarballs.set('@usefulsensors/moonshine-js 0.1.16', other);
    const target = path.join(folder, 'lied', 'model');
    const { code, messages } = await run(target, addressOf(registry));

    expect(code).toBe(1);
    expect(messages).toContain('encoder.onnx out of @usefulsensors/moonshine-js@0.1.16 has the checksum');
    expect(await readdir(path.dirname(target))).toEqual([]);
  });
});
