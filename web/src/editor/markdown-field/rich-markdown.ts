import { type DocumentJson, parseMarkdown, type ParseOptions, showEvidence, toMarkdown } from '@casewright/document';
import type { Editor } from '@tiptap/core';
import { useRef, useState } from 'react';
import { readEditedDocument } from '../read-document.ts';
import { isHeldByMarkdown } from './held-markdown.ts';

export interface RichMarkdownProps {
  /** Read once. */
  markdown: string;
  /** `isWhole`: nothing that was written has no sign in Markdown. */
  onChange: (markdown: string, isWhole: boolean) => void;
}

/** For an editor whose text goes out as Markdown with every change. */
export function useRichMarkdown(
  { markdown, onChange }: RichMarkdownProps,
  options: ParseOptions = {},
): { content: DocumentJson; onReady: (editor: Editor) => void; onChange: () => void } {
  const editor = useRef<Editor>(null);
  const [content] = useState(() => parseMarkdown(markdown, options));
  return {
    content,
    onReady: (made) => {
      editor.current = made;
    },
    onChange: () => {
      if (editor.current === null) return;
      const document = readEditedDocument(editor.current);
      const written = toMarkdown(document).trimEnd();
      onChange(written, isHeldByMarkdown(showEvidence(document).content, written, options));
    },
  };
}
