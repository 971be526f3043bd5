import { MAX_RATING } from '../comparing/decide.ts';
import type { PassageIndex } from '../comparing/passages.ts';
import type { Statement } from '../reading/statement.ts';
import { readBaseModel } from '../../network/base-model.ts';
import { choosePassages, sayPlainly } from './choose-passages.ts';
import { createEncoder, type Encode } from './encoder.ts';
import { createWordPieces, type CutPieces } from '../../network/word-pieces.ts';

const MAX_PIECES = { passages: 90, claim: 60 };
const [START, END] = ['[CLS]', '[SEP]'];

let loaded: { cut: CutPieces; encode: Encode; start: number; end: number } | undefined;

/** Reads a claim beside the passages that could support it, and rates what speaks for it, in log-odds. */
export function rateClaim(index: PassageIndex, statement: Statement, text: string): number {
  const { cut, encode, start, end } = (loaded ??= load());
  const passages = cut(choosePassages(index, statement)).slice(0, MAX_PIECES.passages);
  const claim = cut(sayPlainly(text)).slice(0, MAX_PIECES.claim);
  const classes = encode([start, ...passages, end, ...claim, end], passages.length + 2);
  return Math.min(MAX_RATING, Math.max(-MAX_RATING, oddsOfFirst(classes)));
}

function load(): NonNullable<typeof loaded> {
  const base = readBaseModel();
  const [start, end] = [base.vocabulary.get(START) ?? 0, base.vocabulary.get(END) ?? 0];
  return { cut: createWordPieces(base.vocabulary), encode: createEncoder(base), start, end };
}

/** The first class is "supported". */
function oddsOfFirst([first = 0, ...others]: Float32Array): number {
  const most = Math.max(...others);
  return first - most - Math.log(others.reduce((sum, value) => sum + Math.exp(value - most), 0));
}
