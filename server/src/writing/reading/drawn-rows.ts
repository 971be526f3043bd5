const CELL_EDGE = /\t+| {2,}| ?\| ?/;
/** `Stroop word : 52 : 30`: one colon makes a label, two make cells. */
const COLON_EDGE = / : /;
const COLON_ROW = /^[^:\t|]{1,45} : [^:\t|]{1,45}(?: : [^:\t|]{0,45}){1,8}$/;
/** A cell that was typed below a head is a few words at most; longer ones are sentences with two spaces between them. */
const MAX_CELL_CHARACTERS = 45;
const MIN_COLUMNS = 3;

interface Cell {
  text: string;
  start: number;
  end: number;
}

/**
 * The cells of lines that were drawn with tabs, bars, spaces or colons; none for a line that has no edges. Where rows have fewer
 * cells than the first, it is their tabs or their place below its words that say which cells are empty.
 */
export function readDrawnRows(lines: readonly string[]): string[][] {
  const rows = lines.map(readCells);
  let start = 0;
  while (start < rows.length) {
    let end = start;
    while (end < rows.length && (rows[end]?.length ?? 0) >= 2) end += 1;
    const run = partFigures(rows.slice(start, end));
    rows.splice(start, run.length, ...run);
    if (run.some((row) => row.length !== run[0]?.length)) {
      const drawn = lines.slice(start, end);
      rows.splice(
        start,
        run.length,
        ...(readTabs(drawn) ?? readPlaces(drawn) ?? readUnnamed(run) ?? readRagged(drawn) ?? run),
      );
    }
    start = end + 1;
  }
  return rows;
}

/** `Alphabet Writing Fluency 79      8th`: the name was as long as its column, so that one blank parts it from its figure. */
const NAME_AND_FIGURE = /^(?<name>\p{L}.*\p{L}\)?) (?<figure>\d+(?:\.\d+)?)$/u;
const MIN_LIKE_ROWS = 2;

function partFigures(rows: readonly string[][]): string[][] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const like = rows.filter((row) => row.length === width && /^\d+(?:\.\d+)?$/.test(row[1] ?? ''));
  return rows.map((row) => {
    const { name, figure } = NAME_AND_FIGURE.exec(row[0] ?? '')?.groups ?? {};
    const isShort =
      row.length === width - 1 &&
      /^[<>]?\d/.test(row[1] ?? '') &&
      like.length >= MIN_LIKE_ROWS &&
      like.length >= rows.length / 2;
    return isShort && name !== undefined && figure !== undefined ? [name, figure, ...row.slice(1)] : row;
  });
}

function readCells(line: string): string[] {
  const cells = line
    .trim()
    .replaceAll(/^\|+|\|+$/g, '')
    .split(COLON_ROW.test(line.trim()) ? COLON_EDGE : CELL_EDGE);
  return cells.length >= 2 ? cells.map((cell) => cell.trim()).filter((cell) => cell !== '') : [];
}

/** Lines out of a word processor have one tab between two cells, also where one of them is empty. */
function readTabs(lines: readonly string[]): string[][] | null {
  if (!lines.every((line) => line.includes('\t'))) return null;
  const rows = lines.map((line) => line.split('\t').map((cell) => cell.trim()));
  const width = rows[0]?.length ?? 0;
  return rows.every((row) => row.length <= width) ? rows.map((row) => fill(row, width)) : null;
}

/** A table that was drawn with spaces: a cell belongs to the head that it stands below. */
function readPlaces(lines: readonly string[]): string[][] | null {
  if (lines.some((line) => /[\t|]/.test(line))) return null;
  const [heads = [], ...rows] = lines.map(findCells);
  if (rows.flat().some(({ text }) => text.length > MAX_CELL_CHARACTERS)) return null;
  const first = Math.min(...rows.map(([cell]) => cell?.start ?? 0));
  const [head] = heads;
  // The names of the rows may have no head.
  const hasName = rows.every(([cell]) => (cell?.end ?? 0) <= (head?.start ?? 0));
  const columns = hasName ? [{ text: '', start: first, end: first + 1 }, ...heads] : heads;
  if (columns.length < MIN_COLUMNS) return null;
  const placed = rows.map((row) => placeCells(row, columns));
  if (placed.includes(null)) return null;
  return [columns.map(({ text }) => text), ...placed.filter((row) => row !== null)];
}

const FIGURE_CELL = /^(?:(?:T|z|SS) ?=? ?)?[<>]?-?\d+(?:\.\d+)?(?:\/\d+)?[*%+]{0,3}$/;

/** Heads above all columns but that of the names, where their place is lost: `12/1/24   6/6/24` above `MMSE   24   22`. */
function readUnnamed([heads = [], ...rows]: readonly string[][]): string[][] | null {
  const isRow = (row: readonly string[]): boolean =>
    row.length === heads.length + 1 &&
    /^\p{L}/u.test(row[0] ?? '') &&
    row.slice(1).some((cell) => FIGURE_CELL.test(cell));
  const areHeads = heads.length >= 2 && !heads.some((head) => FIGURE_CELL.test(head) && !/^\d+\/\d+$/.test(head));
  return rows.length > 0 && areHeads && rows.every(isRow) ? [['', ...heads], ...rows] : null;
}

/** Lines that were typed with bars, whose last cells are left out: `16/09 | DNA`. */
function readRagged(lines: readonly string[]): string[][] | null {
  if (!lines.every((line) => / ?\| ?/.test(line)) || lines.some((line) => line.includes('\t'))) return null;
  const rows = lines.map((line) =>
    line
      .trim()
      .replace(/^\|/, '')
      .split('|')
      .map((cell) => cell.trim()),
  );
  const width = rows[0]?.length ?? 0;
  const cut = rows.map((row) => (row.length === width + 1 && row.at(-1) === '' ? row.slice(0, -1) : row));
  return width >= MIN_COLUMNS && cut.every((row) => row.length <= width) ? cut.map((row) => fill(row, width)) : null;
}

function findCells(line: string): Cell[] {
  return Array.from(line.matchAll(/[^\s\u00A0]+(?: [^\s\u00A0]+)*/gu), ({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }));
}

function placeCells(cells: readonly Cell[], columns: readonly Cell[]): string[] | null {
  const row = columns.map(() => '');
  let last = -1;
  for (const [index, cell] of cells.entries()) {
    const away = (column: Cell): number => Math.max(column.start - cell.end, cell.start - column.end, 0);
    const near = columns.map(away);
    const place = index === 0 && last === -1 ? 0 : near.indexOf(Math.min(...near));
    if (place <= last) return null;
    row[place] = cell.text;
    last = place;
  }
  return row;
}

function fill(row: readonly string[], width: number): string[] {
  return [...row, ...Array.from({ length: width - row.length }, () => '')];
}
