// The baseline: the least that could answer the same requests. One Fastify, one pool, the same queries, no checks.
import fastify from 'fastify';
import { createHash } from 'node:crypto';
import pg from 'pg';
import { bareLaunch } from './bare-launch.ts';

const FIND_KEY = `
  select k.id, k.practice_id, k.member_id, k.created_by, k.expires_at, k.revoked_at, p.api_keys_enabled,
    holder.deactivated_at is null as is_holder_active
  from api_keys k join practices p on p.id = k.practice_id left join members holder on holder.id = k.member_id
  where k.hash = $1`;
const FIND_REPORT = `
  select r.id as _id, r.client_id::int, r.title, r.created_at, r.updated_at, r.markdown || coalesce((
    select string_agg(E'\\n\\n' || a.markdown, '' order by a.number) from report_addenda a where a.report_id = r.id
  ), '') as content
  from reports r join clients c on c.id = r.client_id
  where r.id = $1 and r.practice_id = $2 and r.client_id = $3 and (c.owner_id is null or c.owner_id = $4)`;

const NOTE_VIEW = `
  insert into audit_events (practice_id, at, action, actor_type, actor_id, subject_type, subject_id, client_id, details)
  values ($1, now(), 'report.viewed', 'api_key', $2, 'report', $3, $4, '{"format": "markdown"}')`;

const FIND_CONNECTION = `
  select id, partner_app_id, practice_id from partner_connections where id = $1 and revoked_at is null`;

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const app = fastify();

async function findKey(
  authorization = '',
): Promise<{ id: string; practice_id: string; member_id: string; created_by: string }> {
  const hash = createHash('sha256').update(authorization.slice('Bearer '.length)).digest();
  const { rows } = await pool.query({ name: 'key', text: FIND_KEY, values: [hash] });
  return rows[0];
}

app.get('/v1/public/me', async (request) => {
  const key = await findKey(request.headers.authorization);
  return {
    principal_type: key.member_id === null ? 'organisation' : 'user',
    created_by_user_id: key.created_by,
  };
});

app.get<{ Params: { client: string; document: string }; Querystring: { audited?: string } }>(
  '/v1/public/clients/:client/documents/:document',
  async (request) => {
    const key = await findKey(request.headers.authorization);
    const { client, document } = request.params;
    const values = [document, key.practice_id, client, key.member_id];
    const { rows } = await pool.query({ name: 'report', text: FIND_REPORT, values });
    if (request.query.audited !== undefined)
      await pool.query({ name: 'view', text: NOTE_VIEW, values: [key.practice_id, key.id, document, client] });
    return { ...rows[0], type: 'report', format: 'markdown' };
  },
);

app.post<{ Body: { external_client_id: string; clinician_email: string } }>(
  '/v1/partner/launch-sessions',
  async (request) => {
    const { authorization = '', 'idempotency-key': key } = request.headers;
    const connectionId = authorization.slice('Bearer '.length);
    const { rows } = await pool.query({ name: 'connection', text: FIND_CONNECTION, values: [connectionId] });
    const { external_client_id: client, clinician_email: email } = request.body;
    const { id, expiresAt, statement } = bareLaunch(rows[0], { client, email, key: String(key) });
    await pool.query(statement);
    return { session_id: id, status: 'created', launch_url: `/launch/${id}`, expires_at: expiresAt };
  },
);

process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }));
process.on('disconnect', () => process.exit());
