import { Type } from '../../lib/schema.ts';
import { listTemplates } from '../../records/templates/find-template.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { principalOf } from './authenticate.ts';
import type { PublicApi } from './deps.ts';
import { noteView } from './note-view.ts';
import { presentTemplate, TemplateListItem } from './schemas.ts';

export function registerListTemplates(app: HttpServer, { context, audit }: PublicApi): void {
  app.get(
    '/templates',
    {
      schema: {
        operationId: 'listTemplates',
        tags: ['Templates'],
        summary: 'List the report templates',
        description: 'All templates the key may see, by title.',
        response: { 200: Type.Array(TemplateListItem) },
      },
    },
    async (request) => {
      const principal = principalOf(request);
      const templates = await listTemplates(context, principal);
      await noteView(audit, request, { action: 'templates.listed', details: { total: templates.length } });
      return templates.map(presentTemplate);
    },
  );
}
