import { findTemplate } from '../../../records/templates/find-template.ts';
import type { HttpServer } from '../../http/create-http-server.ts';
import type { ConsoleApi } from '../deps.ts';
import { noteView } from '../note-view.ts';
import { requesterOf } from '../requester.ts';
import { TemplateIdParams } from '../schemas.ts';
import { presentTemplate, Template } from './template-schema.ts';

export function registerFetchTemplate(app: HttpServer, { context, audit }: ConsoleApi): void {
  app.get(
    '/templates/:template_id',
    { schema: { params: TemplateIdParams, response: { 200: Template } } },
    async (request) => {
      const member = requesterOf(request);
      const template = await findTemplate(context, member, request.params.template_id);
      const subject = { type: 'template', id: template.id };
      await noteView(audit, request, { action: 'template.viewed', subject });
      return presentTemplate(member, template);
    },
  );
}
