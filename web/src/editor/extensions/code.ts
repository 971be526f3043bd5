import { textblockTypeInputRule } from '@tiptap/core';
import { Code } from '@tiptap/extension-code';
import { CodeBlock } from '@tiptap/extension-code-block';
import { isCodeLanguage } from '@casewright/document';

const PREFIX = 'language-';

function readLanguage(element: HTMLElement): string | null {
  const names = [...(element.firstElementChild?.classList ?? [])];
  const language = names.find((name) => name.startsWith(PREFIX))?.slice(PREFIX.length);
  return isCodeLanguage(language) ? language : null;
}

const PlainCodeBlock = CodeBlock.extend({
  addAttributes: () => ({ language: { default: null, parseHTML: readLanguage, rendered: false } }),
  addInputRules() {
    return [
      textblockTypeInputRule({
        find: /^(?:```|~~~)([a-z]{0,32})[\s\n]$/,
        type: this.type,
        getAttributes: (match) => ({ language: match[1] === '' ? null : match[1] }),
      }),
    ];
  },
  // Other editors put their own name on the clipboard, which must not be read as a language.
  addProseMirrorPlugins: () => [],
});

/** Code may be bold, linked or cited as any other text. */
const CodeMark = Code.extend({ excludes: 'code' });

export const codeExtensions = [PlainCodeBlock, CodeMark];
