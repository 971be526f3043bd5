// Fetches the files of the offline speech engine: Moonshine base (English) and the Silero voice detector. They are
// taken from npm packages that are not dependencies, because those packages bring runtimes that cannot be installed
// here. Uses only what is built into Node: `node scripts/speech-model.mjs [folder]`, or ensureSpeechModel() from
// set-up.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';

const root = path.resolve(import.meta.dirname, '..');

export const defaultSpeechModelFolder = path.join(root, 'node_modules', '.cache', 'casewright-speech');

const MOONSHINE = '@usefulsensors/moonshine-js@0.1.16';
const SILERO = '@ricky0123/vad-web@0.0.31';
const TOKENIZER = 'llama-tokenizer-js@1.2.2';

/** The service checks the files against the same list whenever it uses them. */
const SHA256 = JSON.parse(await readFile(path.join(root, 'server/src/intake/audio/worker/model-files.json'), 'utf8'));

/** The files of the folder, and where each comes from. */
const FILES = [
  {
    name: 'encoder.onnx',
    from: MOONSHINE,
    member: 'package/dist/model/base/quantized/encoder_model.onnx',
    sha256: SHA256['encoder.onnx'],
  },
  {
    name: 'decoder.onnx',
    from: MOONSHINE,
    member: 'package/dist/model/base/quantized/decoder_model_merged.onnx',
    sha256: SHA256['decoder.onnx'],
  },
  {
    name: 'vad.onnx',
    from: SILERO,
    member: 'package/dist/silero_vad_v5.onnx',
    sha256: SHA256['vad.onnx'],
  },
  {
    name: 'tokens.txt',
    from: TOKENIZER,
    member: 'package/llama-tokenizer.js',
    make: buildTokens,
    sha256: SHA256['tokens.txt'],
  },
];

const LICENCES = `The files in this folder, and whose work they are:
encoder.onnx, decoder.onnx  Moonshine base, (c) Useful Sensors, MIT licence; out of ${MOONSHINE}
vad.onnx                    Silero VAD v5, (c) Silero Team, MIT licence; out of ${SILERO} (ISC licence)
tokens.txt                  made from the vocabulary in ${TOKENIZER} (MIT licence)
`;

const DOWNLOAD_MEGABYTES = 73;
const NPM_TIMEOUT_MS = 15 * 60_000;
const UNPACKED_MAX_BYTES = 256 * 1024 * 1024;
const VOCABULARY_SIZE = 32_768;
const SWAP_TRIES = 5;

/**
 * Returns the folder of the model, which is fetched if it is not there. Returns null, with a line that says why, if it
 * cannot be fetched. Several processes may do this at once: each works in its own folder, and the first whose rename
 * succeeds has made it.
 */
