import { deleteTemplate } from '../../../records/templates/delete-template.ts';
import type { HttpServer } from '../../http/create-http-server.ts';
import { originOf } from '../authenticate.ts';
import type { ConsoleApi } from '../deps.ts';
import { requesterOf } from '../requester.ts';
import { Deleted, TemplateIdParams } from '../schemas.ts';

export function registerDeleteTemplate(app: HttpServer, { context }: ConsoleApi): void {
  app.delete(
    '/templates/:template_id',
    { schema: { params: TemplateIdParams, response: { 200: Deleted } } },
    async (request) => {
      await deleteTemplate(context, originOf(request), requesterOf(request), request.params.template_id);
      return { deleted: true as const };
    },
  );
}
