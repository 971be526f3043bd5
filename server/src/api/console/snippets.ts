import { type Static, Type } from '../../lib/schema.ts';
import {
  createSnippet,
  deleteSnippet,
  listSnippets,
  SNIPPET_LIMITS,
  type Snippet as FoundSnippet,
  updateSnippet,
} from '../../records/snippets/snippets.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { DateTime } from '../schemas.ts';
import { type ConsoleMember, originOf, requesterOf } from './authenticate.ts';
import type { ConsoleApi } from './deps.ts';
import { Deleted } from './schemas.ts';

const Fields = Type.Object({
  name: Type.String({ minLength: 1, maxLength: SNIPPET_LIMITS.nameLength, pattern: String.raw`\S` }),
  markdown: Type.String({ minLength: 1, maxLength: SNIPPET_LIMITS.markdownLength, pattern: String.raw`\S` }),
  is_org_snippet: Type.Boolean(),
});
const Change = Type.Object({ ...Fields.properties, updated_at: Type.String({ format: 'date-time' }) });
const Snippet = Type.Object({
  ...Fields.properties,
  name: Type.String(),
  markdown: Type.String(),
  id: Type.String(),
  updated_at: DateTime,
  can_edit: Type.Boolean(),
});
const Params = Type.Object({ snippet_id: Type.String() });

function present({ isAdmin }: ConsoleMember, { id, name, markdown, isOrgSnippet, updatedAt }: FoundSnippet) {
  const rights = { is_org_snippet: isOrgSnippet, can_edit: isAdmin || !isOrgSnippet };
  return { id, name, markdown, ...rights, updated_at: updatedAt };
}

/** They hold phrases and no client's data, so looking at them leaves no row in the activity log; changing them does. */
export function registerSnippets(app: HttpServer, { context }: ConsoleApi): void {
  const toFields = ({ name, markdown, is_org_snippet: isOrgSnippet }: Static<typeof Fields>) => ({
    name: name.trim(),
    markdown,
    isOrgSnippet,
  });
  app.get('/snippets', { schema: { response: { 200: Type.Array(Snippet) } } }, async (request) => {
    const member = requesterOf(request);
    return (await listSnippets(context, member)).map((snippet) => present(member, snippet));
  });
  const Id = Type.Object({ id: Type.String() });
  app.post('/snippets', { schema: { body: Fields, response: { 200: Id } } }, async (request) => ({
    id: await createSnippet(context, originOf(request), requesterOf(request), toFields(request.body)),
  }));
  app.put(
    '/snippets/:snippet_id',
    { schema: { params: Params, body: Change, response: { 200: Id } } },
    async (request) => {
      const { snippet_id: id } = request.params;
      const change = { ...toFields(request.body), updatedAt: new Date(request.body.updated_at) };
      await updateSnippet(context, originOf(request), requesterOf(request), id, change);
      return { id };
    },
  );
  app.delete('/snippets/:snippet_id', { schema: { params: Params, response: { 200: Deleted } } }, async (request) => {
    await deleteSnippet(context, originOf(request), requesterOf(request), request.params.snippet_id);
    return { deleted: true as const };
  });
}
