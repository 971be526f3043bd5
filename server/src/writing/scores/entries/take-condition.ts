import type { Score } from '../score.ts';
import { ahead, type Reading } from './reading.ts';

/** Scales whose figure means little without what was done meanwhile. */
const OF_STATE = /\b(?:pain|N?P?RS|VAS|Borg|RPE|SUDS?)\b/i;
const LEADS = /^(?:at|on|with|during|in)$/;
const STATE =
  /^(?:rest|worst|best|night|stairs|walking|moving|movement|standing|sitting|lying|exercise|activity|weight-?bearing|coughing|sleep|present|average)$/;
const BEHIND = / \((?:at|on|with|during|in)? ?[\p{L}-]+\)$/u;

/** Takes what was done meanwhile into the name of the last score: `Pain NRS 3 at rest, 7 on moving`. */
export function takeCondition(reading: Reading): void {
  const [first, second] = ahead(reading, 2);
  const last = reading.scores[reading.openAt];
  if (last === undefined || !reading.isOpen || !OF_STATE.test(last.measure)) return;
  const isLed = LEADS.test(first?.text ?? '') && STATE.test(second?.text ?? '');
  if (!isLed && !STATE.test(first?.text ?? '')) return;
  const words = reading.text.slice(first?.start, isLed ? second?.end : first?.end);
  reading.scores[reading.openAt] = { ...last, measure: `${last.measure.replace(BEHIND, '')} (${words})` };
  reading.at += isLed ? 2 : 1;
}

/** Whether the figure is of the measure before it, in another state. */
export function isInOtherState(reading: Reading, last: Score): boolean {
  const [first, second] = ahead(reading, 2);
  return (
    BEHIND.test(last.measure) &&
    OF_STATE.test(last.measure) &&
    (STATE.test(first?.text ?? '') || STATE.test(second?.text ?? ''))
  );
}
