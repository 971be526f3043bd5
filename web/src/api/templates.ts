import { queryOptions } from '@tanstack/react-query';
import type { Instant } from './common.ts';
import type { DocumentJson } from './reports.ts';
import { part, request } from './request.ts';

export interface ListedTemplate {
  id: string;
  title: string;
  is_org_template: boolean;
  prompts: number;
  created_at: Instant;
  updated_at: Instant;
  can_edit: boolean;
}

export interface Template extends ListedTemplate {
  content: DocumentJson;
}

export interface TemplateFields {
  title: string;
  content: DocumentJson;
  is_org_template: boolean;
}

export const TEMPLATES = ['templates'] as const;

export const templatesQuery = queryOptions({
  queryKey: [...TEMPLATES, 'list'],
  queryFn: ({ signal }) => request<ListedTemplate[]>('/templates', { signal }),
});

export function templateQuery(templateId: string) {
  return queryOptions({
    queryKey: [...TEMPLATES, templateId],
    queryFn: ({ signal }) => request<Template>(`/templates/${part(templateId)}`, { signal }),
  });
}

export function createTemplate(fields: TemplateFields): Promise<Template> {
  return request('/templates', { method: 'POST', body: fields });
}

/** `updated_at` is that of the template that was edited; another one stored meanwhile is a 409. */
export function saveTemplate(templateId: string, body: TemplateFields & { updated_at: Instant }): Promise<Template> {
  return request(`/templates/${part(templateId)}`, { method: 'PUT', body, staysOn401: true });
}

export function deleteTemplate(templateId: string): Promise<{ deleted: true }> {
  return request(`/templates/${part(templateId)}`, { method: 'DELETE' });
}
