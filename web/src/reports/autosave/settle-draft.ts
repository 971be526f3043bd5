import type { Report } from '../../api/reports.ts';
import { type Draft, isSameText } from './save-state.ts';

/**
 * What becomes of a draft when its report is opened: the draft to go on from, or null where the service has as much
 * or more. `sentSequence` is the place of the service's text in the order of this person's edits, null where the text
 * is not known to be theirs. The draft keeps an older version only where somebody else wrote: that is a conflict.
 */
export function settleDraft(report: Report, draft: Draft | null, sentSequence: number | null): Draft | null {
  if (draft === null || isSameText(draft, report)) return null;
  if (draft.version === report.version || sentSequence === null) return draft;
  return draft.sequence > sentSequence ? { ...draft, version: report.version } : null;
}
