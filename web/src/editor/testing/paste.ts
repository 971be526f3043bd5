import type { Editor } from '@tiptap/core';

/** As a browser pastes: the clipboard holds a text, and HTML where it was copied from a page. */
export function paste(editor: Editor, content: { text?: string; html?: string }): void {
  const { text = '', html = '' } = content;
  const getData = (type: string): string => (type === 'text/html' ? html : type === 'text/plain' ? text : '');
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData, types: [], files: [], items: [] } });
  editor.view.dom.dispatchEvent(event);
}
