import { readStyle } from './styles.ts';

interface WordItem {
  element: HTMLElement;
  /** Word's name of the list. */
  list: string;
  level: number;
  tag: 'ul' | 'ol';
  start: number;
}

interface OpenList {
  list: string;
  level: number;
  element: HTMLElement;
}

const PLACE_IN_LIST = /^(l\d+) level(\d+)(?: (lfo\d+))?/i;
/** `1.`, `a)`, `(iv)`, `2.1.`: what has no stop or bracket is a bullet, such as the letter o. */
const NUMBER = /^\(?(?:\d+\.)*(\d+|[a-z]{1,5})[.)]$/i;

/**
 * Word copies a list as paragraphs. Each says the list and the level in its style (`mso-list:l0 level1 lfo1`) and has
 * its marker as text, in a part that is to be ignored (`mso-list:Ignore`).
 */
export function readWordLists(body: HTMLElement): void {
  keepNumbersOfHeadings(body);
  let open: OpenList[] = [];
  let before: Element | null = null;
  for (const element of body.querySelectorAll<HTMLElement>('p[data-style*="mso-list"]')) {
    const item = readItem(element);
    if (item === null) continue;
    // What stands between two items, other than a list that was made here, ends the list.
    if (element.previousElementSibling !== before || before === null) open = [];
    open = addItem(open, item);
    before = open[0]?.element ?? null;
  }
}

/** The number of a heading is kept as text, without the blanks that stand for a tab. */
function keepNumbersOfHeadings(body: HTMLElement): void {
  for (const heading of body.querySelectorAll<HTMLElement>(':is(h1, h2, h3, h4, h5, h6)[data-style*="mso-list"]')) {
    const marker = findMarker(heading);
    if (marker !== undefined) marker.textContent = `${marker.textContent.trim()} `;
  }
}

function findMarker(element: HTMLElement): HTMLElement | undefined {
  return [...element.querySelectorAll('span')].find((span) => readStyle(span, 'mso-list').toLowerCase() === 'ignore');
}

function readItem(element: HTMLElement): WordItem | null {
  const [, list, level, override = ''] = PLACE_IN_LIST.exec(readStyle(element, 'mso-list')) ?? [];
  if (list === undefined) return null;
  const marker = findMarker(element);
  const [, number] = NUMBER.exec((marker?.textContent ?? '').trim()) ?? [];
  marker?.remove();
  return {
    element,
    list: `${list} ${override}`,
    level: Number(level),
    tag: number === undefined ? 'ul' : 'ol',
    start: number !== undefined && /^\d+$/.test(number) ? Number(number) : 1,
  };
}

/** Puts the item into the innermost list that it belongs to, or into a new one. Gives the lists that are open then. */
function addItem(lists: readonly OpenList[], { element, list, level, tag, start }: WordItem): OpenList[] {
  const open = lists.filter((each) => each.level <= level);
  const last = open.at(-1);
  const goesOn = last?.level === level && last.list === list && last.element.tagName.toLowerCase() === tag;
  if (last?.level === level && !goesOn) open.pop();
  if (!goesOn) {
    const made = element.ownerDocument.createElement(tag);
    if (start !== 1) made.setAttribute('start', String(start));
    const outer = open.at(-1)?.element.lastElementChild;
    if (outer === undefined || outer === null) element.before(made);
    else outer.append(made);
    open.push({ list, level, element: made });
  }
  const item = element.ownerDocument.createElement('li');
  open.at(-1)?.element.append(item);
  item.append(element);
  return open;
}
