// Writes what train.py learns from: node write-examples.ts <file>. Each English sentence comes once more in small letters.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readBaseModel } from '../../../../network/base-model.ts';
import { createWordPieces } from '../../../../network/word-pieces.ts';
import { readKnownNames } from '../../../known-names.ts';
import { listLineKinds } from '../../../lines.ts';
import { matchKnownNames } from '../../../match-known-names.ts';
import { normalise } from '../../../normalise.ts';
import { languageOf, languageOfAll } from '../../../text-language.ts';
import { tokenise } from '../../../tokens.ts';
import { type MarkedSentence, readMarked } from '../../training/read-marked.ts';
import { listSigns } from '../list-signs.ts';

interface Place {
  start: number;
  end: number;
}

/** A word, figure or sign: the pieces that MiniLM knows it by, its traits, and whether it is of a name. */
interface Word {
  pieces: number[];
  traits: number[];
  isSign: boolean;
  isName: boolean;
  isKnown: boolean;
}

interface Row {
  file: string;
  text: string;
  isSmall: boolean;
  words: Word[];
}

const BENCH = path.resolve(import.meta.dirname, '../../../../../../../bench');
const FOLDERS = ['identity-development', 'labels/identity-training'];
/** Sentences whose ratings the tests compare. */
const PROBES = [
  'Denies suicidal ideation. Sleep poor.',
  'works for corvid freight, drives nights',
  "Maeve O'Brien (sister) rang; café visits with MaeveOBrien at 10.30.",
];

const cut = createWordPieces(readBaseModel().vocabulary);
const rows = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(BENCH, folder))
    .filter((file) => file.endsWith('.txt'))
    .toSorted()
    .flatMap((file) =>
      readMarked(readFileSync(path.join(BENCH, folder, file), 'utf8')).flatMap((sentence) => [
        ...describe(file, sentence, false),
        ...(/\p{Lu}/u.test(sentence.text)
          ? describe(file, { ...sentence, text: sentence.text.toLowerCase() }, true)
          : []),
      ]),
    ),
);
const nobody = { first_name: '', last_name: '' };
const probes = PROBES.flatMap((text) =>
  describe('probe', { class: '', client: nobody, text, identifiers: [], starts: [] }, false),
);
const [, , target = 'examples.jsonl'] = process.argv;
writeFileSync(target, [...rows, ...probes].map((row) => JSON.stringify(row)).join('\n'));

function describe(file: string, sentence: MarkedSentence, isSmall: boolean): Row[] {
  const { text } = normalise(sentence.text);
  // Where signs were left out, the marks are in other places.
  if (text.length !== sentence.text.length) return [];
  const marks = sentence.identifiers.map((identifier, place) => {
    const start = sentence.starts?.[place] ?? text.length;
    return { start, end: start + identifier.length };
  });
  const tokens = tokenise(text);
  const language = languageOf(tokens, languageOfAll([tokens]));
  if (isSmall && language !== 'english') return [];
  const name = `${sentence.client.first_name} ${sentence.client.last_name}`.trim();
  const known = name === '' ? [] : matchKnownNames(text, tokens, readKnownNames([{ kind: 'client', text: name }]));
  const words = listSigns(text, tokens, listLineKinds(tokens), language).flatMap(({ start, end, token, traits }) => {
    const isIn = (place: Place): boolean => place.start < end && place.end > start;
    const pieces = cut(text.slice(start, end));
    const isSign = token === undefined && !/^\p{N}/u.test(text.slice(start, end));
    const word = { pieces, traits, isSign, isName: marks.some(isIn), isKnown: known.some(isIn) };
    return pieces.length === 0 ? [] : [word];
  });
  return words.length === 0 ? [] : [{ file, text, isSmall, words }];
}
