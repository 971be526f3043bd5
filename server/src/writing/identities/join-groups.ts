import type { Normalised } from './normalise.ts';

/** What parts the groups of a number where people or scans are careless: more spaces than one, a low line, a dot in the middle. */
const PARTING =
  /(?<=[\p{L}\p{N}])(?:[ \t]{2,4}|[ \t]{0,2}[_·‧∙•][ \t]{0,2}|[ \t]{1,2}[/.-][ \t]{1,2})(?=\p{N}|\p{Lu}{2,4}(?!\p{L}))/gu;

/** The text with one plain sign between the groups of its numbers; nothing where it has no others. */
export function joinGroups(text: string): Normalised | undefined {
  const places: number[] = [];
  let joined = '';
  let at = 0;
  for (const { 0: parting, index } of text.matchAll(PARTING)) {
    for (let place = at; place <= index; place += 1) places.push(place);
    joined += text.slice(at, index) + signOf(parting);
    at = index + parting.length;
  }
  if (at === 0) return undefined;
  for (let place = at; place <= text.length; place += 1) places.push(place);
  joined += text.slice(at);
  return {
    text: joined,
    locate: (start, end) => ({ start: places[start] ?? text.length, end: (places[end - 1] ?? text.length - 1) + 1 }),
  };
}

function signOf(parting: string): string {
  return /[/.-]/.exec(parting)?.[0] ?? (/[_·‧∙•]/.test(parting) ? '-' : ' ');
}
