import { Type } from 'typebox';
import type { Template as FoundTemplate, TemplateListItem } from '../../../records/templates/find-template.ts';
import type { ConsoleMember } from '../requester.ts';
import { DateTime, Document, GivenDocument } from '../schemas.ts';

const TITLE_LENGTH = 255;

export const ListedTemplate = Type.Object({
  id: Type.String(),
  title: Type.String(),
  is_org_template: Type.Boolean(),
  prompts: Type.Integer(),
  created_at: DateTime,
  updated_at: DateTime,
  can_edit: Type.Boolean(),
});

export const Template = Type.Object({ ...ListedTemplate.properties, content: Document });

export const TemplateFields = {
  title: Type.String({ minLength: 1, maxLength: TITLE_LENGTH }),
  content: GivenDocument,
  is_org_template: Type.Boolean(),
};

/** What is seen is the organisation's or the member's own. */
export function presentListedTemplate({ isAdmin }: ConsoleMember, template: TemplateListItem) {
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

export function presentTemplate(member: ConsoleMember, template: FoundTemplate) {
  return { ...presentListedTemplate(member, template), content: template.content };
}
