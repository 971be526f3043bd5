import type { Report } from '../../api/reports.ts';
import { type Draft, isSameText } from './save-state.ts';

/**
 * What becomes of a draft when its report is opened: the draft to go on from, or null where the service has as much
 * or more. `sentSequence` is the place of the service's text in the order of this person's edits, null where the text
 * is not known to be theirs. The draft keeps an older version only where somebody else wrote: that is a conflict. A
 * version that only follows the client's record is none: the draft follows it as well, once it is in the editor.
 */
export function settleDraft(report: Report, draft: Draft | null, sentSequence: number | null): Draft | null {
  if (draft === null || isSameText(draft, report)) return null;
  if (draft.version === report.version) return draft;
  if (draft.version >= report.written_version) return { ...draft, version: report.version };
  if (sentSequence === null) return draft;
  return draft.sequence > sentSequence ? { ...draft, version: report.version } : null;
}
