import { type DocumentJson, showEvidence } from '@casewright/document';
import type { Editor } from '@tiptap/core';
import { useRef, useState } from 'react';
import { readEditedDocument } from '../read-document.ts';
import type { HeldMarkdown } from './held-markdown.ts';

export interface RichMarkdownProps {
  /** Read once. */
  held: HeldMarkdown;
  /** `isWhole`: nothing that was written has no sign in Markdown. */
  onChange: (markdown: string, isWhole: boolean) => void;
}

interface RichMarkdown {
  content: DocumentJson;
  onReady: (editor: Editor) => void;
  onChange: () => void;
}

/** For an editor whose text goes out as Markdown with every change. */
export function useRichMarkdown({ held, onChange }: RichMarkdownProps): RichMarkdown {
  const editor = useRef<Editor>(null);
  const [{ document: content, write }] = useState(held);
  return {
    content,
    onReady: (made) => {
      editor.current = made;
    },
    onChange: () => {
      if (editor.current === null) return;
      const { markdown, isWhole } = write(showEvidence(readEditedDocument(editor.current)));
      onChange(markdown, isWhole);
    },
  };
}
