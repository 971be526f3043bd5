/** What may stand before a question without being a part of it. */
const OPENING =
  /^(?:(?:so|and|ok|okay|right|well|now|um|er|mm|yeah|but|alright|all right|then|also|great|good|lovely)\b[,.]?\s+)+/i;
/** `Can you tell me what brought you here?` asks what did. */
const TELL_ME =
  /^(?:(?:can|could|would) you (?:just )?)?tell me (?:a (?:bit|little) )?(?:about )?(?=(?:what|how|where|when|why|which|who)\b)/i;
/** `Tell me about school`, `Can you describe it?` */
const ABOUT =
  /^(?:(?:can|could|would) you )?(?:please |just )*tell (?:me|us) (?:(?:a )?(?:bit |little |little bit )?(?:more )?)?(?=about )/i;
const DESCRIBE = /^(?:(?:can|could|would) you )?(?:please |just )*(?=(?:describe|explain) )/i;
/** Somebody is asked through somebody else, or the question is already told: `ask her whether she sleeps`. */
const TOLD =
  /^(?:.{0,120}\bI(?:['’]m| am| was)? wonder(?:ed|ing)?|(?:(?:can|could|would) you )?(?:please |just )*ask (?:him|her|them)) (?=(?:how|whether|if|what|when|where|why|who)\b)/i;
const TAG =
  /, (?:do you (?:think|reckon|feel)|would you say|(?:is|are|do|does|did|was|were|have|has|ca|wo|would)n['’]t (?:you|it|he|she|they|that)|then|please|though)$/i;
/** `What's brought you here?` has, `What's that?` is. */
const SHORT_VERB = /^(?<asked>what|how|where|who|when|why)['’]s\b/i;
const PERFECT = /\b(?:been|brought|happened|gone|got|changed|helped|made|kept|led|caused|worked)\b/;
/** A name has a capital, which sets it apart from any other word: `what had been happening` has no subject of its own. */
const SUBJECT = String.raw`(?<subject>you|he|she|it|they|there|that|this|things|(?:any|some|every|no)(?:one|body|thing)(?: else)?(?: like (?:this|that|it))?(?: (?:in|at|from) (?:your|the) \p{L}+)?|(?:your|the|his|her|their) \p{L}+|\p{Lu}\p{L}+)`;
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
  /^(?<asked>what|who)(?<verb> has been| had been| has brought| has happened| has helped| has changed| brings| brought| happened| helps| helped| made| makes| is)\b(?<rest>.*)$/u;
const WHO_DOES = /^who(?<verb> \p{Ll}{2,}s)\b(?<rest>.*)$/u;
/** What may follow a subject of one word. Any other word may belong to it: `your main worry`, `the blood pressure`. */
const AFTER_SUBJECT =
  /^(?: (?:(?!thing|morning|evening|feeling|meeting|wedding|bed\b|need\b)\p{Ll}+(?:ing|ed|ly)|in|at|on|with|to|from|about|for|by|like|up|off|out|over|around|now|still|ever|always|often|usually|sometimes|today|then|there|here|home|since|when|before|after|because|you|him|her|them|it|the|an?|your|his|any|some|all|also|just|not|very|really|so|too|quite|more|less|better|worse|well|okay|ok|fine|good|bad|safe|high|low|alive|ill|happy|able|back|asleep|been|had|gone|got|taken|seen|done|made|as|under|old|hard|like)\b|,|$)/u;
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
const CALLED_FIRST =
  /^(?!(?:What|How|Where|When|Why|Who|Which|Do|Does|Did)\b)\p{Lu}\p{Ll}+(?:, (?=\p{L})| (?=(?:what|how|where|when|why|who|which|do|does|did)\b))/u;
/** Who is named first and then asked about is not the one who is asked: `And Gareth, is he ever rough with you?` */
const ASKED_ABOUT =
  /^\p{Lu}\p{Ll}+, (?:(?:what|how|where|when|why) )?(?:do|does|did|have|has|had|are|is|was|were|can|could|would|will|should) (?:he|she|they)\b/u;
const CALLED_LAST = /, \p{Lu}\p{Ll}+$/u;

/**
 * A question as it stands in a report: `whether they have ever hurt themselves`; null where that is not sure to be
 * right.
 */
export function askIndirectly(question: string): string | null {
  // One answer to two questions stands below both.
  if ((question.match(/\?(?=\s|$)/g)?.length ?? 0) > 1) return null;
  const last =
    question
      .trim()
      .split(/(?<=[.!?])\s+/)
      .at(-1) ?? '';
  if (ASKED_ABOUT.test(last.replace(OPENING, ''))) return null;
  const text = last
    .replace(OPENING, '')
    .replace(TELL_ME, '')
    .replace(/(?<![?.])[?.]+$/, '')
    .trim()
    .replace(TAG, '')
    .replace(CALLED_LAST, '')
    .replace(CALLED_FIRST, '')
    .replace(SHORT_VERB, (_, asked: string) => `${asked} ${PERFECT.test(last) ? 'has' : 'is'}`)
    .replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());
  const told = [ABOUT, DESCRIBE, TOLD].find((form) => form.test(text));
  if (told !== undefined) return tellAgain(text.replace(told, ''), told === DESCRIBE ? 'to ' : '');
  if (!canBeTold(text)) return null;
  const closed = YES_NO.exec(text)?.groups;
  const open = closed === undefined ? OPEN.exec(text)?.groups : undefined;
  const ordered = putInOrder(closed ?? open ?? {});
  if (closed !== undefined) return ordered === null ? null : `whether ${ordered}`;
  if (open !== undefined) return ordered === null ? null : `${open['asked'] ?? ''} ${ordered}`;
  const { asked = 'who', verb, rest = '' } = (SELF_ASKED.exec(text) ?? WHO_DOES.exec(text))?.groups ?? {};
  return verb === undefined ? null : `${asked}${verb}${aboutThem(rest)}`;
}

/** One question runs into the next: `do you have any other, is there anything at home`. */
const ASKED_ANEW =
  /, (?:do|does|did|have|has|had|are|is|was|were|can|could|would|will|what|how|where|who) (?:you|he|she|it|they|there|that|this|your|the|about)\b/i;

/** Who asks is not named, and two parties would both be `they`. */
function canBeTold(text: string): boolean {
  if (ASKED_ANEW.test(text)) return false;
  if (text.split(/\s+/).length > MAX_WORDS || /[?"“”:;]|\b(?:I|we|me|us|my|our)\b/.test(text)) return false;
  return !(/\b(?:they|them|their|theirs|themselves)\b/i.test(text) && /\byou/i.test(text));
}

function tellAgain(text: string, before: string): string | null {
  return canBeTold(text) ? before + aboutThem(text.replace(/^if\b/i, 'whether')) : null;
}

/** The subject before the verb, as in a statement; null where the form of the verb is not known. */
function putInOrder({ asked, verb = '', subject = '', rest = '' }: Record<string, string | undefined>): string | null {
  const isWhat = asked === 'what' || asked === 'who';
  const who = /^you$/i.test(subject)
    ? 'they'
    : aboutThem(subject).replace(/^(?:He|She|It|They|There|That|This)$/, (word) => word.toLowerCase());
  const auxiliary = verb.toLowerCase();
  const isOneOfMany = /^(?:your|the|his|her|their) /i.test(subject);
  if (isOneOfMany && !/^(?:do|does|did)$/.test(auxiliary) && !AFTER_SUBJECT.test(rest)) {
    // `what is your main worry`
    return /^(?:is|was|are|were)$/.test(auxiliary) && isWhat && /^ \p{Ll}+$/u.test(rest)
      ? `${who}${rest} ${auxiliary}`
      : null;
  }
  if (auxiliary === 'do') return `${who}${aboutThem(rest)}`;
  if (auxiliary !== 'does' && auxiliary !== 'did') return `${who} ${auxiliary}${aboutThem(rest)}`;
  const { adverb = '', plain = '', tail = '' } = VERB.exec(rest)?.groups ?? {};
  // A second verb would have to change as well.
  if (/\b(?:or|and)\b/.test(tail)) return null;
  if (isOneOfMany && !PAST.has(plain)) return null;
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
      /\byou(?= (?:do|did|feel|felt|think|thought|want|wanted|can|could|would|might|may|will|should|must|are|were|had|said|say|know|go|get|take|like|need|see|were|ever|usually|still|sleep|eat|live|work)(?:n['’]t)?\b)/gi,
      'they',
    )
    .replaceAll(
      /(?<=\b(?:how|what|when|where|why|whether|if|that|because|before|after|since|until|while) )you\b/gi,
      'they',
    )
    .replaceAll(/\byourself\b/gi, 'themselves')
    .replaceAll(/\byours\b/gi, 'theirs')
    .replaceAll(/\byour\b/gi, 'their')
    .replaceAll(/\byou\b/gi, 'them');
}
