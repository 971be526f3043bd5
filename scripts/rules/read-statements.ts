/** A statement for the database in a source file. */
export interface Statement {
  file: string;
  /** The top-level function or constant around it. */
  inside: string;
  text: string;
  reads: string[];
  writes: string[];
}

export interface Source {
  file: string;
  source: string;
}

const READ_IN_SQL = /\b(?:from|join)\s+(?:only\s+|lateral\s+)?\(?\s*([a-z_]+)\b/g;
const WRITE_IN_SQL = /\b(?:update(?:\s+only)?|insert\s+into|delete\s+from|truncate(?:\s+table)?)\s+([a-z_]+)\b/g;
const READ_BY_BUILDER = /\b(?:selectFrom|\w+Join|using)\(\s*['"]([a-z_]+)/g;
const WRITE_BY_BUILDER = /\b(?:updateTable|insertInto|deleteFrom|mergeInto)\(\s*['"]([a-z_]+)/g;
const BUILDER_STARTS = /\.(?:selectFrom|updateTable|insertInto|deleteFrom|mergeInto)\(/g;
const DECLARATION = /^(?:export )?(?:default )?(?:async )?(?:function\*?|const|let|class)\s+(\w+)/gm;

/**
 * The statements of a file that name one of these tables: texts in backticks, and calls of the query builder up to the
 * end of the expression. It looks at words and does not parse. That is enough, because all SQL is in backticks with
 * keywords in lower case.
 */
export function readStatements({ file, source }: Source, tables: ReadonlySet<string>): Statement[] {
  const places = [...listTemplates(source), ...listBuilderCalls(source)];
  return places.flatMap(({ start, text }): Statement[] => {
    const named = (...patterns: RegExp[]): string[] => [
      ...new Set(patterns.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1] ?? ''))),
    ];
    const reads = named(READ_IN_SQL, READ_BY_BUILDER).filter((table) => tables.has(table));
    const writes = named(WRITE_IN_SQL, WRITE_BY_BUILDER).filter((table) => tables.has(table));
    if (reads.length + writes.length === 0) return [];
    return [{ file, inside: findDeclaration(source, start), text, reads, writes }];
  });
}

interface Place {
  start: number;
  text: string;
}

function listBuilderCalls(source: string): Place[] {
  return [...source.matchAll(BUILDER_STARTS)].map(({ index }) => {
    const end = source.indexOf(';', index);
    return { start: index, text: source.slice(index, end < 0 ? undefined : end) };
  });
}

/** The outermost texts in backticks, with everything inside their holes. */
export function listTemplates(source: string): Place[] {
  const places: Place[] = [];
  let index = 0;
  while (index < source.length) {
    if (source[index] === '`') {
      const end = skipTemplate(source, index);
      places.push({ start: index, text: source.slice(index + 1, end - 1) });
      index = end;
    } else index = skipToken(source, index);
  }
  return places;
}

/** The end of the text in backticks that begins here. */
function skipTemplate(source: string, start: number): number {
  let index = start + 1;
  while (index < source.length && source[index] !== '`') {
    if (source[index] === '\\') index += 2;
    else if (source.startsWith('${', index)) index = skipHole(source, index + 2);
    else index += 1;
  }
  return index + 1;
}

function skipHole(source: string, start: number): number {
  let depth = 1;
  let index = start;
  while (index < source.length && depth > 0) {
    const character = source[index];
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    index = character === '`' ? skipTemplate(source, index) : skipToken(source, index);
  }
  return index;
}

/** The place behind the comment or quoted text that begins here, or behind one character. */
function skipToken(source: string, index: number): number {
  const skipTo = (end: string, from: number): number => {
    const found = source.indexOf(end, from);
    return found < 0 ? source.length : found + end.length;
  };
  if (source.startsWith('//', index) && source[index - 1] !== ':') return skipTo('\n', index);
  if (source.startsWith('/*', index)) return skipTo('*/', index + 2);
  const quote = source[index];
  if (quote !== "'" && quote !== '"') return index + 1;
  const text = new RegExp(`^(?:\\\\.|[^\\\\\\n${quote}])*${quote}`).exec(source.slice(index + 1));
  // No end on this line: it was an apostrophe, as in a regular expression.
  return text === null ? index + 1 : index + 1 + text[0].length;
}

function findDeclaration(source: string, before: number): string {
  let name = '';
  for (const match of source.matchAll(DECLARATION)) {
    if (match.index > before) break;
    name = match[1] ?? '';
  }
  return name;
}
