import type { Snippet } from '../../api/snippets.ts';

/** As many as can be looked over. */
const SHOWN = 8;

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** Those whose name has what was typed, whatever the case and the accents; names that begin with it first. */
export function filterSnippets(snippets: readonly Snippet[], query: string): Snippet[] {
  const sought = fold(query);
  const found = snippets.map((snippet) => ({ snippet, at: fold(snippet.name).indexOf(sought) }));
  return found
    .filter(({ at }) => at !== -1)
    .toSorted((a, b) => Number(a.at > 0) - Number(b.at > 0))
    .slice(0, SHOWN)
    .map(({ snippet }) => snippet);
}
