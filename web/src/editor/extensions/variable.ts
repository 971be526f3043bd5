import { InputRule, Node } from '@tiptap/core';
import { isVariableName, type VariableName, VARIABLES } from '@casewright/document';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    variable: { insertVariable: (name: VariableName) => ReturnType };
  }
}

/** A place for a name or a date, filled when a report is written. */
export const Variable = Node.create<{ isTyped: boolean }>({
  name: 'variable',
  group: 'inline',
  inline: true,
  atom: true,
  // Whether `{{…}}` becomes one while typing, as it does in templates.
  addOptions: () => ({ isTyped: false }),
  addAttributes: () => ({
    name: { default: 'client.full_name', renderHTML: ({ name }) => ({ 'data-variable': String(name) }) },
  }),
  parseHTML: () => [
    {
      tag: 'span[data-variable]',
      getAttrs: (element) => {
        const name = element.dataset['variable'];
        return isVariableName(name) ? { name } : false;
      },
    },
  ],
  renderHTML: ({ node, HTMLAttributes }) => ['span', HTMLAttributes, labelOf(node.attrs['name'])],
  renderText: ({ node }) => `{{${node.attrs['name']}}}`,
  addCommands() {
    return {
      insertVariable:
        (name) =>
        ({ commands }) =>
          commands.insertContent({ type: this.name, attrs: { name } }),
    };
  },
  addInputRules() {
    if (!this.options.isTyped) return [];
    return [
      new InputRule({
        find: /\{\{\s*([a-z_]+\.[a-z_]+)\s*\}\}$/,
        handler: ({ state, range, match }) => {
          if (!isVariableName(match[1])) return null;
          state.tr.replaceWith(range.from, range.to, this.type.create({ name: match[1] }));
          return undefined;
        },
      }),
    ];
  },
});

function labelOf(name: unknown): string {
  return isVariableName(name) ? VARIABLES[name] : '';
}
