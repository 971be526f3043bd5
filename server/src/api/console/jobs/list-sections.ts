import type { BlockNode } from '@casewright/document';
import { Type } from 'typebox';
import { listWrittenSections } from '../../../tasks/list-written-sections.ts';
import type { HttpServer } from '../../http/create-http-server.ts';
import type { ConsoleApi } from '../deps.ts';
import { requesterOf } from '../requester.ts';
import { JobIdParams } from '../schemas.ts';

const Section = Type.Object({
  prompt_id: Type.String(),
  label: Type.String(),
  html: Type.String(),
  nodes: Type.Array(Type.Unsafe<BlockNode>(Type.Object({}, { additionalProperties: true }))),
});

/** Asked for every second while a report is written, so it leaves no trace. */
export function registerListSections(app: HttpServer, { context }: ConsoleApi): void {
  app.get(
    '/jobs/:job_id/sections',
    { schema: { params: JobIdParams, response: { 200: Type.Array(Section) } } },
    async (request) => {
      const sections = await listWrittenSections(context, requesterOf(request), request.params.job_id);
      return sections.map(({ promptId, label, html, nodes }) => ({ prompt_id: promptId, label, html, nodes }));
    },
  );
}
