import type { FastifyReply } from 'fastify';
import { Type } from '../../lib/schema.ts';
import { ownerFor } from '../../records/record-editor.ts';
import { createTemplate, TEMPLATE_LIMITS } from '../../records/templates/create-template.ts';
import { deleteTemplate } from '../../records/templates/delete-template.ts';
import { duplicateTemplate } from '../../records/templates/duplicate-template.ts';
import {
  findTemplate,
  listTemplates,
  type Template as FoundTemplate,
  type TemplateListItem,
} from '../../records/templates/find-template.ts';
import { updateTemplate } from '../../records/templates/update-template.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { sendRawJson } from '../http/send-raw-json.ts';
import { DateTime } from '../schemas.ts';
import { type ConsoleMember, originOf, requesterOf } from './authenticate.ts';
import { withContentIssues } from './content-issues.ts';
import type { ConsoleApi } from './deps.ts';
import { noteView } from './note-view.ts';
import { Deleted, Document, GivenTemplate, TemplateIdParams } from './schemas.ts';

const ListedTemplate = Type.Object({
  id: Type.String(),
  title: Type.String(),
  is_org_template: Type.Boolean(),
  prompts: Type.Integer(),
  created_at: DateTime,
  updated_at: DateTime,
  can_edit: Type.Boolean(),
});

const Template = Type.Object({ ...ListedTemplate.properties, content: Document });

const TemplateFields = {
  title: Type.String({ minLength: 1, maxLength: TEMPLATE_LIMITS.titleLength }),
  content: GivenTemplate,
  is_org_template: Type.Boolean(),
};

/** A template that a member sees is either the organisation's or their own. */
function presentListedTemplate({ isAdmin }: ConsoleMember, template: TemplateListItem) {
  return {
    id: template.id,
    title: template.title,
    is_org_template: template.isOrgTemplate,
    prompts: template.prompts,
    created_at: template.createdAt,
    updated_at: template.updatedAt,
    can_edit: isAdmin || !template.isOrgTemplate,
  };
}

function sendTemplate(reply: FastifyReply, member: ConsoleMember, template: FoundTemplate): Promise<FastifyReply> {
  return sendRawJson(reply, presentListedTemplate(member, template), { content: template.content });
}

export function registerTemplates(app: HttpServer, api: ConsoleApi): void {
  registerListTemplates(app, api);
  registerFetchTemplate(app, api);
  registerCreateTemplate(app, api);
  registerSaveTemplate(app, api);
  registerDuplicateTemplate(app, api);
  registerDeleteTemplate(app, api);
}

function registerListTemplates(app: HttpServer, { context, audit }: ConsoleApi): void {
  app.get('/templates', { schema: { response: { 200: Type.Array(ListedTemplate) } } }, async (request) => {
    const member = requesterOf(request);
    const templates = await listTemplates(context, member);
    await noteView(audit, request, { action: 'templates.listed', details: { total: templates.length } });
    return templates.map((template) => presentListedTemplate(member, template));
  });
}

function registerFetchTemplate(app: HttpServer, { context, audit }: ConsoleApi): void {
  app.get(
    '/templates/:template_id',
    { schema: { params: TemplateIdParams, response: { 200: Template } } },
    async (request, reply) => {
      const member = requesterOf(request);
      const template = await findTemplate(context, member, request.params.template_id);
      const subject = { type: 'template', id: template.id };
      await noteView(audit, request, { action: 'template.viewed', subject });
      return sendTemplate(reply, member, template);
    },
  );
}

function registerCreateTemplate(app: HttpServer, { context, maxJsonBytes }: ConsoleApi): void {
  app.post(
    '/templates',
    { bodyLimit: maxJsonBytes, schema: { body: Type.Object(TemplateFields), response: { 200: Template } } },
    async (request, reply) => {
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
      return sendTemplate(reply, member, await findTemplate(context, member, id));
    },
  );
}

function registerSaveTemplate(app: HttpServer, { context, maxJsonBytes }: ConsoleApi): void {
  app.put(
    '/templates/:template_id',
    {
      bodyLimit: maxJsonBytes,
      schema: {
        params: TemplateIdParams,
        body: Type.Object({ ...TemplateFields, updated_at: Type.String({ format: 'date-time' }) }),
        response: { 200: Template },
      },
    },
    async (request, reply) => {
      const member = requesterOf(request);
      const { template_id: id } = request.params;
      const { title, content, is_org_template: isOrgTemplate, updated_at: updatedAt } = request.body;
      const change = { title, content, isOrgTemplate, updatedAt: new Date(updatedAt) };
      await withContentIssues(() => updateTemplate(context, originOf(request), member, id, change));
      return sendTemplate(reply, member, await findTemplate(context, member, id));
    },
  );
}

function registerDuplicateTemplate(app: HttpServer, { context }: ConsoleApi): void {
  app.post(
    '/templates/:template_id/duplicate',
    { schema: { params: TemplateIdParams, response: { 200: Template } } },
    async (request, reply) => {
      const member = requesterOf(request);
      const id = await duplicateTemplate(context, originOf(request), member, request.params.template_id);
      return sendTemplate(reply, member, await findTemplate(context, member, id));
    },
  );
}

function registerDeleteTemplate(app: HttpServer, { context }: ConsoleApi): void {
  app.delete(
    '/templates/:template_id',
    { schema: { params: TemplateIdParams, response: { 200: Deleted } } },
    async (request) => {
      await deleteTemplate(context, originOf(request), requesterOf(request), request.params.template_id);
      return { deleted: true as const };
    },
  );
}
