/** What may stand before a question without being a part of it. */
const OPENING =
  /^(?:(?:so|and|ok|okay|right|well|now|um|er|mm|yeah|but|alright|all right|then|also|great|good|lovely)\b[,.]?\s+)+/i;
/** `Can you tell me what brought you here?` asks what did. */
const TELL_ME =
  /^(?:(?:can|could|would) you (?:just )?)?tell me (?:a (?:bit|little) )?(?:about )?(?=(?:what|how|where|when|why|which|who)\b)/i;
/** A name has a capital, which sets it apart from any other word: `what had been happening` has no subject of its own. */
const SUBJECT = String.raw`(?<subject>you|he|she|it|they|there|that|this|things|anyone|anybody|somebody|(?:your|the) \p{L}+|\p{Lu}\p{L}+)`;
const YES_NO = new RegExp(
  String.raw`^(?<verb>do|does|did|have|has|had|are|is|was|were|can|could|would|will|should) ${SUBJECT}\b(?<rest>.*)$`,
  'u',
);
const OPEN = new RegExp(
  String.raw`^(?<asked>(?:what|how|where|when|why|which|who)(?: (?:long|often|many|much|old|far|bad|about|kind of|sort of|time|else|\p{L}+s?))?) (?<verb>do|does|did|have|has|had|are|is|was|were|can|could|would|will|should) ${SUBJECT}\b(?<rest>.*)$`,
  'u',
);
/** `What's been going on`, `What brings you here`: who or what is asked for does it itself. */
const SELF_ASKED =
  /^(?<asked>what|who)(?<verb>['’]s been|['’]s| has been| had been| has brought| has happened| has helped| has changed| brings| brought| happened| helps| helped| made| makes| is)\b(?<rest>.*)$/u;
const VERB =
  /^(?<adverb>(?: (?:ever|still|always|usually|often|sometimes|really|also|just|actually|first)){0,3}) (?<plain>\p{Ll}{1,20})(?!\p{L})(?<tail>.{0,200})$/u;
/** What is asked with `did`, in the past. Of other verbs the past is not made up. */
const PAST = new Map(
  `start-started happen-happened help-helped use-used work-worked live-lived move-moved talk-talked ask-asked call-called
  change-changed notice-noticed want-wanted like-liked need-needed try-tried stop-stopped finish-finished attend-attended
  enjoy-enjoyed worry-worried walk-walked play-played look-looked cry-cried manage-managed miss-missed learn-learned
  realise-realised feel-felt go-went take-took sleep-slept hurt-hurt say-said think-thought have-had get-got come-came tell-told
  see-saw know-knew make-made eat-ate drink-drank begin-began leave-left lose-lost find-found do-did give-gave hear-heard
  hit-hit run-ran cut-cut keep-kept meet-met speak-spoke write-wrote fall-fell wake-woke mean-meant bring-brought`
    .split(/\s+/)
    .map((pair): [string, string] => [pair.slice(0, pair.indexOf('-')), pair.slice(pair.indexOf('-') + 1)]),
);
const MAX_WORDS = 22;
/** Who is asked is named by whoever tells it: `How do you feel about that, Amara?` */
const CALLED_FIRST = /^\p{Lu}\p{Ll}+, (?=\p{L})/u;
const CALLED_LAST = /, \p{Lu}\p{Ll}+$/u;

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
  const text = last
    .replace(OPENING, '')
    .replace(TELL_ME, '')
    .replace(/\?+$/, '')
    .trim()
    .replace(CALLED_LAST, '')
    .replace(CALLED_FIRST, '')
    .replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());
  if (text.split(/\s+/).length > MAX_WORDS || /[?"“”:;]|\b(?:I|we|me|us|my|our)\b/.test(text)) return null;
  const closed = YES_NO.exec(text)?.groups;
  const open = closed === undefined ? OPEN.exec(text)?.groups : undefined;
  const ordered = putInOrder(closed ?? open ?? {});
  if (closed !== undefined) return ordered === null ? null : `whether ${ordered}`;
  if (open !== undefined) return ordered === null ? null : `${open['asked'] ?? ''} ${ordered}`;
  const { asked, verb = '', rest = '' } = SELF_ASKED.exec(text)?.groups ?? {};
  if (asked === undefined) return null;
  return `${asked} ${verb
    .trim()
    .replace(/^['’]s been/, 'has been')
    .replace(/^['’]s/, 'is')}${aboutThem(rest)}`;
}

/** The subject before the verb, as in a statement; null where the form of the verb is not known. */
function putInOrder({ verb = '', subject = '', rest = '' }: Record<string, string | undefined>): string | null {
  const who = /^you$/i.test(subject)
    ? 'they'
    : aboutThem(subject).replace(/^(?:He|She|It|They|There|That|This)$/, (word) => word.toLowerCase());
  const auxiliary = verb.toLowerCase();
  if (auxiliary === 'do') return `${who}${aboutThem(rest)}`;
  if (auxiliary !== 'does' && auxiliary !== 'did') return `${who} ${auxiliary}${aboutThem(rest)}`;
  const { adverb = '', plain = '', tail = '' } = VERB.exec(rest)?.groups ?? {};
  // A second verb would have to change as well.
  if (/\b(?:or|and)\b/.test(tail)) return null;
  const form = plain === '' ? undefined : auxiliary === 'does' ? inThirdPerson(plain) : PAST.get(plain.toLowerCase());
  return form === undefined ? null : `${who}${adverb} ${form}${aboutThem(tail)}`;
}

/** `hurt`: hurts; `try`: tries. */
function inThirdPerson(verb: string): string {
  if (verb === 'have') return 'has';
  if (/[^aeiou]y$/.test(verb)) return verb.replace(/y$/, 'ies');
  return /(?:s|sh|ch|x|z|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
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
