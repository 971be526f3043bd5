import { keepOutgoingText, type OutgoingJob, type OutgoingTools } from '../records/outgoing/keep-outgoing-text.ts';
import { WritingError } from '../writing/writing-error.ts';
import type { AnnounceCall } from '../writing/writing-provider.ts';

/** Before each call of a model, what is sent is stored, and the audit trail says so. It may be held back there. */
export function createAnnounceCall(tools: OutgoingTools, job: OutgoingJob): AnnounceCall {
  return async (call) => {
    const state = await keepOutgoingText(tools, job, call);
    if (state === 'waiting') throw new WritingError('look_required');
    if (state === 'refused') throw new WritingError('sending_refused');
  };
}
