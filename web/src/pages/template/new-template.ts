import type { Template } from '../../api/templates.ts';

/** In the address in place of an id, before a template is saved for the first time. */
export const NEW_TEMPLATE = 'new';

/** What a new template begins with. */
export const STARTER: Pick<Template, 'title' | 'content' | 'is_org_template' | 'can_edit'> = {
  title: '',
  is_org_template: false,
  can_edit: true,
  content: {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Report about ' },
          { type: 'variable', attrs: { name: 'client.full_name' } },
          { type: 'text', text: ', ' },
          { type: 'variable', attrs: { name: 'date.today' } },
        ],
      },
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Summary' }] },
      {
        type: 'prompt',
        attrs: {
          id: 'summary',
          label: 'Summary',
          instruction: 'Summarise the reason for the contact and the main findings.',
          form: 'paragraphs',
        },
      },
    ],
  },
};
