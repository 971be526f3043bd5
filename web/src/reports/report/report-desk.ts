import type { Editor } from '@tiptap/core';
import { chainInText } from '../../editor/chain-in-text.ts';
import { findRow, findText } from '../../editor/find-text.ts';
import { type Range, setSpotlight } from '../../editor/extensions/spotlight.ts';

/** A sentence of the report, or a row of a table by its cells. */
export interface SoughtText {
  text: string;
  cells: readonly { text: string }[] | null;
}

/** What can be done with the text of an open report from beside it. */
export interface ReportDesk {
  /** Brings a sentence into sight and colours it; null colours none. */
  show: (sought: SoughtText | null) => void;
  /** Puts the caret at its end. False where the text is not there. */
  edit: (sought: SoughtText) => boolean;
  /** Takes away the mark that the notes do not bear it out. */
  accept: (sought: SoughtText) => void;
}

export function createReportDesk(editor: Editor): ReportDesk {
  const find = ({ text, cells }: SoughtText): Range | null =>
    cells === null
      ? findText(editor.state.doc, text)
      : findRow(
          editor.state.doc,
          cells.map((cell) => cell.text),
        );
  return {
    show: (sought) => {
      if (editor.isDestroyed) return;
      const range = sought === null ? null : find(sought);
      editor.view.dispatch(setSpotlight(editor.state, range));
      if (range === null) return;
      const { node } = editor.view.domAtPos(range.from);
      const element = node instanceof Element ? node : node.parentElement;
      element?.scrollIntoView({ block: 'center' });
    },
    edit: (sought) => {
      const range = editor.isDestroyed ? null : find(sought);
      if (range === null) return false;
      return chainInText(editor)
        .setTextSelection(sought.cells === null ? range.to : range.from + 2)
        .run();
    },
    accept: (sought) => {
      const range = editor.isDestroyed || !editor.isEditable ? null : find(sought);
      const type = editor.schema.marks['unsupported'];
      if (range !== null && type !== undefined) {
        editor.view.dispatch(editor.state.tr.removeMark(range.from, range.to, type));
      }
    },
  };
}
