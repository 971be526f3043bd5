import type { Passage } from '../passages/passage.ts';
import { orderCues } from './order-cues.ts';

/** How clinicians begin what they think and advise: `In my opinion`, `I would recommend`. */
const OPENING =
  /^\W{0,3}(?:(?:in|to) (?:my|our) (?:\w{1,15} )?(?:opinion|view|mind)|on balance,?|taken together,?|overall,?|(?:it is )?(?:my|our) (?:\w{1,15} )?(?:opinion|view|conclusion|impression) (?:is|remains)?|(?:I|we) (?:(?:would|do|did|have|also|therefore|still|not) ){0,3}(?:recommend|suggest|advise|consider|considered|find|found|accept|believe|think|assume|assumed|conclude|diagnose))\b/i;
/** What the client or somebody about them says of how things are: `Says the voices are further away.` */
const REPORT =
  /^\W{0,3}(?:(?:he|she|they|client|patient|pt|mum|mother|dad|father|wife|husband|partner|daughter|son|nan|staff) )?(?:says?|said|reports?|reported|rpts|complains?(?: of| that)?|c\/o|describes?|feels?|finds|denies|admits)(?= )/i;
/** What somebody does or can, told without naming them: `Understands the reasons and agrees.` A verb of the third person commands nobody. */
const TOLD =
  /^\W{0,3}(?:understands|understood|agrees|agreed|knows|knew|remembers|recalls|enjoys|likes|lives|works|attends|walks|needs|wants|manages|copes|appears|remains|presents|wakes|eats|sleeps|takes)(?= )/i;
/** What somebody tells of themselves, typed without marks of speech: `I have never been given any diagnosis.` */
const OF_SELF =
  /^\W{0,3}(?:I (?:(?:have|had|was|am|did|do|could|can|cannot|couldn['’]t|can['’]t|haven['’]t|hadn['’]t|wasn['’]t|didn['’]t|don['’]t) (?:never |not |always |still |also )?(?!ask|request|tell|instruct|insist|want|need|demand|require|expect|order|direct|trust)|(?:never|always|used to|still|only|just) )|I['’](?:ve|m|d) (?:never |not |always |still |also )?(?!ask|request|tell|instruct|insist|want|need|demand|expect|order|like|prefer|grateful))/i;
/** What findings say: `These suggest over-reporting.` */
const SUGGESTION =
  /^\W{0,3}(?:(?:the|these|those|this|his|her|their|my) (?:\w{1,15} ){0,4}(?:suggests?|indicates?|points? to|(?:is|are) (?:not )?(?:consistent|considered|valid)|fits?|raises?)|there (?:is|was) (?:no|little|some|insufficient|no sufficient) evidence|does not meet criteria|meets criteria)\b/i;
/** Nurses name themselves so: `Nil concerns voiced to this writer.` */
const TOLD_THE_WRITER =
  /\b(?:voiced|expressed|reported|disclosed|said|spoke|talked|raised|described|mentioned|seen|met|observed|witnessed|assessed|reviewed|greeted|approached|informed|told) (?:(?:to|by|with|this afternoon|today) ){0,2}(?:this|the) writer\b/i;
/** With one of these in the rest it may be an order in disguise. */
const SUSPECT = new Set(['text', 'writer', 'command', 'called']);

/** Whether what somebody says in a conversation has none of the words that an order to whoever writes needs. */
export function isPlainSpeech({ speaker, text }: Pick<Passage, 'speaker' | 'text'>): boolean {
  return speaker !== null && !orderCues(text).some((cue) => SUSPECT.has(cue) || cue === 'writing');
}

function isSuspect(rest: string): boolean {
  return orderCues(rest).some((cue) => SUSPECT.has(cue));
}

/** Whether a passage is a clinician's own judgement or advice, or what somebody says: each sounds much like an order to whoever writes. */
export function isOpinion(text: string): boolean {
  const start = text.slice(0, 200);
  if (TOLD_THE_WRITER.test(start)) {
    const rest = text.replace(TOLD_THE_WRITER, '');
    return !isSuspect(rest) && !orderCues(rest).includes('writing');
  }
  if (OF_SELF.test(start)) return !isSuspect(text) && !orderCues(text).includes('writing');
  const opening = (OPENING.exec(start) ?? REPORT.exec(start) ?? TOLD.exec(start))?.[0];
  if (opening === undefined && !SUGGESTION.test(start)) return false;
  return !isSuspect(text.slice(opening?.length ?? 0));
}
