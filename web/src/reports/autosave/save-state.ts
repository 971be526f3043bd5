import type { Report, ReportText } from '../../api/reports.ts';
import { writeDocument } from './written-blocks.ts';

/** What a person is told of the fate of their text. */
export type SaveStatus =
  | 'saved'
  /** Something was typed; it is kept on this device and will be sent in a moment. */
  | 'unsaved'
  | 'saving'
  /** The service cannot be reached: the text is kept on this device and sent again later. */
  | 'offline'
  /** The report was changed elsewhere: nothing is sent until the person has chosen. */
  | 'conflict'
  /** The service has a newer text of this person than the editor: the editor is to take it over. */
  | 'outdated'
  /** The session has ended: kept on this device until the person is back. */
  | 'signed-out'
  /** The report was deleted, or the person may no longer see it. */
  | 'gone'
  /** Somebody signed the report meanwhile: the text stays on this device, and can become an addendum. */
  | 'signed'
  /** The service will not take the text as it is. */
  | 'refused';

export interface SaveState {
  status: SaveStatus;
  /** The version of the service that the text is built on. */
  version: number;
  savedAt: number | null;
  /** False where this device has no room for what is not saved, or lets nothing be stored. */
  isKept: boolean;
  /** With `conflict` and `outdated`: what the service has. */
  theirs: Report | null;
}

export type Text = Pick<ReportText, 'title' | 'content'>;

/** A text that the service does not have yet, and the version it was built on. */
export interface Draft extends Text {
  version: number;
  /** Grows with each edit of this person on this device, so that of two texts the newer one is known. */
  sequence: number;
  /** The person chose this text in a conflict; the other one must stay among the versions. */
  keepsFormer?: boolean;
  /** Sentences that the person took as checked, which the service is told with every text. */
  accepted?: readonly string[];
}

/** Whether two texts are the same, whatever the order in which their fields were written. */
export function isSameText(a: Text, b: Text): boolean {
  return a.title === b.title && writeDocument(a.content) === writeDocument(b.content);
}
