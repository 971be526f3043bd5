import { pattern } from '../../lib/pattern.ts';
import type { NoteSentence } from '../reading/note-sentence.ts';

const QUESTION = /\?["'”’)]*$/;
/** Who leads a conversation also asks without a question mark. */
const REQUEST = pattern('i')`
  ^(?:(?:so|and|ok|okay|right|well|now|then|please|just|maybe|perhaps|can you|could you)\b[,.]?\s+)*
  (?:tell (?:me|us)|describe|say (?:more|a bit)|(?:talk|walk|take) (?:me|us) through|explain|show me|ask (?:him|her|them))\b
  |\bI(?:['’]m| am| was)? wonder(?:ed|ing)? (?:how|whether|if|what|when|where|why|who)\b
`;
/** `how much has he lost`, `any tics`, `Simone what's your drinking like`: typed in haste, without any mark at the end. */
const UNMARKED = pattern('iu')`
  ^(?:(?:so|and|ok|okay|right|well|now|then|but)[,.]?\s+)*(?:on a scale [^.?!]{0,40} (?=how\b)|(?-i:\p{Lu}\p{Ll}+),? )?
  (?:(?:what(?! an? )|how|where|when|why|who|which)\b|any\b
  |(?:do|does|did|have|has|had|are|is|was|were|can|could|would|will)(?:n['’]t)?
  \s(?:you|he|she|it|they|there|that|this|anyone|anybody|anything|things|your|the|his|her|their|any)\b
  |ever (?:been|had|thought|tried|felt|done|taken|seen)\b)
  [^.!?…]*$
`;
const TOLD = /\b(?:asked|wondered)\b[^?"“”]{0,200}\.$/i;
/** `01:55 Asked which side of the railing.` What is asked for stands behind it in the same line, also without its marks. */
const TOLD_IN_SHORT = pattern('i')`
  ^(?:[\d:./ –-]{0,16})(?:I )?asked (?:(?:him|her|them) )?(?:where|which|what|whether|if|how|who|why|when)\b[^?"“”.:]{0,120}\.$
`;
const MAX_ANSWER_WORDS = 12;
const SPEECH = /^(?:"[^"]+"|“[^”]+”)\.?$/;
const TO_SOMEBODY = /\b(?:you|your|yourself)\b/i;
/** With fewer, a question on a line of its own may be the writer's. */
const MIN_QUESTION_LINES = 3;
const MIN_QUESTION_SHARE = 0.25;

export function isQuestion(text: string): boolean {
  return QUESTION.test(text);
}

/** What a colleague is asked to do, as in a letter; no patient answers it: `Could you check his B12? He drinks.` */
const TO_COLLEAGUE = pattern('i')`
  \b(?:can|could|would|will) you (?:(?:(?:please|kindly) (?!tell|describe|say|explain)\w)
  |(?:also |possibly |be (?:able|willing|happy) to )?(?:send|check|arrange|advise|let (?:me|us) know|confirm|forward|review|refer|consider|prescribe|provide|pass (?:on|this)
  |e-?mail|chase|update|look into|complete|share|repeat|re-?refer|see (?:him|her|them)|assess (?:him|her|them))\b)
`;

/**
 * Whether it asks somebody, where no speaker is named. Text between quotation marks is reported speech, and asks
 * nobody.
 */
export function asksSomebody(text: string): boolean {
  return QUESTION.test(text) && TO_SOMEBODY.test(text) && !TO_COLLEAGUE.test(text) && !/^["“]/.test(text);
}

/** `I asked whether she was afraid.` and what was said to that: `"A bit."` */
export function answersWhatIsTold(before: string, text: string, isSameLine: boolean): boolean {
  if (TOLD.test(before) && SPEECH.test(text)) return true;
  return isSameLine && TOLD_IN_SHORT.test(before) && text.split(/\s+/).length <= MAX_ANSWER_WORDS;
}

/** How somebody looks and behaves, as only who watches them writes it, and without naming them. */
const SEEN = pattern('i')`
  ^(?:(?:visibly|very|briefly|long|short|became|appeared|seemed|remained|again|then) ){0,2}
  (?:tearful|tears|cried|wept|looked|sat|stood|paced|smiled|laughed|nodded|shrugged|paused?|silence|silent|flinched|shaking
  |trembling|sweating|fidget\w*|avoided|maintained|(?:good|poor|fleeting) eye contact|affect|speech|orient(?:at)?ed|kempt
  |unkempt|guarded|distressed|agitated|calm|startled|euthymic|bilateral|scars?|bruis\w+|o\/e|on examination)\b
`;
const IN_SPEECH = /\b(?:I|we|you|me|us|my|our|your)\b|[?"“]/;

/** Whether a line between turns tells what the clinician saw: `Looked at the wall, hands between her knees.` */
export function tellsWhatIsSeen(text: string): boolean {
  return SEEN.test(text) && !IN_SPEECH.test(text);
}

/** Whether the one who leads a conversation asks with these words. */
export function leadsOn(text: string): boolean {
  return QUESTION.test(text) || REQUEST.test(text) || UNMARKED.test(text);
}

/**
 * The numbers of the sentences that ask, in an interview that was typed without names: each question has a line of its
 * own, and the answer stands below it.
 */
export function findQuestionLines(sentences: readonly NoteSentence[]): ReadonlySet<number> {
  const isAlone = (index: number): boolean => {
    const [before, own, after] = [sentences[index - 1], sentences[index], sentences[index + 1]];
    return own?.kind === 'prose' && own.block !== before?.block && own.block !== after?.block;
  };
  const asked = sentences.flatMap(({ text }, index) => (isAlone(index) && QUESTION.test(text) ? [index] : []));
  const answered = asked.filter((index) => sentences[index + 1]?.kind === 'prose' && !asked.includes(index + 1));
  const blocks = new Set(sentences.map(({ block }) => block)).size;
  const isInterview = answered.length >= MIN_QUESTION_LINES && answered.length >= MIN_QUESTION_SHARE * blocks;
  return new Set(isInterview ? answered : []);
}

/** The numbers of the sentences that a mail quotes to answer them: the question is quoted, and what stands below it is not. */
export function findAnsweredQuotes(sentences: readonly NoteSentence[]): number[] {
  return sentences.flatMap(({ text, isQuoted = false }, index) => {
    const next = sentences[index + 1];
    const isAnswered = next?.kind === 'prose' && next.isQuoted !== true;
    return isQuoted && isAnswered && QUESTION.test(text) ? [index] : [];
  });
}

const IN_TALK = /\b(?:I|I['’]\p{L}+|me|my|we|our|you|your|you['’]\p{L}+|yeah|okay|um)\b/iu;
const MIN_TALK_QUESTIONS = 4;
const MIN_ASKED_YOU = 2;
const MIN_TALK_QUESTION_SHARE = 0.12;
const MIN_TALK_SHARE = 0.5;

/**
 * Whether the note is a conversation that was written down as one running text, as programs that listen do: nobody is named
 * who speaks, and only the question marks tell who asks.
 */
export function isUnnamedTalk(sentences: readonly NoteSentence[]): boolean {
  const said = sentences.filter(({ kind }) => kind === 'prose').map(({ text }) => text);
  const asked = said.filter(isQuestion);
  const isAsked = asked.length >= MIN_TALK_QUESTIONS && asked.length >= MIN_TALK_QUESTION_SHARE * said.length;
  if (!isAsked || asked.filter(asksSomebody).length < MIN_ASKED_YOU) return false;
  return said.filter((text) => IN_TALK.test(text)).length >= MIN_TALK_SHARE * said.length;
}
