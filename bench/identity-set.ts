import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type MarkedSentence,
  readLine,
  readMarked,
} from '../server/src/writing/identities/tagger/training/read-marked.ts';
import { CLEAN_SENTENCES } from './identity-clean.ts';
import { makePlantedSentences } from './identity-planted.ts';
import { fillTemplates, readCleanTemplates } from './identity-templates.ts';

export interface IdentitySet {
  name: string;
  planted: MarkedSentence[];
  clean: string[];
  /** Whether its errors may be read. Of a set that nobody may tune on, only totals are printed. */
  isOpen: boolean;
}

const HELD_OUT = path.join(import.meta.dirname, 'labels/identity');
const DEVELOPMENT = path.join(import.meta.dirname, 'identity-development');
const APART = path.join(import.meta.dirname, 'labels/identity-apart');

/** Sets to develop with: made out of frames, and written by hand, one for each file. */
export async function readDevelopmentSets(): Promise<IdentitySet[]> {
  return [
    { name: 'frames', planted: makePlantedSentences(), clean: CLEAN_SENTENCES, isOpen: true },
    ...(await readTextSets(DEVELOPMENT, 'by hand', true)),
  ];
}

const TIMES = 6;

/** Templates filled with names that nothing was built with, and clinical sentences. What they showed was mended. */
export function makeTemplateSet(): IdentitySet {
  return { name: 'templates', planted: fillTemplates(TIMES), clean: readCleanTemplates(), isOpen: true };
}

/** The halves of sets that were not read while the other halves were. */
export function readApartSets(): Promise<IdentitySet[]> {
  return readTextSets(APART, 'kept aside', false);
}

async function readTextSets(folder: string, name: string, isOpen: boolean): Promise<IdentitySet[]> {
  const files = await listFiles(folder, '.txt');
  return Promise.all(
    files.map(async (file) => {
      const content = await readFile(path.join(folder, file), 'utf8');
      const isClean = file.startsWith('clean');
      const [planted, unmarked] = isClean ? [[], []] : partByMarks(readMarked(content));
      return {
        name: `${name}, ${file}`,
        planted,
        clean: isClean ? content.trim().split('\n').map(readLine) : unmarked.map(({ text }) => text),
        isOpen,
      };
    }),
  );
}

function partByMarks(sentences: readonly MarkedSentence[]): [MarkedSentence[], MarkedSentence[]] {
  return [
    sentences.filter(({ identifiers }) => identifiers.length > 0),
    sentences.filter(({ identifiers }) => identifiers.length === 0),
  ];
}

export async function readHeldOutSets(): Promise<IdentitySet[]> {
  const files = await listFiles(HELD_OUT, '.json');
  return Promise.all(
    files.map(async (file) => {
      const set = JSON.parse(await readFile(path.join(HELD_OUT, file), 'utf8')) as Pick<
        IdentitySet,
        'planted' | 'clean'
      >;
      return { ...set, name: `held out ${file}`, isOpen: false };
    }),
  );
}

async function listFiles(folder: string, ending: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => []);
  return files.filter((file) => file.endsWith(ending)).toSorted();
}
