import type { Instant } from './common.ts';
import type { DocumentJson } from './reports.ts';
import { readQuery } from './read-query.ts';
import { part, post, put, remove } from './request.ts';

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

const pathOf = (templateId: string) => `/templates/${part(templateId)}`;

export const templatesQuery = readQuery<ListedTemplate[]>([...TEMPLATES, 'list'], '/templates');
export const templateQuery = (templateId: string) =>
  readQuery<Template>([...TEMPLATES, templateId], pathOf(templateId));

export const createTemplate = (fields: TemplateFields) => post<Template>('/templates', fields);
/** `updated_at` is that of the template that was edited; another one stored meanwhile is a 409. */
export const saveTemplate = (templateId: string, body: TemplateFields & { updated_at: Instant }) =>
  put<Template>(pathOf(templateId), body, { staysOn401: true });
/** A copy that belongs to whoever makes it. */
export const duplicateTemplate = (templateId: string) => post<Template>(`${pathOf(templateId)}/duplicate`);
export const deleteTemplate = (templateId: string) => remove(pathOf(templateId));
