import { expect, test } from 'vitest';
import { createWordPieces } from './word-pieces.ts';

const PIECES = ['[UNK]', 'sleep', 'poor', '.', 'over', '##dose', '##d', 'cafe', '5', '##0', 'mg', '–'];
const cut = createWordPieces(new Map(PIECES.map((piece, index) => [piece, index])));

function piecesOf(text: string): string[] {
  return cut(text).map((piece) => PIECES[piece] ?? '');
}

test('words are cut into the longest pieces that are known', () => {
  expect(piecesOf('Sleep poor. Overdosed')).toEqual(['sleep', 'poor', '.', 'over', '##dose', '##d']);
  expect(piecesOf('50 mg')).toEqual(['5', '##0', 'mg']);
});

test('capitals and accents do not count, and signs stand alone', () => {
  expect(piecesOf('CAFÉ–sleep')).toEqual(['cafe', '–', 'sleep']);
});

test('a word that no pieces make up is unknown as a whole, however long it is', () => {
  expect(piecesOf('sleepz poor')).toEqual(['[UNK]', 'poor']);
  expect(piecesOf('sleep'.repeat(10_000))).toEqual(['[UNK]']);
});

test('what cannot be seen is no word', () => {
  expect(piecesOf('\u0000\u200B \n')).toEqual([]);
});
