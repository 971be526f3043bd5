import { isFarewell } from './letters.ts';
import { isOrder } from './orders/is-order.ts';
import type { Passage } from './passage.ts';
import { answersWhatIsTold, asksSomebody, isQuestion, leadsOn, tellsWhatIsSeen } from './questions.ts';
import type { Reading, Told } from './reading.ts';
import { isAside } from './speakers.ts';

/** `And at the moment? No, not at all.`, which is too short for two sentences. */
const ASKED_AND_ANSWERED = /^(?<question>[^?"“]{3,200}\?) (?<answer>[^?]*\p{L}[^?]*)$/u;
/** An answer as short as "Yeah." goes on in the next sentence. */
const MIN_ANSWER_WORDS = 3;
const MAX_ECHO_WORDS = 2;
const FILLER_WORD = /^(?:um|uh|er|yeah|yes|no|well|so|like|okay|ok|mm|hmm)\W*$/i;
/** `I know.`, `It was ages ago.` belong to the answer that they follow. */
const MAX_AFTERTHOUGHT_WORDS = 4;

/** A sentence becomes a passage of its own, or the answer to one that asks, or goes on with one. */
export function addPassage(reading: Reading, told: Told, isInTurn: boolean): void {
  const { turn } = reading;
  const { said } = told;
  if (turn === null && isFarewell(said)) Object.assign(reading, { asked: null, open: null, topic: null });
  if (addWithAnswer(reading, told) || addRemark(reading, told, isInTurn) || goOnWithTold(reading, told)) return;
  const isAsking = turn === null ? asksHere(reading, said) : turn.isClinician && leadsOn(said);
  const isAnswering = !isAsking && turn?.isClinician !== true;
  if (isAnswering && addAnswer(reading, told)) return;
  addOwn(reading, told, isAsking);
}

/** A question with its answer in one sentence, where nobody is named. */
function addWithAnswer(reading: Reading, told: Told): boolean {
  const { isUnnamed, turn, asked, passages } = reading;
  const { question, answer } = (isUnnamed && turn === null && ASKED_AND_ANSWERED.exec(told.said)?.groups) || {};
  if (question === undefined || answer === undefined) return false;
  const last = passages.at(-1);
  const read = makePassage(reading, told);
  // `Has anybody hurt you? Dean? No.`: nobody knows who said the name, so that it stays between the two.
  const isEcho = asked !== null && asked.passage === last && question.split(' ').length <= MAX_ECHO_WORDS;
  if (isEcho) passages.pop();
  const whole = isEcho
    ? {
        ...read,
        text: `${last?.text ?? ''} ${told.said}`,
        start: last?.start ?? read.start,
        first: last?.first ?? read.first,
      }
    : read;
  const asks = isEcho ? `${asked.text} ${question}` : question;
  passages.push({ ...whole, question: asks, answer, topic: null });
  Object.assign(reading, { asked: null, open: null, topic: asks });
  return true;
}

/** What the clinician noted in the midst of a conversation, about whoever speaks there; a question still waits. */
function addRemark(reading: Reading, told: Told, isInTurn: boolean): boolean {
  const { turn, asked } = reading;
  if (turn === null || !isAside(told.said) || !(turn.isClinician || asked === null || !isInTurn)) return false;
  const passage = makePassage(reading, told);
  const isAboutSpeaker = isInTurn && !passage.isClinician;
  reading.passages.push({ ...passage, speaker: isAboutSpeaker ? passage.speaker : null, isClinician: false });
  reading.open = null;
  return true;
}

function goOnWithTold({ turn, passages }: Reading, { sentence, said, index }: Told): boolean {
  const last = passages.at(-1);
  if (turn !== null || last === undefined) return false;
  if (!answersWhatIsTold(last.text, said, last.block === sentence.block)) return false;
  Object.assign(last, { text: `${last.text} ${said}`, end: sentence.end, last: index });
  return true;
}

function addAnswer(reading: Reading, told: Told): boolean {
  const { open, asked, turn, topic, passages } = reading;
  const last = passages.at(-1);
  if (open !== null) {
    extend(open, told);
    if (!isShort(open.answer ?? '', turn !== null)) reading.open = null;
    return true;
  }
  if (asked !== null && (asked.by === null || asked.by !== turn?.speaker)) {
    const { passage, text, by } = asked;
    Object.assign(passage, { question: text, asker: by, speaker: turn?.speaker ?? null, isClinician: false });
    extend(passage, told);
    const isOpen = isShort(passage.answer ?? '', turn !== null);
    Object.assign(reading, { asked: null, topic: text, open: isOpen ? passage : null });
    return true;
  }
  const goesOn = topic !== null && last !== undefined && last.answer !== null && last.block === told.sentence.block;
  if (!goesOn || told.said.split(/\s+/).length > MAX_AFTERTHOUGHT_WORDS) return false;
  extend(last, told);
  return true;
}

function addOwn(reading: Reading, told: Told, isAsking: boolean): void {
  const { turn, asked, isUnnamed, passages } = reading;
  const { said, index } = told;
  const last = passages.at(-1);
  const passage = makePassage(reading, told);
  const by = turn === null || turn.isClinician ? null : turn.speaker;
  const asks = isAsking || (by !== null && isQuestion(said));
  const isTalk = turn !== null || isUnnamed;
  const isAskedOn = asks && isTalk && asked !== null && asked.passage === last && asked.by === by;
  if (isAskedOn && last.block === passage.block) {
    // Two questions in a row have one answer.
    Object.assign(last, { text: `${last.text} ${said}`, end: passage.end, last: index });
    reading.asked = { text: last.text, passage: last, by };
    return;
  }
  passages.push(passage);
  if (asks) reading.asked = { text: said, passage, by };
  else if (by !== null || turn === null || (asked?.by ?? null) !== null) reading.asked = null;
  reading.open = null;
}

/** Whether a question without a name is put to somebody. */
function asksHere({ isUnnamed }: Reading, said: string): boolean {
  return asksSomebody(said) || (isUnnamed && isQuestion(said));
}

export function makePassage(reading: Reading, { sentence, said, index }: Told): Passage {
  const { kind, start, end, block, heading, test, whose, cells = null, header = null } = sentence;
  const { list } = reading;
  return {
    text: said,
    start,
    end,
    first: index,
    last: index,
    form: kind === 'heading' ? 'prose' : kind,
    block: reading.joined?.block === block ? reading.joined.to : block,
    // An entry with a label of its own stands under the name of its list besides.
    heading: list === null || list.label === reading.label ? heading : list.label,
    ...(test === undefined ? {} : { test }),
    ...(whose === undefined ? {} : { whose }),
    label: kind === 'row' && cells !== null && cells.length === 2 ? (cells[0] ?? null) : reading.label,
    ...(reading.above === null || reading.label === null ? {} : { above: reading.above }),
    isOwnLabel: reading.isOwnLabel || (kind === 'row' && cells?.length === 2),
    ...(reading.isUnnamed && reading.turn === null && reading.label === null && !tellsWhatIsSeen(said)
      ? { isSaid: true }
      : {}),
    speaker: reading.turn?.speaker ?? null,
    isClinician: reading.turn?.isClinician ?? false,
    question: null,
    asker: null,
    answer: null,
    topic: reading.turn?.isClinician === true ? null : reading.topic,
    cells,
    header,
    isOrder: isOrder(said),
    language: null,
  };
}

export function extend(passage: Passage, { sentence, said, index }: Told): void {
  passage.text += ` ${said}`;
  passage.answer = passage.answer === null ? said : `${passage.answer} ${said}`;
  passage.end = sentence.end;
  passage.block = sentence.block;
  passage.last = index;
  passage.isOrder ||= isOrder(said);
}

/** In a turn, "Yes." alone goes on with the next sentence; elsewhere what follows may be about anything. */
export function isShort(answer: string, isInTurn: boolean): boolean {
  const words = answer.split(/\s+/).filter((word) => !FILLER_WORD.test(word));
  return words.length < MIN_ANSWER_WORDS && (isInTurn || !/^\W*(?:no|never|none|nothing|yes|yeah)\b/i.test(answer));
}
