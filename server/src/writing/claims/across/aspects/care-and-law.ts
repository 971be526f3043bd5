import { pattern } from '../../../../lib/pattern.ts';
import { type Aspect, FOR_GOOD } from './aspect.ts';

const PLAN = '(?:education health (?:and )?care plan|statement of needs)';

/** What a court, a ward or a school has decided, and what somebody takes. */
export const ASPECTS_OF_CARE: readonly Aspect[] = [
  {
    name: 'detention',
    values: {
      informal:
        /\b(?:informal|voluntary)(?: (?:patient|inpatient|admission|status|basis)\b|(?=,|$))|\blegal status,? (?:informal|voluntary)\b/,
      'section 37': /\b(?:section|sec|s|mha s?) ?37\b|\bhospital order\b/,
      'section 47': /\b(?:section|sec|s|mha s?) ?4[78]\b/,
      'section 3': /\b(?:section|sec|s|mha s?) ?3\b(?! ?\/| ?7)/,
      'section 2': /\b(?:section|sec|s|mha s?) ?2\b(?! ?\/)/,
    },
    days: 7,
  },
  {
    name: 'who has care',
    values: {
      guardians: /\bspecial guardian\w*|\bkinship (?:care|carers?|placement)\b/,
      foster:
        /\b(?:in|under) (?:\w+[- ]){0,3}foster (?:care|placement)\b|\bfoster (?:carers?|mother|mum|father|placement|family)\b|\blooked after child\b/,
      'birth family':
        /\b(?:lives?|living|at home|raised|brought up) (?:at home )?(?:with|by) (?:his |her |their )?(?:(?:birth |biological )(?:mother|mum|parents|dad|father|family))\b/,
      residential: /\b(?:children's home|residential (?:home|placement|unit|care) (?!for adults))\b/,
      adopted: /\b(?:was|is|been) adopted\b|\badoptive (?:parents?|mother|father|family)\b/,
    },
    days: 120,
    isOfAnybody: true,
  },
  {
    name: 'contact with father',
    values: {
      none: /\b(?:father|dad) (?:has |had )?no contact\b|\bno contact with (?:his |her |their |the )?(?:birth )?(?:father|dad)\b|\bnot (?:seen|see|sees) (?:his |her |their )?(?:father|dad)\b|\b(?:father|dad) (?:is )?not involved\b|\b(?:father|dad) (?:is )?not (?:allowed|permitted) (?:contact|to see)/,
      some: /\b(?:sees?|saw|visits?|stays? with|spends? (?:\w+ ){0,3}with) (?:his |her |their )?(?:father|dad)\b(?! once in)|\b(?:father|dad) (?:sees|has|collects|picks|takes) (?:him|her|them|the children)\b|\bi have (?:the children|him|her|them) (?:every|each|on|at|for)\b|\bcontact with (?:his |her |their )?(?:father|dad),? (?:weekly|every|fortnightly|on|each|is|goes|\d)/,
    },
    days: 60,
    isOfAnybody: true,
  },
  {
    name: 'plan for a child',
    values: {
      none: /\bno (?:safeguarding|child protection|social care|social services) (?:concerns?|plan|involvement)\b|\bclosed to (?:children's )?social (?:care|services)\b/,
      protection: /\bchild protection plan\b|\bsubject to (?:a )?(?:child )?protection plan\b/,
      need: /\bchild in need\b/,
    },
    days: 45,
    isOfAnybody: true,
  },
  {
    name: 'education plan',
    values: {
      none: new RegExp(
        String.raw`\bno ${PLAN}|\b${PLAN},? (?:not in place|no\b|none|refused|declined|request refused|not (?:yet )?(?:agreed|granted|issued))|\bnot have an? ${PLAN}`,
      ),
      some: new RegExp(
        String.raw`\b(?:has|have|had|with) (?:had )?an? ${PLAN}|\bper (?:his|her|the|their) ${PLAN}|\b${PLAN} (?:in place|agreed|since|names|specifies|provides|section|was (?:issued|agreed)|funds)|\b(?:his|her) ${PLAN}\b`,
      ),
    },
    days: 90,
  },
  {
    name: 'kind of school',
    values: {
      special: /\b(?:special school|special needs school|specialist (?:school|provision)|pupil referral unit)\b/,
      mainstream: /\bmainstream\b(?! (?:society|music|media))/,
      home: /\b(?:home[- ]educated|home[- ]school(?:ed|ing)|educated at home)\b/,
    },
    together: [],
    days: 200,
  },
  {
    name: 'resuscitation',
    values: {
      not: /\b(?:not for (?:full )?(?:resus\w*|cpr|escalation)|do not (?:attempt )?resuscitat\w+|dnacpr (?:in place|form|signed|valid|completed)|dnar (?:in place|form|signed))\b/,
      full: /\b(?:(?<!not )for (?:full )?(?:resus|resuscitation|cpr|escalation)|full code|full escalation)\b/,
    },
    days: 30,
  },
  {
    name: 'smoking',
    values: {
      never:
        /\b(?:never[- ](?:a )?smoke[dr]?|lifelong non[- ]?smoker|(?:smoking|smoker|tobacco|smokes)(?: status)?[,?]? (?:no, )?never)\b/,
      ex: /\b(?:ex[- ]?smoker|former smoker|(?:stopped|quit|gave up|given up|giving up) (?:smoking|cigarettes|tobacco)|smoking,? (?:stopped|quit|ex))\b/,
      vapes: /\b(?:vapes only|only vapes|vaping only|vapes,? (?:no|not) (?:smok|cig))/,
      not: /\b(?:non[- ]?smoker|not smoke|(?:smoking|smokes|smoker|tobacco|cigarettes)[,?]? (?:no|nil|none|denies)|no (?:smoking|cigarettes|tobacco)|smoke[- ]free (?:home|house))\b/,
      smokes: pattern('')`
        \bsmok(?:es|ing|e) (?!alarm|cannabis|weed|skunk|heroin|crack|spice|free|and drink|cessation|history|status)(?:(?:about|around|approximately|roughly|up to|on|in|outside|at|\d+|ten|five|twenty|fifteen|half|roll|tobacco|cigarettes|daily|heavily|a pack|more|most)\b)|\b(?:current |heavy |^)smoker\b|\bsmoker,? (?:\d|of)|\b(?:\d+|five|ten|fifteen|twenty|forty) (?:cigarettes|cigs|roll ?-?ups|rollies|fags)\b|\bsmokes(?=,|$)|\bpack of cigarettes\b|\bpatch(?:es)? requested\b|\b(?:for|having|has|rolls|roll) (?:a|another) (?:cigarette|smoke|fag|rollie)\b|\bpack years?\b|\b(?:odd|occasional|few|many) cigarettes?\b
      `,
    },
    together: ['ex/not', 'never/not', 'ex/vapes', 'not/vapes', 'never/vapes'],
    days: 120,
  },
  {
    name: 'mode of birth',
    values: {
      section:
        /(?:\b(?:born|birth|deliver\w*|pregnancy|weeks|by|via|emergency|elective|your child)\b[^;]{0,40}|^)\b(?:caesarean|c-section|emcs|elcs|lscs|emergency section|elective section)\b/,
      instrumental: /\b(?:ventouse|forceps|kiwi)\b/,
      vaginal:
        /\b(?:normal|vaginal|spontaneous|full term normal|natural)(?: vaginal)? (?:delivery|birth)\b|\bborn (?:naturally|vaginally)\b/,
    },
    together: ['instrumental/vaginal'],
    days: FOR_GOOD,
    isOfAnybody: true,
  },
];
