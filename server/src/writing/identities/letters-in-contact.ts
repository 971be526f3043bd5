import { pattern } from '../../lib/pattern.ts';
import { isService } from './is-service.ts';
import { setOf } from './leading-words.ts';
import type { Token } from './tokens.ts';

const FARTHEST = 48;

/** Nobody but a person or a service is rung, written to, met for a talk or has a message left. */
const REACHED = pattern('iu')`
  (?<![\p{L}\p{N}])(?:(?:rang|phoned|called|texted|e-?mailed|messaged|bleeped|paged|rung|ring|phone|text|email|bleep
  |inform|informed|updated|notified|contacted|contact|thanked|reminded|fao|attn)(?: back)?
  |(?:call|text|e-?mail|letter|message|msg|voicemail|v/?m|t/?c|tel ?call|handover|h/o|feedback|reply)
  (?: (?:back|left|rec'?d|received|today|taken|passed|sent|\d{2}[:.]\d{2})){0,2} (?:from|for|to|by|w|with)
  |(?:referral|concerns?|update|request|query)(?: (?:raised|sent|received|made))? (?:from|by)
  |(?:supervision|1:1|1-1|121|joint(?:ly)?|visit|session|meeting|liaised|spoke|spoken|speak|chat|handed over|escalated
  |discussed|discussion|agreed|allocated|assigned)
  (?: (?:again|today|this|am|pm|seen|visit|session|appt|briefly)){0,2} (?:with|w|w/)
  |(?:spoke|spoken|speak|handed over|escalated|reported|allocated|assigned|passed|wrote|written) to
  |d/w|t/c(?: to| from)?|s/b|tc|rv by|r/v by)[ :]{1,2}$
`;
/** What somebody did, which a scan and a route of giving do as well. */
const DONE_BY =
  /(?<![\p{L}\p{N}])(?:taken|done|raised|made|seen|visited|clerked|facilitated|delivered|run|authori[sz]ed|approved|prepared|drafted|updated|witnessed|countersigned|counter-signed|obtained|recorded|documented|told|asked|emailed|phoned|called|texted|supported|led|covered|chaired|arranged|requested|completed|reviewed|checked|given|assessed|discussed|escorted) by[ :]{1,2}$/iu;
const NO_DOER = setOf('CT MR US IM IV PO NG SC PR PV SL AM PM OD BD ON UK EU NB RE PS SW OP IP');
/** "social worker AS", "S/N LP": a job before them, which has no illness. */
const JOB =
  /(?<![\p{L}\p{N}])(?:nurse|worker|keyworker|psychologist|psychiatrist|therapist|counsellor|teacher|tutor|mentor|advocate|coordinator|co-ordinator|interpreter|solicitor|physio|midwife|dietitian|pharmacist|chaplain|manager|registrar|paramedic|caseworker|careworker|support staff|bank staff|s\/w|s\/n|c\/n|n\/a|n\/n|care co|cco|cpn|rmn|hca|amhp)(?: |: ?| - )$/iu;
/** What only somebody does or is, behind their letters. */
const DOES = pattern('iu')`
  ^(?:(?:'s)? (?:aware|informed|updated|notified|(?:is )?on (?:annual |sick |maternity |study )?leave
  |(?:is )?off (?:sick|today|until|till)|away until|covering|covers|to cover|in agreement|(?:and|&) i|said|says|told|rang
  |phoned|emailed|texted|visited|attended|wrote|explained|apologised|wants|thinks|feels|reckons|mentioned|chaired
  |happy (?:with|for|to)|will (?:ring|call|email|visit|attend|see|send|chase|write|speak|meet|arrange|book|refer))(?![\p{L}])
  |'s (?:view|opinion|plan|advice|email|call|letter|caseload|list|behalf|shift|entry|concerns?)(?!\p{L})
  |[ ](?:from|at|of|in) (?:[\p{L}'-]{2,14} ){1,4}(?:rang|phoned|called|emailed|e-mailed|texted|visited|attended|wants
  |asked|said|says|wrote|came|reports|thinks|feels|requested|will|has asked|to ring|to call)(?![\p{L}]))
`;

/** Roles and services that are hardly ever rung or written to by their letters. */
const RARELY_CALLED = /^(?:AP|ER|FE|HE|RE)$/;

/** Whether two letters are somebody's who is rung, signs for something, has a job or does what only people do. */
export function isInContact(text: string, { text: letters, start, end, gap }: Token): boolean {
  if (letters.length !== 2 || (isService(letters) && !RARELY_CALLED.test(letters)) || /\d$/.test(gap)) return false;
  const after = text.slice(end, end + FARTHEST);
  if (/^[ .]?[\d=%<>]|^[/-]\p{Ll}|^ ?\d/u.test(after)) return isTimed(text, start, after);
  const before = text.slice(Math.max(0, start - FARTHEST), start);
  if (REACHED.test(before)) return true;
  if (DONE_BY.test(before)) return !NO_DOER.has(letters);
  if (
    JOB.test(before) &&
    /^(?:$|[.,;:)\n(]| \(|'s|,? (?:and|attended|rang|said|sat|will|to|has|is|was|present|aware|visited)(?!\p{L}))/u.test(
      after,
    )
  )
    return true;
  return DOES.test(after) && !NO_DOER.has(letters) && !isService(letters);
}

/** "Obs done ML 06:00": who did it, and when. */
function isTimed(text: string, start: number, after: string): boolean {
  const before = text.slice(Math.max(0, start - FARTHEST), start);
  // "Allocated to JK 14/3".
  if (/^,? (?:on )?\d{1,2}[./]\d{1,2}(?![\d.])/u.test(after)) return REACHED.test(before) || DONE_BY.test(before);
  if (!/^,? (?:@ ?|at )?\d{1,2}[:.]?\d{2}(?!\d|\/)/u.test(after)) return false;
  return /(?:done|given|taken|checked|seen|signed|by|reviewed|entered|obs) $/iu.test(before);
}
