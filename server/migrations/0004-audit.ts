import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // No foreign keys: audit rows stay when a client is deleted, and inserting them locks no other row.
  await sql`
    create table audit_events (
      id bigint generated always as identity (sequence name audit_events_id_seq) primary key,
      practice_id text,
      at timestamptz not null,
      action text not null,
      actor_type text not null,
      actor_id text,
      subject_type text,
      subject_id text,
      client_id bigint,
      ip text,
      request_id text,
      details jsonb check (jsonb_typeof(details) = 'object'),
      -- The place in the practice's chain: null until sealed, then never changed.
      seq bigint,
      hash bytea,
      check ((seq is null) = (hash is null))
    ) with (
      -- Every row is updated once, when it is sealed: at the default of a fifth of a large table, the dead entries of
      -- the index of unsealed rows would pile up for days.
      autovacuum_vacuum_scale_factor = 0.02
    )`.execute(db);

  await sql`
    create index audit_events_unsealed
    on audit_events ((coalesce('practice:' || practice_id, 'installation')), id)
    where seq is null`.execute(db);
  // Unique, so that two rows can never have the same place in a chain.
  await sql`
    create unique index audit_events_by_chain
    on audit_events ((coalesce('practice:' || practice_id, 'installation')), seq)
    where seq is not null`.execute(db);
  // The two questions a practice asks: what happened lately, and who saw this client's records. What one person or key
  // did is asked seldom, and a stretch of time read by the first index answers it.
  await sql`create index audit_events_by_time on audit_events (practice_id, at desc, id desc)`.execute(db);
  await sql`
    create index audit_events_by_client
    on audit_events (practice_id, client_id, at desc, id desc)
    where client_id is not null`.execute(db);

  await sql`
    create table audit_heads (
      chain text primary key,
      seq bigint not null,
      hash bytea not null,
      sealed_at timestamptz not null
    )`.execute(db);

  await sql`
    create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
    end $$`.execute(db);

  await sql`
    create trigger audit_events_insert before insert on audit_events
    for each row when (new.seq is not null or new.hash is not null)
    execute function refuse_audit_change()`.execute(db);
  // Sealing, the only update there is: seq and hash from null, nothing else touched. Details are compared as text,
  // because to jsonb 1 and 1.0 are equal.
  await sql`
    create trigger audit_events_update before update on audit_events
    for each row when (
      old.seq is not null or new.seq is null or new.hash is null
      or (
        old.id, old.practice_id, old.at, old.action, old.actor_type, old.actor_id, old.subject_type, old.subject_id,
        old.client_id, old.ip, old.request_id, old.details::text
      ) is distinct from (
        new.id, new.practice_id, new.at, new.action, new.actor_type, new.actor_id, new.subject_type, new.subject_id,
        new.client_id, new.ip, new.request_id, new.details::text
      )
    )
    execute function refuse_audit_change()`.execute(db);
  await sql`
    create trigger audit_heads_update before update on audit_heads
    for each row when (new.chain <> old.chain or new.seq <= old.seq)
    execute function refuse_audit_change()`.execute(db);
  for (const table of ['audit_events', 'audit_heads']) {
    await sql`
      create trigger ${sql.id(`${table}_delete`)} before delete on ${sql.id(table)}
      for each row execute function refuse_audit_change()`.execute(db);
    await sql`
      create trigger ${sql.id(`${table}_truncate`)} before truncate on ${sql.id(table)}
      execute function refuse_audit_change()`.execute(db);
    // Also in a session that calls itself a replica, where ordinary triggers sleep. Not so for inserts: a real replica
    // copies rows that are sealed already.
    for (const event of ['update', 'delete', 'truncate']) {
      await sql`
        alter table ${sql.id(table)} enable always trigger ${sql.id(`${table}_${event}`)}`.execute(db);
    }
  }
}
