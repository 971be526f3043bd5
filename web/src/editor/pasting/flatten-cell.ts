import { readStyle } from './styles.ts';

const BLOCK = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE CENTER DD DIV DL DT FIGURE H1 H2 H3 H4 H5 H6 HR LI OL P PRE SECTION TABLE TBODY TR UL'.split(
    ' ',
  ),
);

/** A cell can hold one paragraph only, so paragraphs and lists inside it become lines of that paragraph. */
export function flattenCell(cell: HTMLElement): void {
  keepAlignment(cell);
  const lines: Node[][] = [[]];
  collectLines(cell, lines);
  const kept = lines.filter((line) => line.some((node) => hasText(node)));
  const { ownerDocument: document } = cell;
  cell.replaceChildren(
    ...kept.flatMap((line, index) => (index === 0 ? line : [document.createElement('br'), ...line])),
  );
}

/** Takes the alignment of the first paragraph if the cell has none. */
function keepAlignment(cell: HTMLElement): void {
  const first = cell.querySelector('p, div');
  const align = readStyle(cell, 'text-align') || first?.getAttribute('align') || readStyle(first, 'text-align');
  if (align !== '' && !cell.hasAttribute('align')) cell.setAttribute('align', align);
}

function collectLines(parent: Element, lines: Node[][]): void {
  const children = Array.from(parent.childNodes);
  for (const node of children) {
    const isBlock = node instanceof Element && BLOCK.has(node.tagName);
    if (isBlock) lines.push(node.tagName === 'LI' ? [markerOf(node)] : []);
    if (node instanceof Element && (isBlock || holdsBlocks(node))) collectLines(node, lines);
    else if (isSecondCell(node)) lines.at(-1)?.push(parent.ownerDocument.createTextNode(' '), ...node.childNodes);
    else lines.at(-1)?.push(...(isCell(node) ? node.childNodes : [node]));
    if (isBlock) lines.push([]);
  }
}

function holdsBlocks(element: Element): boolean {
  return !isCell(element) && [...element.querySelectorAll('*')].some((inner) => BLOCK.has(inner.tagName));
}

/** Of a table inside the cell, whose own cells are flat already. */
function isCell(node: Node): node is HTMLTableCellElement {
  return node instanceof Element && (node.tagName === 'TD' || node.tagName === 'TH');
}

function isSecondCell(node: Node): node is HTMLTableCellElement {
  return isCell(node) && node.previousElementSibling !== null;
}

/** A list cannot stand in a cell; its lines can still be told from each other. */
function markerOf(item: Element): Text {
  const list = item.parentElement;
  const place = [...(list?.children ?? [])].indexOf(item) + Number(list?.getAttribute('start') ?? 1);
  return item.ownerDocument.createTextNode(list?.tagName === 'OL' ? `${place}. ` : '• ');
}

function hasText(node: Node): boolean {
  return (node.textContent ?? '').trim() !== '';
}
