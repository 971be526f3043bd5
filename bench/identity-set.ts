import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { CLEAN_SENTENCES } from './identity-clean.ts';
import { makePlantedSentences } from './identity-planted.ts';
import { fillTemplates, readCleanTemplates } from './identity-templates.ts';

export interface PlantedSentence {
  class: string;
  client: { first_name: string; last_name: string; date_of_birth?: string };
  /** Whom the record knows besides the client. */
  clinicians?: string[];
  text: string;
  identifiers: string[];
  /** Where each identifier begins; by itself its first place in the text. */
  starts?: number[];
}

export interface IdentitySet {
  name: string;
  planted: PlantedSentence[];
  clean: string[];
  /** Whether its errors may be read. What nobody tunes on gives its totals alone. */
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

/** The halves of sets that were kept aside while the other halves were read. */
export function readApartSets(): Promise<IdentitySet[]> {
  return readTextSets(APART, 'kept aside', false);
}

async function readTextSets(folder: string, name: string, isOpen: boolean): Promise<IdentitySet[]> {
  const files = await listFiles(folder, '.txt');
  return Promise.all(
    files.map(async (file) => {
      const content = await readFile(path.join(folder, file), 'utf8');
      const isClean = file.startsWith('clean');
      return {
        name: `${name}, ${file}`,
        planted: isClean ? [] : readPlanted(content),
        clean: isClean ? content.trim().split('\n') : [],
        isOpen,
      };
    }),
  );
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

/** `# class`, `= First Last; date of birth`, and texts with their identifiers in braces; `\n` is a line break. */
export function readPlanted(content: string): PlantedSentence[] {
  let kind = '';
  let client: PlantedSentence['client'] = { first_name: '', last_name: '' };
  const sentences: PlantedSentence[] = [];
  for (const line of content.trim().split('\n')) {
    if (line.startsWith('# ')) kind = line.slice(2);
    else if (line.startsWith('= ')) client = readClient(line.slice(2));
    else sentences.push({ class: kind, client, ...readBraces(line) });
  }
  return sentences;
}

function readClient(line: string): PlantedSentence['client'] {
  const [name = '', born = ''] = line.split('; ');
  const [first = '', ...last] = name.split(' ');
  return { first_name: first, last_name: last.join(' '), date_of_birth: born };
}

function readBraces(line: string): Pick<PlantedSentence, 'text' | 'identifiers' | 'starts'> {
  let text = '';
  const identifiers: string[] = [];
  const starts: number[] = [];
  const written = line.replaceAll(/\\([n\\])/g, (_, sign) => (sign === 'n' ? '\n' : '\\'));
  for (const part of written.split(/(\{[^}]*\})/)) {
    if (!part.startsWith('{')) text += part;
    else {
      identifiers.push(part.slice(1, -1));
      starts.push(text.length);
      text += part.slice(1, -1);
    }
  }
  return { text, identifiers, starts };
}
