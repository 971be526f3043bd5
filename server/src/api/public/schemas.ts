import { Type } from '../../lib/schema.ts';
import type { ReportListItem as FoundReport } from '../../records/reports/list-reports.ts';
import type { TemplateListItem as FoundTemplate } from '../../records/templates/find-template.ts';
import { describedDateTime } from '../schemas.ts';

export const StartedJob = Type.Object(
  { job_id: Type.String({ description: 'To be polled.', examples: ['job_01jng3v8x0k6ywq2m9d4c7t5ab'] }) },
  { description: 'The job that does the work.' },
);

export const ClientIdParams = Type.Object({
  client_id: Type.Integer({ description: "The client's id.", examples: [41] }),
});

export const ReportListItem = Type.Object(
  {
    _id: Type.String({ examples: ['rep_01jng3v8x0k6ywq2m9d4c7t5ab'] }),
    client_id: Type.Integer({ examples: [41] }),
    title: Type.String({ examples: ['Psychological assessment report'] }),
    created_at: describedDateTime('When the report was first saved.'),
    updated_at: describedDateTime('When the report was last changed.'),
    type: Type.Literal('report'),
  },
  { description: 'A report without its text.' },
);

export function presentReport<Time>({ id, clientId, title, createdAt, updatedAt }: FoundReport<Time>) {
  return { _id: id, client_id: clientId, title, created_at: createdAt, updated_at: updatedAt, type: 'report' as const };
}

export const TemplateListItem = Type.Object(
  {
    _id: Type.String({ examples: ['tmpl_01jng3v8x0k6ywq2m9d4c7t5ab'] }),
    title: Type.String({ examples: ['Progress note'] }),
    created_at: describedDateTime('When the template was made.'),
    is_org_template: Type.Boolean({ description: "True: the organisation's. False: private to the key's user." }),
  },
  { description: 'A template without its content.' },
);

export function presentTemplate({ id, title, createdAt, isOrgTemplate }: FoundTemplate) {
  return { _id: id, title, created_at: createdAt, is_org_template: isOrgTemplate };
}
