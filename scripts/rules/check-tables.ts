import type { Statement } from './read-statements.ts';
import { OWNERS, READERS } from './table-owners.ts';

const folderOf = (file: string): string => file.split('/')[0] ?? '';

const mayRead = (folder: string, table: string): boolean =>
  OWNERS[table] === folder || READERS.some((reader) => reader.folder === folder && reader.tables.includes(table));

/** Statements that write a table of another folder, or read one without being listed as its reader. */
export function findTableFaults(statements: readonly Statement[]): string[] {
  return statements.flatMap(({ file, inside, reads, writes }) => {
    const folder = folderOf(file);
    return [
      ...writes
        .filter((table) => OWNERS[table] !== folder)
        .map((table) => `${file} (${inside}) writes ${table}, a table of ${OWNERS[table]}`),
      ...reads
        .filter((table) => !mayRead(folder, table))
        .map((table) => `${file} (${inside}) reads ${table}, a table of ${OWNERS[table]}`),
    ];
  });
}

/** Permissions that nothing uses any more. */
export function findUnusedReaders(statements: readonly Statement[]): string[] {
  return READERS.flatMap(({ folder, tables }) =>
    tables
      .filter((table) => !statements.some(({ file, reads }) => folderOf(file) === folder && reads.includes(table)))
      .map((table) => `${folder} may read ${table}, but does not`),
  );
}
