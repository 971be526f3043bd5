/** What may stand before a question without being a part of it. */
const OPENING =
  /^(?:(?:so|and|ok|okay|right|well|now|um|er|mm|yeah|but|alright|all right|then|also|great|good|lovely)\b[,.]?\s+)+/i;
const SUBJECT = String.raw`(?<subject>you|he|she|it|they|there|that|this|things|anyone|anybody|somebody|your \p{L}+|\p{Lu}\p{L}+)`;
const YES_NO = new RegExp(
  String.raw`^(?<verb>do|does|did|have|has|had|are|is|was|were|can|could|would|will|should) ${SUBJECT}\b(?<rest>.*)$`,
  'iu',
);
const OPEN = new RegExp(
  String.raw`^(?<asked>(?:what|how|where|when|why|which|who)(?: (?:long|often|many|much|old|far|bad|about|kind of|sort of|time|else|\p{L}+s?))?) (?<verb>do|does|did|have|has|had|are|is|was|were|can|could|would|will|should) ${SUBJECT}\b(?<rest>.*)$`,
  'iu',
);
/** `What's been going on`, `What brings you here`: who or what is asked for does it itself. */
const SELF_ASKED = /^(?<asked>what)(?<verb>['’]s been|['’]s| has been| brings| happened| helps| is)\b(?<rest>.*)$/iu;
const MAX_WORDS = 22;

/**
 * A question as it stands in a report: `whether they have ever hurt themselves`; null where that is not sure to be
 * right.
 */
export function askIndirectly(question: string): string | null {
  const last =
    question
      .trim()
      .split(/(?<=[.!?])\s+/)
      .at(-1) ?? '';
  const text = last.replace(OPENING, '').replace(/\?+$/, '').trim();
  if (text.split(/\s+/).length > MAX_WORDS || /[?"“”:;]|\b(?:I|we|me|us|my|our)\b/.test(text)) return null;
  const closed = YES_NO.exec(text)?.groups;
  if (closed !== undefined) return `whether ${putInOrder(closed)}`;
  const open = OPEN.exec(text)?.groups;
  if (open !== undefined) return `${(open['asked'] ?? '').toLowerCase()} ${putInOrder(open)}`;
  const { asked, verb = '', rest = '' } = SELF_ASKED.exec(text)?.groups ?? {};
  if (asked === undefined) return null;
  return `${asked.toLowerCase()} ${verb
    .trim()
    .replace(/^['’]s been/, 'has been')
    .replace(/^['’]s/, 'is')}${aboutThem(rest)}`;
}

/** The subject before the verb, as in a statement. */
function putInOrder({ verb = '', subject = '', rest = '' }: Record<string, string | undefined>): string {
  const who = /^you$/i.test(subject)
    ? 'they'
    : aboutThem(subject).replace(/^(?:He|She|It|They|There|That|This)$/, (word) => word.toLowerCase());
  const auxiliary = verb.toLowerCase();
  const isPlural = /^(?:they|things|you)$/i.test(who);
  if (auxiliary === 'do' && isPlural) return `${who}${aboutThem(rest)}`;
  return `${who} ${auxiliary}${aboutThem(rest)}`;
}

/** Whoever is spoken to is spoken of. */
function aboutThem(text: string): string {
  return text
    .replaceAll(/\byou(?:['’]re| are)\b/gi, 'they are')
    .replaceAll(/\byou(?:['’]ve| have)\b/gi, 'they have')
    .replaceAll(/\byou(?:['’]d)\b/gi, 'they would')
    .replaceAll(
      /\byou(?= (?:do|did|feel|felt|think|thought|want|wanted|can|could|would|were|had|said|say|know|go|get|take|like|need|see|were|ever|usually|still|sleep|eat|live|work)\b)/gi,
      'they',
    )
    .replaceAll(/\byourself\b/gi, 'themselves')
    .replaceAll(/\byours\b/gi, 'theirs')
    .replaceAll(/\byour\b/gi, 'their')
    .replaceAll(/\byou\b/gi, 'them');
}