export async function ensureSpeechModel(targetFolder = defaultSpeechModelFolder) {
  if (await isComplete(targetFolder)) return targetFolder;
  await mkdir(path.dirname(targetFolder), { recursive: true });
  const work = await mkdtemp(`${targetFolder}.new-`);
  try {
    say(`fetching the offline speech model (once; about ${DOWNLOAD_MEGABYTES} MB) …`);
    await buildFolder(work);
    await chmod(work, 0o755);
    await putInPlace(work, targetFolder);
    say('the speech model is ready');
    return targetFolder;
  } catch (error) {
    say(`the speech model could not be fetched, so audio cannot be transcribed offline: ${error.message}`);
    return null;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function isComplete(folder) {
  for (const { name, sha256 } of FILES) {
    const content = await readFile(path.join(folder, name)).catch(() => undefined);
    if (content === undefined || hash(content) !== sha256) return false;
  }
  return true;
}

function hash(content) {
  return createHash('sha256').update(content).digest('hex');
}

async function buildFolder(folder) {
  const packages = path.join(folder, 'packages');
  await mkdir(packages);
  const tarballs = await packPackages(packages);
  for (const [index, spec] of [MOONSHINE, SILERO, TOKENIZER].entries()) {
    const wanted = FILES.filter(({ from }) => from === spec);
    const members = readTarball(await readFile(tarballs[index]), new Set(wanted.map(({ member }) => member)));
    for (const { name, member, make, sha256 } of wanted) {
      const source = members.get(member);
      if (source === undefined) throw new Error(`${spec} holds no ${member}`);
      const content = make === undefined ? source : make(source);
      const found = hash(content);
      if (found !== sha256) throw new Error(`${name} out of ${spec} has the checksum ${found}, not ${sha256}`);
      await writeFile(path.join(folder, name), content, { flush: true });
    }
  }
  await writeFile(path.join(folder, 'LICENCES.txt'), LICENCES);
  await rm(packages, { recursive: true });
}

async function packPackages(destination) {
  const specs = [MOONSHINE, SILERO, TOKENIZER];
  const options = ['--ignore-scripts', '--prefer-offline', '--fetch-retries=1', '--loglevel=error'];
  await runNpm(['pack', ...specs, '--pack-destination', destination, ...options]);
  const names = await readdir(destination);
  return specs.map((spec) => {
    const start = `${spec.replace(/^@/, '').replaceAll(/[/@]/g, '-')}.tgz`;
    if (!names.includes(start)) throw new Error(`npm pack did not bring ${spec}`);
    return path.join(destination, start);
  });
}

/** Uses the npm that runs this script, or the one on the path. */
function runNpm(args) {
  const npmScript = process.env.npm_execpath;
  const [command, ...first] = npmScript?.endsWith('.js') ? [process.execPath, npmScript] : ['npm'];
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...first, ...args], {
      cwd: root,
      stdio: ['ignore', 'ignore', 2],
      shell: process.platform === 'win32' && command === 'npm',
      timeout: NPM_TIMEOUT_MS,
    });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`npm ${args[0]} failed`))));
  });
}

/** The wanted files of a gzipped tar archive. npm's archives keep names of up to 100 characters in the header. */
function readTarball(tarball, wanted) {
  const archive = gunzipSync(tarball, { maxOutputLength: UNPACKED_MAX_BYTES });
  const members = new Map();
  for (let offset = 0; offset + 512 <= archive.length;) {
    const name = archive.toString('utf8', offset, offset + 100).replace(/\0.*$/s, '');
    const sizeBytes = Number.parseInt(archive.toString('latin1', offset + 124, offset + 136), 8) || 0;
    const start = offset + 512;
    if (wanted.has(name)) members.set(name, archive.subarray(start, start + sizeBytes));
    offset = start + Math.ceil(sizeBytes / 512) * 512;
  }
  return members;
}

/** One line for each token, `base64(bytes) id`. Ids beyond the vocabulary are fillers. */
function buildTokens(source) {
  const base64 = /const llama_vocab_base64 = "([A-Za-z0-9+/=]+)"/.exec(source.toString('latin1'))?.[1] ?? '';
  const vocabulary = Buffer.from(base64, 'base64').toString('utf8').split('\n');
  const lines = Array.from({ length: VOCABULARY_SIZE }, (_, id) => {
    const token = vocabulary[id] ?? `<filler_${id}>`;
    const byte = /^<0x([0-9A-F]{2})>$/.exec(token)?.[1];
    const bytes = byte === undefined ? Buffer.from(token) : Buffer.from(byte, 'hex');
    return `${bytes.toString('base64')} ${id}\n`;
  });
  return Buffer.from(lines.join(''));
}

/** A folder is renamed to a free name. If another process was first, its folder will do. */
async function putInPlace(made, target) {
  for (let tries = 0; tries < SWAP_TRIES; tries += 1) {
    try {
      await rename(made, target);
      return;
    } catch (error) {
      if (await isComplete(target)) return;
      if (tries === SWAP_TRIES - 1) throw error;
      const spoiled = `${made}.spoiled`;
      await rename(target, spoiled).catch(() => undefined);
      await rm(spoiled, { recursive: true, force: true });
    }
  }
}

function say(message) {
  process.stderr.write(`casewright: ${message}\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const folder = await ensureSpeechModel(process.argv[2]);
  if (folder === null) process.exitCode = 1;
  else process.stdout.write(`${folder}\n`);
}
