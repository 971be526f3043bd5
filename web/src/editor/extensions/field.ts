import { isRecordVariable } from '@casewright/document';
import { Mark } from '@tiptap/core';

export interface FieldOptions {
  /** The address of the client whose record it is out of. */
  record: string | null;
}

/**
 * Text out of the client's record, which follows it until somebody edits it. It is read from what is pasted if it was
 * copied from a report about the same client: text about another must not become this one's.
 */
export const Field = Mark.create<FieldOptions>({
  name: 'field',
  inclusive: false,
  // Innermost: a sentence is around it.
  priority: 10,
  addOptions: () => ({ record: null }),
  addAttributes: () => ({
    name: { default: 'client.full_name', renderHTML: ({ name }) => ({ 'data-field': String(name) }) },
    value: { default: '', renderHTML: ({ value }) => ({ 'data-value': String(value) }) },
  }),
  parseHTML() {
    const { record } = this.options;
    return [
      {
        tag: 'span[data-field]',
        getAttrs: ({ dataset: { field, value = '', record: given } }) => {
          const isOfRecord = record !== null && given === record;
          return isOfRecord && value !== '' && isRecordVariable(field) ? { name: field, value } : false;
        },
      },
    ];
  },
  renderHTML({ HTMLAttributes }) {
    const { record } = this.options;
    return ['span', { ...HTMLAttributes, 'data-record': record, title: 'Follows the client’s record' }, 0];
  },
});
