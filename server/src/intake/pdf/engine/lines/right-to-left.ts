import type { Fragment, PageContent, Rule } from './fragment.ts';

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/gu;
const LETTER = /\p{L}/gu;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function runsLeft(text: string): boolean {
  return count(text, RIGHT_TO_LEFT) * 2 > count(text, LETTER);
}

/**
 * A page in Hebrew or Arabic as its mirror image, so that what is read first stands on the left, as everywhere else:
 * columns, cells of tables, markers of lists and the ends of lines need no second set of rules. The letters of each
 * piece of text are in reading order already.
 */
export function mirrorIfRightToLeft(content: PageContent): PageContent {
  const isMirrored = runsLeft(content.fragments.map(({ text }) => text).join(''));
  const fragments = insertSigns(content.fragments).map((fragment) => {
    const runsAgainst = LETTER_OR_DIGIT.test(fragment.text) && runsLeft(fragment.text) !== isMirrored;
    return runsAgainst ? { ...fragment, runsAgainst } : fragment;
  });
  if (!isMirrored) return { ...content, fragments };
  const { width } = content;
  return {
    ...content,
    fragments: fragments.map((fragment) => ({
      ...fragment,
      left: width - fragment.right,
      right: width - fragment.left,
    })),
    rules: content.rules.map((rule) => mirrorRule(rule, width)),
  };
}

/**
 * Full stops and commas between words that run to the left come as pieces of their own, drawn over the gap that the
 * words leave for them. They go back into it.
 */
function insertSigns(fragments: Fragment[]): Fragment[] {
  const hosts = fragments.filter(({ text }) => text.includes(' ') && runsLeft(text)).map((host) => ({ ...host }));
  if (hosts.length === 0) return fragments;
  const byBaseline = Map.groupBy(hosts, ({ baseline }) => Math.round(baseline));
  const hostOf = new Map(hosts.map((host) => [host.index, host]));
  return fragments.flatMap((fragment) => {
    if (LETTER_OR_DIGIT.test(fragment.text)) return [hostOf.get(fragment.index) ?? fragment];
    const { left, right, baseline } = fragment;
    const host = byBaseline.get(Math.round(baseline))?.find((other) => other.left < left && other.right > right);
    if (host === undefined) return [fragment];
    const share = (host.right - (left + right) / 2) / (host.right - host.left);
    host.text = insertAt(host.text, share * host.text.length, fragment.text);
    return [];
  });
}

/** At the end of the word that ends nearest to the place. */
function insertAt(text: string, place: number, sign: string): string {
  const ends = [...text.matchAll(/ /g)].map(({ index }) => index);
  const nearest = ends.reduce(
    (best, end) => (Math.abs(end - place) < Math.abs(best - place) ? end : best),
    text.length,
  );
  return `${text.slice(0, nearest)}${sign}${text.slice(nearest)}`;
}

function mirrorRule(rule: Rule, width: number): Rule {
  return rule.isVertical ? { ...rule, at: width - rule.at } : { ...rule, from: width - rule.to, to: width - rule.from };
}

/** Pieces of a line from left to right in the order in which they are read: words of the other direction turn round. */
export function orderByDirection(fragments: Fragment[]): Fragment[] {
  if (!fragments.some(({ runsAgainst }) => runsAgainst === true)) return fragments;
  // A line that is mostly of the other direction runs that way, with what is of the page's direction turned round in it.
  return isMostlyAgainst(fragments) ? turnRuns(fragments.toReversed(), false) : turnRuns(fragments, true);
}

function isMostlyAgainst(fragments: Fragment[]): boolean {
  const against = fragments.filter(({ runsAgainst }) => runsAgainst === true);
  return countLetters(against) * 2 > countLetters(fragments);
}

function countLetters(fragments: Fragment[]): number {
  return count(fragments.map(({ text }) => text).join(''), LETTER);
}

/** Turns round those that run against the page, or those that do not. */
function turnRuns(fragments: Fragment[], isAgainst: boolean): Fragment[] {
  const ordered: Fragment[] = [];
  for (let at = 0; at < fragments.length;) {
    const end = endOfRun(fragments, at, isAgainst);
    ordered.push(...(end > at ? fragments.slice(at, end).toReversed() : fragments.slice(at, at + 1)));
    at = Math.max(end, at + 1);
  }
  return ordered;
}

/** Where the run of the other direction ends that begins here; signs within it belong to it, signs behind it do not. */
function endOfRun(fragments: Fragment[], start: number, isAgainst: boolean): number {
  let end = start;
  for (let at = start; at < fragments.length; at++) {
    const fragment = fragments[at];
    const isWord = LETTER_OR_DIGIT.test(fragment?.text ?? '');
    if (isWord && (fragment?.runsAgainst === true) === isAgainst) end = at + 1;
    else if (end === start || isWord) break;
  }
  return end;
}
