import { pattern } from '../../../../lib/pattern.ts';
import { type Aspect, FOR_GOOD } from './aspect.ts';
import { CHORES } from './chores.ts';

const WRITES = String.raw`(?:writes?|writing|draws?|drawing|(?:holds?|held|holding) (?:a |the |his |her )?(?:pencil|pen|crayon|spoon|knife|scissors)|throws|bats|uses|used|eats)`;
const hand = (side: string): string =>
  String.raw`\b${side}[- ]?hand(?:ed(?:ness)?|er)\b|\bhandedness,? ${side}\b|\b${side}(?:-sided)?(?:[- ]hand)? dominan(?:t|ce)\b|\bdominant hand,? (?:is )?(?:the )?${side}\b|\b${WRITES} (?:with |in |using )?(?:his |her |the |my )?${side}(?:-sided)?(?: (?:hand|fist))?\b|\b${side}(?:-sided)? (?:hand|fist) (?:for|to|when) (?:writ|draw|eat|pencil)`;

/** What somebody can see, hear, walk and do. */
export const ASPECTS_OF_FUNCTION: readonly Aspect[] = [
  {
    name: 'handedness',
    values: {
      ambidextrous: /\bambidextrous\b|\b(?:writes|uses) (?:with )?(?:either|both) hands?\b/,
      left: new RegExp(hand('left')),
      right: new RegExp(hand('right')),
    },
    together: ['ambidextrous/left', 'ambidextrous/right'],
    days: FOR_GOOD,
  },
  {
    name: 'hearing aids',
    values: {
      none: /\bno hearing aids?\b|\b(?:not|never|will not|refuses to) (?:have|wear|use|accept|tolerate) (?:a |an |any |his |her )?(?:hearing )?aids?\b|\bhearing aids?,? (?:no|none|nil)\b/,
      both: /\bhearing aids? (?:\w+ ){0,4}(?:both|bilateral)|\bbilateral (?:hearing )?aids|\b(?:aids?|aided) (?:in |on )?both (?:ears|sides)\b|\btwo hearing aids\b/,
      one: /\bhearing aid (?:\w+ ){0,3}(?:left|right)|\b(?:left|right)(?:-sided)? (?:ear )?hearing aid\b|\bone hearing aid\b/,
      some: /\b(?:wears|wearing|has|uses|with|using) (?:\w+ ){0,2}hearing aids?\b|\bhearing aids? (?:worn|in situ|fitted)\b|^hearing aids?$/,
    },
    together: ['both/some', 'one/some'],
    days: 120,
  },
  {
    name: 'spectacles',
    values: {
      none: /\bno (?:glasses|spectacles)\b|\b(?:not|never) (?:wear|need|have|use) (?:glasses|spectacles)\b|\b(?:glasses|spectacles)(?: worn)?[?,]? no\b/,
      some: /\b(?:wears|wearing|has|uses|with|needs|prescribed|short[- ]sighted) (?:\w+ )?(?:glasses|spectacles)\b(?! \? no|\? no)|\b(?:glasses|spectacles) (?:since|for|worn|on)\b(?!\?? no)/,
    },
    days: 200,
  },
  {
    name: 'hearing',
    values: {
      poor: pattern('')`
        \b(?:(?:conductive|sensorineural|hearing|bilateral) loss|hard of hearing|deaf|glue ear|grommets? (?:at|in|inserted|fitted|twice|needed)|hearing (?:test |screen )?(?:was |is )?(?:failed|abnormal|impaired|reduced|poor)|failed (?:\w+ ){0,3}(?:hearing|audiology)|(?:can not|cannot|could not) hear|wears hearing aids?)\b
      `,
      good: pattern('')`
        \bhearing\b[^;?]{0,70}\b(?:normal|fine|ok|okay|good|intact|passed|no concerns?|no problems?|clear|satisfactory|within normal)\b|\b(?:no (?:hearing|concerns about (?:his |her )?hearing|problems? with (?:his |her )?hearing))\b|\bpassed (?:\w+ ){0,3}hearing\b|\bhearing (?:problems?|loss)\? no\b
      `,
    },
    days: 150,
  },
  {
    name: 'sleep',
    values: {
      bad: pattern('')`
        \b(?:[1-4] hours?(?: of)? sleep|not sle(?:ep|pt|eping)|no sleep|(?:awake|up) (?:all|most of|half|until|till)(?: \w+)? (?:night|the night|\d|midnight)|sleeps? (?:badly|poorly|little|only|(?:about |just |maybe )?[1-4] hours)|(?:poor|broken|disturbed) sleep|sleep (?:is |was |has been )?(?:poor|broken|disturbed|terrible|awful|bad)|awake from|wak(?:es|ing) (?:every|several|hourly|up to|[2-5]|two|three|four|five|at [1-5]|at (?:two|three|four|five)|screaming|in the night|most)|insomnia|in (?:our|my|his parents'|her parents') bed|up at (?:\d|two|three|four))\b
      `,
      good: /\b(?:sle(?:eps?|pt|eping) (?:\w+ )?(?:(?:7|8|9|10|seven|eight|nine|ten) hours|well|fine|okay|ok|good|through|soundly)|sleep,? (?:is |was |has been )?(?:good|fine|ok|okay|normal|well|settled)|no (?:problems with |issues with |concerns about )?(?:his |her )?sleep(?: (?:problems|difficult\w+|issues))?(?=,|$))\b/,
    },
    days: 14,
  },
  {
    name: 'eating',
    values: {
      poor: pattern('')`
        \b(?:(?:very )?(?:fussy|picky|selective)(?: eater| with food| about food)?|(?:eats?|ate|eating|has) (?:only|nothing but|nothing|very little|little)|only (?:eats?|ate|beige|accepts|has|crackers)|one meal a day|one meal per day|off (?:his|her) food|lost (?:his|her) appetite|poor appetite|appetite,? (?:is |was )?(?:poor|reduced|low|nil)|refus(?:es|ed|ing) (?:all |most |any )?(?:food|fruit|vegetables|meals?|lunch|dinner|breakfast|solids)|skips? (?:meals|breakfast|lunch|dinner)|not eat(?:ing|en)?|(?:restricted|limited) (?:diet|range))\b
      `,
      good: /\b(?:(?:eat(?:s|ing) )?(?:regular|three) meals|eat(?:s|ing) (?:\w+ )?(?:regularly|well|fine|normally|everything|anything)|eats,? (?:everything|a good|a wide)|(?:good|normal|healthy) (?:appetite|eater)|appetite,? (?:is |was )?(?:good|fine|normal|ok)|(?:good|wide|varied) (?:range|diet)|eating,? (?:is |was )?(?:normal|good|fine|ok|well)|no (?:eating|feeding) (?:problems|issues|concerns|difficulties))\b/,
    },
    days: 14,
  },
  {
    name: 'walking',
    values: {
      bedbound:
        /\b(?:bed[- ]?bound|hoist(?:ed)?(?: for)?(?: all)? transfers?|transfers? (?:by|with|via) hoist|hoist transfers?|non[- ]?ambulant|cannot (?:walk|stand)|not (?:walking|mobile|mobilising|weight[- ]bearing)|unable to (?:walk|stand|mobilise)|immobile|(?:cared for|nursed) in bed)\b/,
      wheelchair:
        /\bwheelchair (?:user|bound|dependent|for (?:all )?(?:mobility|everything))\b|\buses a wheelchair\b|\bin a wheelchair\b/,
      frame:
        /\buses a (?:\w+ )?(?:frame|rollator)\b|\b(?:walks?|walking|mobil\w+|independent\w*)\b[^;]{0,30}\b(?:with|using|and|,) (?:a |one, a |his |her )?(?:\w+ )?(?:zimmer|frame|rollator|zimmer frame|walking frame)\b/,
      stick:
        /\b(?:walks?|walking|mobil\w+|independent\w*)(?: \w+){0,3} (?:with|using) (?:a |one |1 |two |his |her )?(?:walking )?sticks?\b/,
      unaided:
        /\b(?:walks?|walking|mobil\w+)(?: \w+)? (?:independently|unaided|without (?:an? )?(?:aids?|stick|help|support))\b|\bindependently mobile\b|\bno (?:walking|mobility) aids?\b|\bindependent (?:mobility|with mobility|walking)\b/,
    },
    days: 5,
  },
  {
    name: 'care at home',
    values: {
      none: /\b(?:manages|managing|copes|coping) (?:\w+ )?without (?:any )?help\b|\bno (?:formal |paid )?(?:carers|care package|package of care|care at home|support at home)\b|\b(?:carers|package of care|care package),? (?:none|nil|no)\b|\bno (?:formal )?(?:care|support)(?=,|$)|\bmanag(?:es|ing|ed) (?:\w+ )?without (?:any )?(?:carers|care|help|support)\b/,
      some: pattern('')`
        \b(?:(?:\d|one|two|three|four|once|twice) ?(?:times|x|timescount)? (?:a|per) day (?:carers|care|package)|(?:once|twice|three times|four times) daily (?:carers|care)|carers (?:\d|one|two|three|four|once|twice|come|visit|attend|help|every|call)|has (?:\w+ )?carers|has (?:a |an )?(?:\w+ )?care package|home help|package of care (?:in place|of|\d)|care package (?:in place|of|\d)|daily carers|live[- ]in carer|hoist at home)\b
      `,
    },
    days: 60,
  },
  {
    name: 'washing and dressing',
    values: {
      helped: pattern('')`
        \b(?:washes and dresses|washes|dresses|showers|bathes) (?:him|her|me)\b(?!self)|\b(?:needs|requires|needing|requiring) (?:\w+ ){0,4}(?:help|assistance|prompting|support|supervision|care) (?:\w+ ){0,3}(?:wash\w*|dress\w*|personal care|self[- ]care|shower\w*|bath\w*)|\b(?:assistance|help) (?:of|from) (?:1|2|one|two) (?:for|with|to) (?:wash|dress|personal|all)|\bneeds (?:full|all) (?:help|care)\b|\bcannot (?:wash|dress) (?:him|her)self\b
      `,
      independent: pattern('')`
        \bindependent(?:ly)? (?:with |in |for )?(?:\w+ )?(?:washing|dressing|personal care|self[- ]care|adls?|activities of daily|wash|showering|bathing)|\b(?:washes|dresses|washes and dresses|baths|showers) (?:him|her|my)self\b|\bself[- ]caring\b|\bindependent with (?:all|everything)\b
      `,
    },
    days: 60,
  },
  {
    name: 'diet and swallow',
    values: {
      nil: /\b(?:nil by mouth|(?:nasogastric|ng|peg|tube)[- ](?:fed|feeds?|feeding))\b/,
      modified:
        /\b(?:pureed?|thickened|level [23456]\b|cough\w* (?:on|with) (?:thin )?fluids|soft (?:diet|and bite|options)|minced|stage [123] fluids|iddsi|modified (?:diet|consistenc\w+|fluids)|mildly thick|moderately thick|custard thick|syrup thick)\b/,
      normal:
        /\b(?:normal (?:diet|food|fluids|texture)|regular (?:diet|texture)|full diet|level 7|thin fluids|(?:normal|safe) swallow|swallow,? (?:normal|safe|intact)|(?:normal|full) diet and fluids|eating and drinking normally)\b/,
    },
    days: 7,
  },
  {
    name: 'nights',
    values: {
      wet: /\b(?:wets? the bed|bed ?wetting|wet(?:s|ting)? (?:most|every|at|his|her) |wakes? wet|in (?:nappies|pull[- ]?ups)|wears? (?:\w+ )?(?:nappies|pull[- ]?ups)|enuretic|not (?:yet )?(?:dry|toilet trained))\b/,
      dry: /\b(?:dry (?:at|by|through|overnight|since|every|all) ?(?:the )?(?:night|nights)?|dry day,? and night|dry (?:day|from|since|at) |toilet trained,? (?:by )?day,? (?:and )?night|(?:fully|completely) toilet trained)\b/,
    },
    days: 120,
  },
  {
    name: 'feeding',
    values: {
      breast:
        /\b(?:(?:exclusively|fully|only) breast ?-?fe(?:d|eding)|breast ?-?feeding (?:well|established|going)|exclusive breast|ebf)\b|\bbreast ?-?fe(?:eding|d)\b(?! (?:clinic|support|stopped|problems|and|until|for|her|his|or|initially))/,
      bottle: /\b(?:bottle ?-?fe(?:d|eding|eds)|formula ?-?(?:fed|feeding|feeds|only)|on formula)\b/,
    },
    days: 14,
    isOfAnybody: true,
  },
  {
    name: 'driving',
    values: {
      no: /\b(?:not (?:been )?driv(?:en|e|ing)|no longer driv\w+|(?:stopped|gave up|given up|giving up) driving|(?:gave|given|handed|sent) (?:up|in|back) (?:his|her|my|the) (?:driving )?licence|no (?:driving |full |valid )*licence|licence (?:was |has been )?(?:surrendered|revoked|suspended|taken)|never (?:driven|drove|learnt|learned)|does not drive|non[- ]driver|banned from driving|provisional licence|never passed (?:his |her )?(?:driving )?test|disqualified)\b/,
      yes: /\b(?:still driv\w+|continues (?:to drive|driving)|(?:he|she|i) (?:drives|drove)|^drives|drives (?:an?|for|locally|short|daily|to|himself|herself|a)|driving (?:locally|daily|to|short|himself|herself)|drove (?:to|over|here|home|himself|herself)|(?:takes|took|taking|has) the car (?:to|out|for|every|most))\b/,
    },
    days: 60,
  },
  ...CHORES,
  {
    name: 'going out',
    values: {
      accompanied:
        /\b(?:(?:can not|cannot|not|never) (?:\w+ )?(?:go|goes|travel|travels|be) (?:out )?(?:\w+ )?(?:unaccompanied|alone|on (?:his|her|my) own|unescorted|by (?:him|her)self)|only goes out (?:with|when)|(?:needs|requires|must) (?:to be )?(?:accompanied|an escort|escorted|supervised) (?:out|when out|in the community|outside)|escorted only|escorted leave only)\b/,
      alone:
        /\b(?:(?:travels?|travelling|goes|went|gets) (?:\w+ ){0,7}(?:alone|on (?:his|her|my) own|independently|by (?:him|her)self|unaccompanied)|unescorted leave|travels independently)\b/,
    },
    days: 45,
  },
  {
    name: 'punctuality',
    values: {
      late: /\b(?:(?:is|arrives|comes|was|often|always|usually|frequently) late|late (?:about |at least )?(?:most|every|twice|once|three|several|often)|poor punctuality)\b/,
      punctual: /\b(?:punctual|always on time|arrives on time|good punctuality|never late)\b/,
    },
    days: 45,
  },
  {
    name: 'severity of learning disability',
    values: {
      mild: /\bmild (?:learning|intellectual) disability\b|\blearning disability,? (?:\()?mild\b/,
      moderate:
        /\bmoderate (?:learning|intellectual) disability\b|\blearning disability,? (?:\()?moderate\b|\bmoderate id\b/,
      severe: /\b(?:severe|profound) (?:learning|intellectual) disability\b/,
    },
    days: FOR_GOOD,
  },
  {
    name: 'severity of aphasia',
    values: {
      mild: /\bmild (?:\w+ )?(?:aphasia|dysphasia)\b/,
      severe: /\b(?:severe|global|profound) (?:\w+ )?(?:aphasia|dysphasia)\b/,
    },
    days: 30,
  },
  {
    name: 'type of diabetes',
    values: { one: /\btype (?:1|i|one) diabet\w+/, two: /\btype (?:2|ii|two) diabet\w+/ },
    days: FOR_GOOD,
  },
];
