import { type AnyExtension, Node, type NodeViewRenderer } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { DOCUMENT_VERSION } from '@casewright/document';
import { Alignment } from './extensions/alignment.ts';
import { Caret } from './extensions/caret.ts';
import { codeExtensions } from './extensions/code.ts';
import { BY_FIRST_LETTER } from './extensions/direction.ts';
import { Evidence, Unsupported } from './extensions/evidence.ts';
import { Field } from './extensions/field.ts';
import { Limits } from './extensions/limits.ts';
import { Link } from './extensions/link.ts';
import { listExtensions } from './extensions/lists.ts';
import { PageBreak } from './extensions/page-break.ts';
import { MarkdownPaste } from './extensions/paste.ts';
import { Pictures } from './extensions/pictures.ts';
import { Prompt } from './extensions/prompt.ts';
import { tableExtensions } from './extensions/tables.ts';
import { SnippetTrigger } from './snippets/snippet-trigger.ts';
import { Tabulation } from './extensions/tabulation.ts';
import { Variable } from './extensions/variable.ts';

const Document = Node.create({
  name: 'doc',
  topNode: true,
  content: 'block+',
  addAttributes: () => ({ version: { default: DOCUMENT_VERSION, rendered: false } }),
});

export interface ExtensionOptions {
  isTemplate?: boolean;
  /** Without sections to be written, as in a snippet. */
  hasVariables?: boolean;
  promptView?: NodeViewRenderer;
  /** The address of the client whose names and pronouns a report follows. */
  record?: string;
  /** A change was not made because the document would have grown beyond its limits. */
  onRefused?: () => void;
  /** Nothing but a picture was pasted, which the document cannot hold. */
  onPicture?: () => void;
  /** Escape was pressed in the text: the next Tab leaves it. */
  onEscape?: () => void;
}

/** The schema of `@casewright/document`, and what people do with it: shortcuts, rules while typing, pasting. */
export function createExtensions(options: ExtensionOptions = {}): AnyExtension[] {
  const { isTemplate = false, hasVariables = isTemplate, promptView, record = null } = options;
  const { onRefused, onPicture, onEscape } = options;
  return [
    Document,
    StarterKit.configure({
      document: false,
      link: false,
      code: false,
      codeBlock: false,
      bulletList: false,
      orderedList: false,
      listItem: false,
      blockquote: { HTMLAttributes: BY_FIRST_LETTER },
      dropcursor: { class: 'drop-cursor', color: false },
    }),
    Caret,
    Alignment,
    PageBreak,
    SnippetTrigger,
    ...listExtensions,
    ...tableExtensions,
    ...codeExtensions,
    Link,
    Evidence,
    Unsupported,
    Field.configure({ record }),
    Variable.configure({ isTyped: hasVariables }),
    Prompt.configure({ view: promptView ?? null }),
    MarkdownPaste.configure({ template: isTemplate, variables: hasVariables }),
    Pictures.configure(onPicture === undefined ? {} : { onPicture }),
    Tabulation.configure(onEscape === undefined ? {} : { onEscape }),
    Limits.configure(onRefused === undefined ? {} : { onRefused }),
  ];
}
