import { Type } from 'typebox';
import { findTemplate } from '../../../records/templates/find-template.ts';
import { updateTemplate } from '../../../records/templates/update-template.ts';
import type { HttpServer } from '../../http/create-http-server.ts';
import { originOf } from '../authenticate.ts';
import { withContentIssues } from '../content-issues.ts';
import type { ConsoleApi } from '../deps.ts';
import { requesterOf } from '../requester.ts';
import { TemplateIdParams } from '../schemas.ts';
import { presentTemplate, Template, TemplateFields } from './template-schema.ts';

export function registerSaveTemplate(app: HttpServer, { context }: ConsoleApi): void {
  app.put(
    '/templates/:template_id',
    {
      schema: {
        params: TemplateIdParams,
        body: Type.Object({ ...TemplateFields, updated_at: Type.String({ format: 'date-time' }) }),
        response: { 200: Template },
      },
    },
    async (request) => {
      const member = requesterOf(request);
      const { template_id: id } = request.params;
      const { title, content, is_org_template: isOrgTemplate, updated_at: updatedAt } = request.body;
      const change = { title, content, isOrgTemplate, updatedAt: new Date(updatedAt) };
      await withContentIssues(() => updateTemplate(context, originOf(request), member, id, change));
      return presentTemplate(member, await findTemplate(context, member, id));
    },
  );
}
