import { sql } from 'kysely';
import type { AuditOrigin } from '../server/src/audit/entry.ts';
import type { Context } from '../server/src/db/context.ts';
import { openDatabase } from '../server/src/db/database.ts';
import { migrate } from '../server/src/db/migrate.ts';
import { systemClock } from '../server/src/lib/clock.ts';
import { createIdMaker } from '../server/src/lib/ids.ts';
import { addMember } from '../server/src/practice/members.ts';
import { createPractice } from '../server/src/practice/practices.ts';
import type { Scope } from '../server/src/practice/scope.ts';
import type { NewClient } from '../server/src/records/clients/client.ts';
import { createClients } from '../server/src/records/clients/create-clients.ts';
import { searchClients } from '../server/src/records/clients/search-clients.ts';
import { createRandom } from '../server/src/lib/seeded-random.ts';
import { createNameSource, type PersonName } from './client-names.ts';
import { makeQueries, QUERY_KINDS } from './client-queries.ts';
import { percentile } from './measure.ts';

const SIZES = [1000, 10_000, 100_000];
const BATCH = 50_000;
const ONE_BY_ONE = 200;
const PRIVATE_SHARE = 0.2;
const CLINICIANS = 20;
const QUERIES = 3000;
const WARM_UP = 300;
const ORIGIN: AuditOrigin = { actor: { type: 'system', id: null }, ip: null, requestId: null };

interface Population {
  size: number;
  scopes: Scope[];
}

/**
 * The same questions to practices of a thousand, ten thousand and a hundred thousand clients, drawn from one population.
 * Each question goes to all three in turn, so that whatever else the machine does slows all alike.
 */
export async function benchClientSearch(databaseUrl: string): Promise<void> {
  const db = openDatabase({ url: databaseUrl, maxConnections: 1 });
  try {
    await migrate(db);
    const context = { db, clock: systemClock, makeId: createIdMaker(systemClock) };
    const populations: Population[] = [];
    for (const size of SIZES) populations.push((await findPopulation(context, size)) ?? (await fill(context, size)));
    await sql`vacuum (analyze)`.execute(db);
    await printTableSizes(context);
    printTimes(await measure(context, populations));
  } finally {
    await db.destroy();
  }
}

/** A population that an earlier run left in this database. */
async function findPopulation({ db }: Context, size: number): Promise<Population | undefined> {
  const practice = await db
    .selectFrom('practices')
    .innerJoin('members', 'members.practice_id', 'practices.id')
    .select(['practices.id', 'members.id as memberId'])
    .where('practices.name', '=', nameOf(size))
    .orderBy('members.id')
    .executeTakeFirst();
  return practice && { size, scopes: toScopes(practice.id, practice.memberId) };
}

async function fill(context: Context, size: number): Promise<Population> {
  const practice = await createPractice(context, ORIGIN, {
    name: `${nameOf(size)}, being filled`,
    apiKeysEnabled: false,
  });
  const members: string[] = [];
  for (let index = 0; index < CLINICIANS; index += 1) {
    const email = `clinician.${index}@${practice.id}.example`;
    members.push(
      (await addMember(context, ORIGIN, practice.id, { email, name: 'C', role: 'clinician', emailVerified: false })).id,
    );
  }
  const clients = drawClients(size, members);
  const latecomers = clients.filter((_, index) => index % (size / ONE_BY_ONE) === 0);
  const others = clients.filter((_, index) => index % (size / ONE_BY_ONE) !== 0);
  const start = performance.now();
  for (let index = 0; index < others.length; index += BATCH) {
    await createClients(context, ORIGIN, practice.id, others.slice(index, index + BATCH));
  }
  const middle = performance.now();
  const times: number[] = [];
  for (const client of latecomers) {
    const startMs = performance.now();
    await createClients(context, ORIGIN, practice.id, [client]);
    times.push(performance.now() - startMs);
  }
  const seconds = ((middle - start) / 1000).toFixed(1);
  const sorted = times.toSorted((a, b) => a - b);
  const each = [0.5, 0.95].map((share) => percentile(sorted, share).toFixed(1)).join(' / ');
  print(`${size} clients entered in ${seconds} s, the last ${ONE_BY_ONE} one by one in ${each} ms each (p50 / p95)`);
  await context.db
    .updateTable('practices')
    .set({ name: nameOf(size) })
    .where('id', '=', practice.id)
    .execute();
  return { size, scopes: toScopes(practice.id, members[0] ?? '') };
}

