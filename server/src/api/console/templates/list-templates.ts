import { Type } from 'typebox';
import { listTemplates } from '../../../records/templates/find-template.ts';
import type { HttpServer } from '../../http/create-http-server.ts';
import type { ConsoleApi } from '../deps.ts';
import { noteView } from '../note-view.ts';
import { requesterOf } from '../requester.ts';
import { ListedTemplate, presentListedTemplate } from './template-schema.ts';

export function registerListTemplates(app: HttpServer, { context, audit }: ConsoleApi): void {
  app.get('/templates', { schema: { response: { 200: Type.Array(ListedTemplate) } } }, async (request) => {
    const member = requesterOf(request);
    const templates = await listTemplates(context, member);
    await noteView(audit, request, { action: 'templates.listed', details: { total: templates.length } });
    return templates.map((template) => presentListedTemplate(member, template));
  });
}
