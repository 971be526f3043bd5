import type { DocumentJson } from '@casewright/document';
import { Type } from '../../lib/schema.ts';
import { findTemplate } from '../../records/templates/find-template.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { errorResponses } from '../http/openapi.ts';
import { sendRawJson } from '../http/send-raw-json.ts';
import { principalOf } from './authenticate.ts';
import type { PublicApi } from './deps.ts';
import { noteView } from './note-view.ts';
import { presentTemplate, TemplateListItem } from './schemas.ts';

const Template = Type.Object(
  {
    ...TemplateListItem.properties,
    content: Type.Unsafe<DocumentJson>(
      Type.Object(
        {},
        {
          additionalProperties: true,
          description:
            'The template as a ProseMirror document. A node of type `prompt` is a section that report generation ' +
            'writes from the notes; a node of type `variable` is filled from the record.',
        },
      ),
    ),
  },
  { description: 'A template with its content.' },
);

export function registerFetchTemplate(app: HttpServer, { context, audit }: PublicApi): void {
  app.get(
    '/templates/:template_id',
    {
      schema: {
        operationId: 'getTemplate',
        tags: ['Templates'],
        summary: 'Fetch a report template',
        params: Type.Object({
          template_id: Type.String({
            description: "The template's `_id`.",
            examples: ['tmpl_01jng3v8x0k6ywq2m9d4c7t5ab'],
          }),
        }),
        response: { 200: Template, ...errorResponses('template_not_found') },
      },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      const template = await findTemplate(context, principal, request.params.template_id);
      await noteView(audit, request, { action: 'template.viewed', subject: { type: 'template', id: template.id } });
      return sendRawJson(reply, presentTemplate(template), { content: template.content });
    },
  );
}
