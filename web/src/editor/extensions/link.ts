import { InputRule, Mark } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { canonicaliseHref } from '@casewright/document';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    address: {
      /** Returns false and changes nothing if a report may not hold such an address. */
      linkTo: (href: string) => ReturnType;
      unlink: () => ReturnType;
    };
  }
}

/** As people write addresses: `example.org` and `someone@example.org` too. Null where it can be no link. */
export function readAddress(text: string): string | null {
  const trimmed = text.trim();
  if (/^[a-z][a-z0-9+.-]*:/i.test(trimmed)) return canonicaliseHref(trimmed);
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(trimmed)) return canonicaliseHref(`mailto:${trimmed}`);
  return /^[^\s/]+\.[^\s/]{2,}(\/\S*)?$/.test(trimmed) ? canonicaliseHref(`https://${trimmed}`) : null;
}

export const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: '' }, title: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const href = canonicaliseHref(element.getAttribute('href') ?? '');
        return href === null ? false : { href, title: null };
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', { ...HTMLAttributes, rel: 'noopener noreferrer nofollow' }, 0],
  addCommands() {
    return {
      linkTo:
        (text) =>
        ({ chain, state }) => {
          const href = readAddress(text);
          if (href === null) return false;
          const link = { href, title: null };
          if (!state.selection.empty || this.editor.isActive('link')) {
            return chain().extendMarkRange('link').setMark('link', link).run();
          }
          return chain()
            .insertContent({ type: 'text', text: text.trim(), marks: [{ type: 'link', attrs: link }] })
            .run();
        },
      unlink:
        () =>
        ({ chain }) =>
          chain().extendMarkRange('link').unsetMark('link').run(),
    };
  },
  addInputRules() {
    return [
      new InputRule({
        find: /\[([^[\]]+)\]\(([^()\s]+)\)$/,
        handler: ({ state, range, match }) => {
          const href = readAddress(match[2] ?? '');
          if (href === null) return null;
          const text = state.schema.text(match[1] ?? '', [this.type.create({ href, title: null })]);
          state.tr.replaceWith(range.from, range.to, text).removeStoredMark(this.type);
          return undefined;
        },
      }),
    ];
  },
  addProseMirrorPlugins() {
    return [
      new Plugin({
        props: {
          // An address pasted over a selection makes it a link.
          handlePaste: (view, event) => {
            const text = event.clipboardData?.getData('text/plain') ?? '';
            if (view.state.selection.empty || !/^https?:\/\/\S+$/.test(text)) return false;
            return this.editor.commands.linkTo(text);
          },
        },
      }),
    ];
  },
});
