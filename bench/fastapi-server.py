"""A peer: the same requests answered by FastAPI, uvicorn and asyncpg, with the same queries and no checks."""

import hashlib
import os
import sys

import asyncpg
import uvicorn
from fastapi import FastAPI, Request

FIND_KEY = """
  select k.id, k.practice_id, k.member_id, k.created_by, k.expires_at, k.revoked_at, p.api_keys_enabled,
    holder.deactivated_at is null as is_holder_active
  from api_keys k join practices p on p.id = k.practice_id left join members holder on holder.id = k.member_id
  where k.hash = $1"""
FIND_REPORT = """
  select r.id as _id, r.client_id::int, r.title, r.created_at, r.updated_at, r.markdown || coalesce((
    select string_agg(E'\\n\\n' || a.markdown, '' order by a.number) from report_addenda a where a.report_id = r.id
  ), '') as content
  from reports r join clients c on c.id = r.client_id
  where r.id = $1 and r.practice_id = $2 and r.client_id = $3 and (c.owner_id is null or c.owner_id = $4)"""

NOTE_VIEW = """
  insert into audit_events (practice_id, at, action, actor_type, actor_id, subject_type, subject_id, client_id, details)
  values ($1, now(), 'report.viewed', 'api_key', $2, 'report', $3, $4, '{"format": "markdown"}')"""

app = FastAPI()


@app.on_event("startup")
async def connect() -> None:
    app.state.pool = await asyncpg.create_pool(os.environ["DATABASE_URL"], min_size=10, max_size=10)


async def find_key(request: Request) -> asyncpg.Record:
    secret = request.headers.get("authorization", "")[len("Bearer "):]
    return await app.state.pool.fetchrow(FIND_KEY, hashlib.sha256(secret.encode()).digest())


@app.get("/v1/public/me")
async def me(request: Request) -> dict:
    key = await find_key(request)
    kind = "organisation" if key["member_id"] is None else "user"
    return {"principal_type": kind, "created_by_user_id": key["created_by"]}


@app.get("/v1/public/clients/{client}/documents/{document}")
async def document(request: Request, client: int, document: str) -> dict:
    key = await find_key(request)
    row = await app.state.pool.fetchrow(FIND_REPORT, document, key["practice_id"], client, key["member_id"])
    if "audited" in request.query_params:
        await app.state.pool.execute(NOTE_VIEW, key["practice_id"], key["id"], document, client)
    return {**row, "type": "report", "format": "markdown"}


uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[1]), log_level="warning", access_log=False)
