/** Something that somebody has or has had, or not. */
export interface Topic {
  name: string;
  words: RegExp;
  /** Words that tell of it, though they do not name it; they are never denied by `no` alone. */
  signs?: RegExp;
  /** `history`: `no` without more means never. `event`: only `never` and its like do. `day`: it comes and goes. */
  kind: 'history' | 'event' | 'day';
}

/** What clinicians ask everybody, so that one note denies what another tells. */
export const TOPICS: readonly Topic[] = [
  {
    name: 'self-harm',
    words: /\b(?:self[- ]?harm\w*|DSH|suicide attempts?|overdoses?)\b/giu,
    signs:
      /\b(?:took (?:an|the|his|her|\w+) overdose|overdosed|OD in|attempted suicide|tried to (?:hang|kill|drown)|cut (?:him|her|my)self|cuts? (?:his|her|my) (?:arms?|wrists?|thighs?))\b/giu,
    kind: 'event',
  },
  {
    name: 'surgery',
    words: /\b(?:surgery|surgeries|operations?)\b/giu,
    signs:
      /\b(?:\p{L}+(?:ectomy|oplasty)|arthroscopy|laparoscopy|(?:hip|knee) replacement|hernia (?:op|repair)|bypass)\b/giu,
    kind: 'history',
  },
  {
    name: 'therapy',
    words: /\b(?:previous|prev|prior|past) (?:psych\w* )?(?:therapy|CBT|counselling|psychotherapy)\b/giu,
    signs: /\b(?:had (?:CBT|therapy|counselling)|(?:\w+) sessions (?:in|of (?:CBT|counselling) (?:in|at)))\b/giu,
    kind: 'history',
  },
  {
    name: 'treatment',
    words:
      /\b(?:treatment for (?:his|her|their) (?:mood|nerves|mental)|psychiatric (?:history|admissions?)|mental health (?:history|treatment)|PPHx?)\b/giu,
    signs:
      /\b(?:treated (?:with )?(?=\p{L}+(?:aline|pram|etine|apine|axine))|psychiatric admission in|sectioned in|previous admission under|under CAMHS (?:in|aged))/giu,
    kind: 'event',
  },
  {
    name: 'admissions',
    words: /\b(?:(?:previous|prior|past|psychiatric|hospital) admissions?|been in hospital)\b/giu,
    signs:
      /\b(?:hospitali[sz]ed|(?:previous|first|last) admission (?:in |under |\d)|admitted to [^.;,]{0,30}(?:19|20)\d\d|sectioned in)/giu,
    kind: 'history',
  },
  {
    name: 'violence',
    words: /\bviolence\b(?! (?:from|by|at|in))/giu,
    signs:
      /\b(?:convicted of (?:assault|GBH|ABH)|assaulted (?:a|an|his|her|the|two|staff)|punched (?:a|an|his|her|the|staff))\b/giu,
    kind: 'event',
  },
  { name: 'injecting', words: /\b(?:inject(?:ed|ing|s)|IVDU)\b/giu, kind: 'history' },
  {
    name: 'head injury',
    words: /\b(?:head injur(?:y|ies)|TBI|concussion)\b/giu,
    signs: /\b(?:knocked out|fractured skull|hit (?:his|her|my) head)\b/giu,
    kind: 'history',
  },
  {
    name: 'drugs',
    words: /\b(?:illicit drugs?|recreational drugs?|street drugs?|drug (?:use|misuse)|substances?|drugs)\b/giu,
    signs:
      /\b(?:(?:smok\w+|us(?:es|ed|ing)|tak\w+|snort\w+|\d+ ?g(?:rams?)? of) (?:of )?(?:cannabis|weed|cocaine|coke|heroin|crack|ketamine|MDMA|spice|speed)|(?:cannabis|weed|cocaine|heroin|ketamine) (?:daily|nightly|most days|weekends|weekly|use since|\d))\b/giu,
    kind: 'history',
  },
  {
    name: 'forensic',
    words:
      /\b(?:forensic (?:history|hx)|convictions?|police (?:involvement|contact|record)|criminal record|cautions)\b/giu,
    signs: /\b(?:convicted|arrested|in prison|served \d+ (?:months|years)|on probation|cautioned (?:for|in))\b/giu,
    kind: 'history',
  },
  {
    name: 'suicidal thoughts',
    words: /\b(?:suicidal(?: \p{L}+)?|thoughts? of (?:suicide|ending (?:his |her |their )?life)|SI|suicidality)\b/gu,
    signs: /\b(?:wants? to die|wish(?:es|ed)? (?:he|she) (?:was|were) dead|plans? to (?:kill|end|hang))\b/giu,
    kind: 'day',
  },
];
