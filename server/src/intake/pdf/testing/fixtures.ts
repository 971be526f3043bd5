import { readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, '..', 'fixtures');

export function fixture(name: string): string {
  return path.join(FOLDER, name);
}

/** The words that a fixture was made from. */
export function readSource(name: string): string {
  const source = readFileSync(path.join(FOLDER, 'source', name), 'utf8');
  return name.endsWith('.tex') ? readTex(source) : readHtml(source);
}

function readHtml(source: string): string {
  return source
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&');
}

function readTex(source: string): string {
  return source
    .replace(/\\(?:documentclass|usepackage|pdfinfo|date|begin|end|maketitle)\b.*$/gm, '')
    .replace(/\\\w+/g, ' ')
    .replace(/[{}]/g, ' ');
}
