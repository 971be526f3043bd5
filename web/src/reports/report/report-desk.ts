import type { Editor } from '@tiptap/core';
import type { ReviewSentence } from '../../api/review.ts';
import { chainInText } from '../../editor/chain-in-text.ts';
import { findMarked, findRows, findText } from '../../editor/find-text.ts';
import { type Range, setSpotlight } from '../../editor/extensions/spotlight.ts';

/** A sentence of the report, or a row of a table by its cells. */
export type SoughtText = Pick<ReviewSentence, 'text' | 'reason' | 'cells'>;

/** What can be done with the text of an open report from beside it. */
export interface ReportDesk {
  /** Brings a sentence into sight and colours it; null colours none. */
  show: (sought: SoughtText | null) => void;
  /** Puts the caret at its end. False where the text is not there. */
  edit: (sought: SoughtText) => boolean;
  /**
   * Takes away the mark that the notes do not bear it out, wherever it stands: it is looked at once for all places. The
   * service may have found it after the text was opened, so that only it has the mark.
   */
  accept: (sought: SoughtText) => void;
}

export function createReportDesk(editor: Editor, onAccept: (sentences: string[]) => void): ReportDesk {
  const findAll = ({ text, reason, cells }: SoughtText): Range[] => {
    const { doc } = editor.state;
    if (cells !== null)
      return findRows(
        doc,
        cells.map((cell) => cell.text),
      );
    return reason === 'unmarked' ? [] : findMarked(doc, text, reason === null ? 'evidence' : 'unsupported');
  };
  // Its words may be a part of another sentence, so the sentence itself is looked for first.
  const find = (sought: SoughtText): Range | null => findAll(sought)[0] ?? findText(editor.state.doc, sought.text);
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
      const type = editor.schema.marks['unsupported'];
      if (editor.isDestroyed || !editor.isEditable || type === undefined) return;
      const { tr } = editor.state;
      for (const { from, to } of findAll(sought)) tr.removeMark(from, to, type);
      if (tr.docChanged) editor.view.dispatch(tr);
      onAccept(sought.cells === null ? listAccepted(sought.text) : sought.cells.map((cell) => cell.text));
    },
  };
}

/** A break may stand within a sentence, or part two that have the same mark. */
export function listAccepted(text: string): string[] {
  return [text, ...text.split('\n')];
}
