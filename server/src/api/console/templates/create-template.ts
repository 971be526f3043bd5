import { Type } from 'typebox';
import { createTemplate } from '../../../records/templates/create-template.ts';
import { findTemplate } from '../../../records/templates/find-template.ts';
import { ownerFor } from '../../../records/templates/template-editor.ts';
import type { HttpServer } from '../../http/create-http-server.ts';
import { originOf } from '../authenticate.ts';
import { withContentIssues } from '../content-issues.ts';
import type { ConsoleApi } from '../deps.ts';
import { requesterOf } from '../requester.ts';
import { presentTemplate, Template, TemplateFields } from './template-schema.ts';

export function registerCreateTemplate(app: HttpServer, { context }: ConsoleApi): void {
  app.post(
    '/templates',
    { schema: { body: Type.Object(TemplateFields), response: { 200: Template } } },
    async (request) => {
      const member = requesterOf(request);
      const { title, content, is_org_template: isOrgTemplate } = request.body;
      const template = {
        practiceId: member.practiceId,
        ownerId: ownerFor(member, isOrgTemplate),
        title,
        content,
        createdAt: context.clock.now(),
      };
      const id = await withContentIssues(() => createTemplate(context, originOf(request), template));
      return presentTemplate(member, await findTemplate(context, member, id));
    },
  );
}
