import type { Hold } from './fact.ts';

/** One of the values that something about a client can have, and the words that tell it. */
export interface TraitValue {
  value: string;
  words: RegExp;
  hold: Hold;
}

/** Something about a client that has one value at a time. The first value whose words a passage has is the one it tells. */
export interface Trait {
  name: string;
  values: readonly TraitValue[];
  /** Pairs of values, as `a b`, that can both be true. */
  together?: readonly string[];
  /** Relatives are what it is about. */
  isOfRelatives?: boolean;
}

export const TRAITS: readonly Trait[] = [
  {
    name: 'handedness',
    values: [
      {
        value: 'left',
        words:
          /\b(?:left|L)[- ]?hand(?:ed(?:ness)?|er)\b|\bhandedness ?[:–-]? ?(?:left|L)\b|\b(?:writes?|writing|draws|pencil|pen|dominant)\b[^.;]{0,40}\b(?:left|L) hand|\b(?:left|L)[- ](?:hand )?dominan|\bLHD\b|\bdominan(?:t|ce)(?: hand)? ?:? ?(?:is )?(?:left|L)\b/iu,
        hold: 'always',
      },
      {
        value: 'right',
        words:
          /\b(?:right|R)[- ]?hand(?:ed(?:ness)?|er)\b|\bhandedness ?[:–-]? ?(?:right|R)\b|\b(?:writes?|writing|draws|pencil|pen|dominant)\b[^.;]{0,40}\b(?:right|R) hand|\b(?:right|R)[- ](?:hand )?dominan|\bRHD\b|\bdominan(?:t|ce)(?: hand)? ?:? ?(?:is )?(?:right|R)\b/iu,
        hold: 'always',
      },
    ],
  },
  {
    name: 'smoking',
    values: [
      {
        value: 'never',
        words:
          /\bnever[- ]smok|\blifelong non[- ]?smoker|\bsmok\w*[^.;]{0,3}[:?–-] ?(?:no, )?never\b|\bnever (?:a )?smoker|\btobacco ?: ?never/iu,
        hold: 'never',
      },
      {
        value: 'ex',
        words:
          /\b(?:ex|former)[- ]?sm(?:oker)?\b|\b(?:gave|given|giving) up (?:smoking|cigarettes)|\b(?:stopped|quit) smoking|\bsmoking ?[:–-] ?(?:stopped|quit|gave up|ex)\b/iu,
        hold: 'always',
      },
      {
        value: 'not',
        words:
          /\bnon[- ]?sm(?:ok\w*)?\b|\b(?:does not|doesn't|do not|don't) smoke|\bsmok\w*[^.;]{0,3}[:?–-] ?(?:no|nil|none|denies|N)\b|\b(?:no|nil) (?:smoking|cigarettes|tobacco)/iu,
        hold: 'state',
      },
      {
        value: 'current',
        words:
          /\b(?:smokes|smoker)\b(?! (?:cannabis|weed))|\bsmoking ?[:–-]? ?(?:yes\b|(?:about |approx |around |~)?\d)|\b\d+ ?(?:cigs|cigarettes|roll-?ups|fags)|\bI smoke\b/iu,
        hold: 'state',
      },
    ],
    together: ['ex not', 'never not', 'ex current'],
  },
  {
    name: 'alcohol',
    values: [
      {
        value: 'none',
        words:
          /\btee-?total|\b(?:etoh|alcohol|drinking) ?[:–-]? ?(?:nil|none|0\b(?![.\d])|no\b|never|denies)(?!,? (?:in|during|since|today|for|at|concerns|issues|problem|excess|dependen))|\b(?:does not|doesn't|don't) drink(?!ing)(?: alcohol)?\b(?! (?:milk|water|enough|much|tea))|\bno alcohol\b(?! (?:since|today|for|dependen|problem))|\bnever (?:drinks|drank)\b/iu,
        hold: 'state',
      },
      {
        value: 'some',
        words:
          /\b\d+(?: ?(?:-|to) ?\d+)? ?(?:units|u) ?(?:\/|(?:per|a|each|daily|weekly|every|of)\b)|\bbottles? of (?:wine|vodka|gin|whiske?y|spirits)|\b(?:pints|cans) (?:of|a|per|each|at|every)|\bglass(?:es)? (?:of )?wine|\b(?:drinks|drinking) (?:\p{L}+ ){0,3}(?:wine|beer|vodka|cider|lager|alcohol|spirits|whiske?y|gin|pints)|\b(?:binge|heavy) drink|\b\d+(?: ?(?:-|to) ?\d+)? (?:pints|cans|glasses|bottles)\b/iu,
        hold: 'state',
      },
    ],
  },
  {
    name: 'partner',
    values: [
      {
        value: 'none',
        words:
          /\b(?:no (?:current )?(?:partner|girlfriend|boyfriend|relationship)|not (?:been )?in an? (?:relationship|r['’]ship)|partner ?: ?(?:none|no\b|nil))/iu,
        hold: 'state',
      },
      {
        value: 'some',
        words:
          /\b(?:girlfriend|boyfriend|fianc[ée]e?) (?:visited|attended|present|rang|came|lives|\p{Lu})|\b(?:with|w\/) (?:his |her )?(?:girlfriend|boyfriend|partner)\b/iu,
        hold: 'state',
      },
    ],
  },
  {
    name: 'household',
    values: [
      {
        value: 'alone',
        words: /\b(?:lives?|living|lived) (?:with: )?(?:alone|by (?:him|her)self|on (?:his|her|my) own)\b(?! with)/iu,
        hold: 'state',
      },
      {
        value: 'with others',
        words:
          /\b(?:lives?|living|resides) ?:? ?(?:at home )?(?:w\/|with\b|c(?= \p{L}))(?!:? (?:alone|pain|it|this|what|the (?:fear|pain)|depression|anxiety|support|help|care))|\bshares? (?:a )?(?:flat|house|home) with|\b(?:seen|visited) at home (?:with|w\/) (?:his |her )?(?:husband|wife|partner)/iu,
        hold: 'state',
      },
    ],
  },
  {
    name: 'siblings',
    isOfRelatives: true,
    values: [
      {
        value: 'none',
        words: /\bonly child\b|\bno (?:sibs|siblings|brothers or sisters)\b|\bsib(?:ling)?s ?: ?(?:none|nil|no\b)/iu,
        hold: 'always',
      },
      {
        value: 'some',
        words:
          /\b(?:youngest|eldest|oldest|middle|second|third|fourth|first) of (?:\d|two|three|four|five|six|seven)\b|\b(?:his|her|their|an?) (?:(?:older|younger|elder|big|little|twin|half)[- ])?(?:brother|sister)s?\b(?![- ]in)|\b(?:\d|one|two|three|four|five) (?:(?:older|younger|elder|half)[- ])?(?:brothers?|sisters?|siblings|sibs)\b/iu,
        hold: 'always',
      },
    ],
  },
  {
    name: 'driving',
    values: [
      {
        value: 'no',
        words:
          /\b(?:not driv(?:en|ing)|(?:does not|doesn't|don't|cannot|can't) drive(?= (?:now|any|since|because|due|at)|[.,;)]|$)|no (?:driving |full |valid )*licen[cs]e|driving ?: ?(?:no|nil|never|none)\b|(?:stopped|gave up|given up) driving|driving licen[cs]e (?:surrendered|revoked|suspended)|drives? ?: ?no\b|never (?:driven|drove|learn\w+ to drive)|non-?driver)/iu,
        hold: 'state',
      },
      {
        value: 'yes',
        words:
          /\b(?:(?:still|continues|is|currently) driving|^drives ?: ?yes|(?:still|also|and|^) ?drives\b(?! (?:me|him|her|them|past) )|(?:I|he|she) (?:still )?(?:drives?|drove)\b(?! (?:me|him|her|them|past) )|driving (?:locally|daily|to work|short)|driving ?: ?(?:yes|car|daily|full|still))/iu,
        hold: 'state',
      },
    ],
  },
  {
    name: 'work',
    values: [
      {
        value: 'no',
        words:
          /\b(?:unemployed|not (?:working|in work|employed|in paid)|out of work|(?:has not|hasn't|have not|haven't) worked|on ESA|never (?:worked|had a job)|no job|(?:is|now|he|she|a) retired\b|^retired\b|(?:does not|doesn't) work\b|(?:employment|occupation|job|work) ?: ?(?:none|nil|no\b|unemployed|retired))/iu,
        hold: 'state',
      },
      {
        value: 'yes',
        words:
          /\b(?:works (?:full|part|as|in|at|for|nights|days)|working (?:full|part|as|nights|days|\d+ ?(?:h|hours))|still (?:employed|working|works)|(?<!un|not |self-)employed (?:as|by|at|full|part)|in (?:full|part)[- ]time (?:work|employment)|self-employed|(?:occupation|job|employment) ?: ?(?!none|nil|no\b|un|retired|off|n\/a|not|on )\p{L})/iu,
        hold: 'state',
      },
    ],
  },
  {
    name: 'dwelling',
    values: [
      { value: 'bungalow', words: /\bbungalow\b/iu, hold: 'state' },
      {
        value: 'house',
        words:
          /\b(?:two|2|three|3)[- ]?stor(?:ey|y|ied|eyed)|\b(?:terraced|semi-detached|detached|semi|council|family|(?:two|three|four|[2-4])[- ]bed(?:room(?:ed)?)?) house|\blives in an? house\b|\bhouse with (?:\d+ )?(?:stairs|steps)/iu,
        hold: 'state',
      },
      {
        value: 'flat',
        words:
          /\b(?:council|(?:ground|first|second|third|\d(?:st|nd|rd|th))[- ]floor|rented|sheltered|housing association|1-bed|2-bed|one-bed|two-bed) (?:flat|apartment)\b|\blives in an? (?:flat|apartment)\b/iu,
        hold: 'state',
      },
    ],
  },
  {
    name: 'onset',
    values: [
      {
        value: 'gradual',
        words:
          /\b(?:gradual|insidious|slow) (?:onset|decline|deterioration)|^gradual(?:ly)?\b|\b(?:came on|began|started) (?:gradually|slowly)|\bno (?:trauma|injury) recalled|\bonset ?: ?(?:gradual|insidious)/iu,
        hold: 'always',
      },
      {
        value: 'sudden',
        words:
          /\b(?:sudden|acute|abrupt) onset|\b(?:came on|began|started|went|went off) suddenly|\bsuddenly (?:after|began|started)|\bonset ?: ?(?:sudden|acute)|\bsince (?:a|the|her|his) (?:fall|accident|injury|RTA|RTC)\b/iu,
        hold: 'always',
      },
    ],
  },
  {
    name: 'mode of birth',
    values: [
      {
        value: 'section',
        words: /\b(?:born|b\.|birth|delivered|delivery)\b[^.;]{0,40}\b(?:LSCS|EMCS|ELCS|c-?section|caesarean|CS)\b/iu,
        hold: 'always',
      },
      {
        value: 'vaginal',
        words:
          /\b(?:born|b\.|birth|delivered|delivery)\b[^.;]{0,40}\b(?:SVD|NVD|vaginal|forceps|ventouse|normal delivery)\b/iu,
        hold: 'always',
      },
    ],
  },
  {
    name: 'drug screen',
    values: [
      {
        value: 'negative',
        words:
          /\b(?:UDS|urine drug screen|drug screen|urine screen|drug test)\b[^.;]{0,20}\b(?:neg(?:ative)?|clear|nil)\b/iu,
        hold: 'day',
      },
      {
        value: 'positive',
        words:
          /\b(?:UDS|urine drug screen|drug screen|urine screen|drug test)\b[^.;]{0,20}\b(?:pos(?:itive)?|\+ve)\b/iu,
        hold: 'day',
      },
    ],
  },
  {
    name: 'detention',
    values: [
      {
        value: 'informal',
        words:
          /\b(?:informal|voluntary)(?: (?:pt|patient|inpatient|admission|status)\b|(?=[.,;)]|$))|\blegal(?: status)? ?: ?(?:informal|voluntary)\b/iu,
        hold: 'day',
      },
      {
        value: 'detained',
        words:
          /\b(?:detained|sectioned)\b|\b(?:on|under|to|remains|MHA:?|status:?) (?:[Ss]|[Ss]ec\.?|[Ss]ection) ?(?:2|3|4|37|47|48|136|5 ?\([24]\))(?![\d.])|\b[Ss](?:ec(?:tion)?)? ?[23](?= (?:MHA|papers|since|expires|until))/u,
        hold: 'day',
      },
    ],
  },
  {
    name: 'care order',
    values: [
      { value: 'none', words: /\bno (?:care )?orders?\b(?! (?:of|for|to))|\b[Ss](?:ection )? ?20\b/u, hold: 'state' },
      {
        value: 'order',
        words: /\b(?:(?:interim |full )?care order|ICO)\b(?! (?:applied|application|sought|discharged))/u,
        hold: 'state',
      },
    ],
  },
  {
    name: 'walking aid',
    values: [
      {
        value: 'no aid',
        words:
          /\b(?:walks?|mobil\w+|mob|indep\w*) (?:independently|unaided|indep|without (?:an )?aids?)\b|\bno (?:walking )?aids?\b/iu,
        hold: 'state',
      },
      {
        value: 'stick',
        words: /\b(?:indep\w*|walks?|mobil\w+|mob) (?:w\/?|with|using) (?:a |1 )?stick\b/iu,
        hold: 'state',
      },
      {
        value: 'frame',
        words: /\b(?:zimmer|rollator|(?:walks?|mobil\w+|mob) (?:w\/?|with|using) (?:a )?(?:frame|zf|wzf))\b/iu,
        hold: 'state',
      },
      { value: 'wheelchair', words: /\bwheelchair (?:user|bound|dependent)|\buses a wheelchair\b/iu, hold: 'state' },
    ],
  },
];
