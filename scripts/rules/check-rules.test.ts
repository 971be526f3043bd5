import { describe, expect, test } from 'vitest';
import { findSurroundingFaults, RULES } from './check-surroundings.ts';
import { findTableFaults } from './check-tables.ts';
import { findVisibilityFaults } from './check-visibility.ts';
import { readStatements, type Statement } from './read-statements.ts';
import { OWNERS } from './table-owners.ts';

const tables = new Set(Object.keys(OWNERS));
const read = (file: string, source: string): Statement[] => readStatements({ file, source }, tables);

describe('statements are found', () => {
  test('in texts, with the texts inside their holes', () => {
    const source = [
      "const quote = 'it`s';",
      'export async function findNote() {',
      '  // `from jobs` in a comment is none',
      '  return sql`select * from notes where ${isGiven ? sql`id = ${id}` : sql`true`} and a in (select b from reports)`;',
      '}',
    ].join('\n');
    expect(read('records/a.ts', source)).toMatchObject([
      { inside: 'findNote', reads: ['notes', 'reports'], writes: [] },
    ]);
  });

  test('in calls of the builder, up to the end of the expression', () => {
    const source =
      "const a = db\n  .selectFrom('notes')\n  .innerJoin('members as who', on)\n  .where(b)\n  .execute();\ndb.deleteFrom('jobs').execute();";
    expect(read('records/a.ts', source)).toMatchObject([
      { reads: ['notes', 'members'], writes: [], text: expect.stringContaining('.where(b)') },
      { reads: [], writes: ['jobs'] },
    ]);
  });
});

describe('tables', () => {
  test('are written by their owner alone', () => {
    const statements = [
      ...read('records/a.ts', 'const a = sql`update jobs set status = 1`;'),
      ...read('jobs/a.ts', 'const a = sql`update jobs set status = 1`;'),
      ...read('launches/a.ts', 'const a = sql`insert into clients (id) values (1)`;'),
    ];
    expect(findTableFaults(statements)).toEqual([
      'records/a.ts (a) writes jobs, a table of jobs',
      'launches/a.ts (a) writes clients, a table of records',
    ]);
  });

  test('are read by others only where that is said', () => {
    const statements = [
      ...read('webhooks/a.ts', "function list() { return db.selectFrom('members').execute(); }"),
      ...read('launches/a.ts', 'const a = sql`select 1 from jobs join members on true`;'),
    ];
    expect(findTableFaults(statements)).toEqual([
      'webhooks/a.ts (list) reads members, a table of practice',
      'launches/a.ts (a) reads jobs, a table of jobs',
    ]);
  });
});

test('a query of records that does not ask who may see them is a fault', () => {
  const statements = [
    ...read('records/notes/a.ts', 'function bad() { return sql`select * from notes where id = ${id}`; }'),
    ...read(
      'records/notes/b.ts',
      "function bad() { return db.selectFrom('templates').where('id', '=', id).execute(); }",
    ),
    ...read(
      'records/notes/c.ts',
      "function good() { return sql`select * from notes where ${isOfVisibleClient(a, 'notes')}`; }",
    ),
    ...read(
      'records/reports/d.ts',
      "const good = `select * from clients where ${visibleText('clients', '$1', '$2')}`;",
    ),
    ...read('jobs/lease.ts', 'const excused = sql`update jobs set lease_until = null`;'),
    ...read('mail/e.ts', 'const free = sql`select * from mails`;'),
  ];
  expect(findVisibilityFaults(statements)).toEqual([
    'records/notes/a.ts (bad) uses notes without a fragment of db/visibility.ts',
    'records/notes/b.ts (bad) uses templates without a fragment of db/visibility.ts',
  ]);
});

describe('time and environment', () => {
  const excused = RULES.flatMap(({ but }) => Object.keys(but));
  const faultsOf = (source: string): string[] =>
    findSurroundingFaults([{ file: 'jobs/a.ts', source }]).filter(
      (fault) => !excused.some((file) => fault.startsWith(file)),
    );

  test.each([
    ['process.env.HOME', 1],
    ['const at = new Date();', 1],
    ['const at = Date.now() + 5;', 1],
    ['sql`update jobs set run_at = now()`', 1],
    ['sql`select current_timestamp`', 1],
    ['sql`update jobs set run_at = ${clock.now()}`', 0],
    ['const at = new Date(row.at);', 0],
    ['// Date.now() is not for us', 0],
    ['const took = performance.now() - begun;', 0],
  ])('%s', (source, count) => expect(faultsOf(source)).toHaveLength(count));
});
