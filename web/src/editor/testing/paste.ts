import type { Editor } from '@tiptap/core';

interface Copied {
  text?: string;
  html?: string;
  files?: File[];
}

/** As a browser pastes: the clipboard holds a text, and HTML where it was copied from a page. */
export function paste(editor: Editor, { text = '', html = '', files = [] }: Copied): void {
  const getData = (type: string): string => (type === 'text/html' ? html : type === 'text/plain' ? text : '');
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData, types: [], files, items: [] } });
  editor.view.dom.dispatchEvent(event);
}