/** By list and name, as from another system's export. */
function drawClients(size: number, members: string[]): NewClient[] {
  const drawName = createNameSource(1);
  const random = createRandom(2);
  return Array.from({ length: size }, (): NewClient => {
    const ownerId = random() < PRIVATE_SHARE ? (members[Math.floor(random() * members.length)] ?? null) : null;
    return { ...drawName(), dateOfBirth: null, ownerId };
  }).toSorted((a, b) => compare(a.ownerId ?? '', b.ownerId ?? '') || compare(a.lastName, b.lastName));
}

async function measure({ db }: Context, populations: Population[]): Promise<Map<string, Map<number, number[]>>> {
  const drawName = createNameSource(1);
  // The first thousand are in all three practices.
  const people = Array.from({ length: 1000 }, (): PersonName => drawName());
  const queries = makeQueries(people, QUERIES);
  const times = new Map(
    QUERY_KINDS.map((kind) => [kind, new Map(populations.map(({ size }) => [size, [] as number[]]))]),
  );
  const order = createRandom(4);
  for (const [index, { kind, ...search }] of [...queries.slice(0, WARM_UP), ...queries].entries()) {
    for (const { size, scopes } of populations.toSorted(() => order() - 0.5)) {
      const scope = scopes[index % scopes.length] as Scope;
      const start = performance.now();
      await searchClients(db, scope, search);
      if (index >= WARM_UP)
        times
          .get(kind)
          ?.get(size)
          ?.push(performance.now() - start);
    }
  }
  return times;
}

function printTimes(times: Map<string, Map<number, number[]>>): void {
  const all = new Map(SIZES.map((size) => [size, [...times.values()].flatMap((bySize) => bySize.get(size) ?? [])]));
  print(
    `\nmilliseconds, p50 / p95 / p99${' '.repeat(7)}${SIZES.map((size) => String(size).padStart(20)).join('')}   p95 ratio`,
  );
  for (const [kind, bySize] of [...times, ['all', all] as const]) {
    const cells = SIZES.map((size) => {
      const sorted = (bySize.get(size) ?? []).toSorted((a, b) => a - b);
      return [0.5, 0.95, 0.99].map((share) => percentile(sorted, share).toFixed(2)).join(' / ');
    });
    const [small = [], large = []] = [SIZES[0], SIZES.at(-1)].map((size) =>
      (bySize.get(size ?? 0) ?? []).toSorted((a, b) => a - b),
    );
    const ratio = percentile(large, 0.95) / percentile(small, 0.95);
    print(
      `${kind.padEnd(30)} ${String(large.length).padStart(5)}${cells.map((cell) => cell.padStart(20)).join('')}   ${ratio.toFixed(2)}`,
    );
  }
}

async function printTableSizes({ db }: Context): Promise<void> {
  const { rows } = await sql<{ name: string; megabytes: number; rows: number }>`
    select relname as name, (pg_total_relation_size(oid) / 1000000)::int as megabytes, reltuples::int as rows
    from pg_class where relkind = 'r' and relname like 'client%' order by relname`.execute(db);
  for (const row of rows)
    print(`${row.name.padEnd(20)} ${String(row.rows).padStart(9)} rows ${String(row.megabytes).padStart(6)} MB`);
}

function toScopes(practiceId: string, memberId: string): Scope[] {
  return [
    { practiceId, memberId: null },
    { practiceId, memberId },
  ];
}

function nameOf(size: number): string {
  return `${size} clients`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

if (import.meta.main) {
  const url = process.env['BENCH_DATABASE_URL'];
  if (url === undefined) throw new Error('BENCH_DATABASE_URL names the database to fill and measure');
  await benchClientSearch(url);
}
