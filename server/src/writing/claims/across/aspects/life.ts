import { pattern } from '../../../../lib/pattern.ts';
import { type Aspect, FOR_GOOD } from './aspect.ts';

/** How somebody grew up, what they believe, and how they get on. */
export const ASPECTS_OF_LIFE: readonly Aspect[] = [
  {
    name: 'milestones',
    values: {
      late: /\b(?:not (?:walk|talk|sit|speak|crawl)(?:ing)? until|late (?:walker|talker|to (?:walk|talk|speak))|delayed (?:milestones|speech|walking|language|development)|(?:speech|language|developmental) delay|non[- ]?verbal until|no words (?:until|by)|milestones,? (?:were |all )?(?:late|delayed))\b/,
      timely:
        /\bmilestones,? (?:\w+ ){0,4}?(?:on time|met|normal|age[- ]appropriate|unremarkable|fine|in time)\b|\bno (?:developmental|early) (?:concerns|delay|problems)\b|\b(?:early )?development,? (?:was )?(?:normal|unremarkable|typical)\b/,
    },
    days: FOR_GOOD,
  },
  {
    name: 'course of the birth',
    values: {
      hard: /\b(?:(?:weeks?|days?) (?:in|on) (?:scbu|nicu|special care|neonatal)|emergency (?:caesarean|section|c-section|delivery)|nicu|special care baby|neonatal unit|f(?:o)?etal distress|ventilated|resuscitated at birth|cord (?:round|around))\b/,
      easy: /\bno (?:nicu|scbu|special care|neonatal)\b|\b(?:uncomplicated|normal|unremarkable|uneventful|straightforward) (?:pregnancy,? and )?(?:birth|delivery)\b|\bno (?:birth|perinatal|neonatal|delivery) (?:complications|problems)\b|\bproblems at birth\? (?:no|none)\b|\b(?:birth|delivery),? (?:was )?(?:normal|unremarkable|uncomplicated|uneventful)\b/,
    },
    days: FOR_GOOD,
    isOfAnybody: true,
  },
  {
    name: 'help at school',
    values: {
      none: /\bno (?:extra|additional|sen|special|learning) (?:help|support|needs)\b|\bnot on the (?:sen|special educational needs) register\b|\bno (?:sen|special educational needs)\b/,
      some: /\bon the (?:sen|special educational needs) register\b|\bindividual education plan\b|\bhas an iep\b|\b(?:has|with|gets|needs) (?:a |an )?(?:full[- ]time |part[- ]time )?(?:one[- ]to[- ]one|1:1|teaching assistant)\b/,
    },
    days: 60,
  },
  {
    name: 'stage of school',
    values: {
      primary: /\b(?:is |now |currently )?in year [1-6]\b|^year [1-6]\b|\b(?:at|attends) (?:\w+ )?primary\b/,
      secondary:
        /\b(?:started|at|attends|in) (?:\w+ )?(?:secondary|high) school\b|\b(?:is |now |currently )?in year (?:[789]|1[0-3])\b|^year (?:[789]|1[0-3])\b/,
    },
    days: 60,
  },
  {
    name: 'reading',
    values: {
      behind:
        /\breading age (?:\w+ ){0,4}(?:behind|below|delayed)\b|\bbehind (?:in|with) (?:his |her )?reading\b|\b(?:unable to|cannot|can not|not able to) read\b|\bstruggles (?:to|with) read/,
      able: /\breads? (?:at|above) (?:\w+ )?(?:age|level|expect)|\breading (?:is |was )?(?:at|age)[- ](?:age|expected|appropriate)|\b(?:good|fluent|strong|able) reader\b|\breads (?:fluently|well|novels|short words)\b/,
    },
    days: 120,
  },
  {
    name: 'qualifications',
    values: {
      none: /\b(?:no|without(?: any)?) (?:formal )?qualifications\b/,
      some: /\b(?:has|holds|got|gained|completed|with) (?:a |an |his |her )?(?:\w+ ){0,2}degree\b|\bgraduat(?:e|ed) (?:in|from|of)\b|\b(?:stayed on to do|did|has|passed|three|four) a[- ]levels\b/,
    },
    days: FOR_GOOD,
  },
  {
    name: 'leaving the house',
    values: {
      never:
        /\b(?:house[- ]?bound|not (?:leave|left|leaving) the (?:house|flat)|never (?:goes out|leaves the (?:house|flat))|not go(?:ne)? out(?: of the house)?(?=,|$| for| since| at all))\b/,
      out: /\b(?:walks?|walking|goes|cycles) to (?:the )?(?:shops?|park|town|pub|gym|library|church|mosque)\b|\bgoes (?:out|shopping) (?:every|most|daily|with|for)\b/,
    },
    days: 21,
  },
  {
    name: 'debts',
    values: {
      none: /\b(?:no (?:debts?|money (?:worries|problems)|financial (?:worries|problems|concerns|difficulties))|financially (?:stable|secure)|debts?,? (?:none|nil|no))\b/,
      some: /\b(?:owes|in (?:\w+ )?debt|arrears|payday (?:lenders?|loans?)|bailiffs|loan shark|debts? of)\b/,
    },
    days: 90,
  },
  {
    name: 'benefits',
    values: {
      none: /\b(?:no benefits|not (?:\w+ )?(?:in receipt of|on|claiming|receiving|getting) (?:any )?(?:benefits|personal independence|pip|esa))\b/,
      some: /\b(?:gets|receives|receiving|claims|claiming|in receipt of|on|awarded) (?:\w+ )?(?:benefits|personal independence payment|pip|esa|universal credit|dla|disability living allowance|attendance allowance|carers allowance)\b/,
    },
    days: 90,
  },
  {
    name: 'faith',
    values: {
      none: /\b(?:atheist|no (?:religion|religious beliefs?|faith)|not religious)\b/,
      muslim: /\b(?:muslim|islam\w*|mosque|ramadan)\b/,
      christian:
        /\b(?:christian|catholic|church of england|methodist|baptist|attends (?:mass|church)|goes to (?:mass|church)|jehovah\S*|pentecostal|anglican)\b/,
      jewish: /\b(?:jewish|synagogue)\b/,
      hindu: /\bhindu\b/,
      sikh: /\bsikh\b/,
    },
    days: 400,
  },
  {
    name: 'first episode',
    values: {
      later:
        /\b(?:(?:second|third|fourth|fifth|another|[2-9](?:nd|rd|th)) (?:relapse|episode|presentation|admission)|previous episodes?|relapse of)\b/,
      first: /\bfirst (?:ever )?(?:episode|presentation)\b/,
    },
    days: 30,
  },
  {
    name: 'orientation',
    values: {
      not: /\b(?:dis[- ]?orient\w+|not (?:fully )?orient\w+|not know (?:\w+ ){0,3}(?:month|year|day|date|where|place))\b/,
      fully: /\b(?:fully |well )?orient(?:at)?ed (?:to|in|x|times|timescount)\b|\bfully orient(?:at)?ed\b/,
    },
    days: 2,
  },
  {
    name: 'pacemaker',
    values: {
      none: /\bno (?:pacemaker|cardiac devices?|implant(?:able|ed)? (?:cardiac )?devices?)\b/,
      some: /\b(?:has|with|fitted with) (?:a |an )?pacemaker\b|\bpacemaker (?:in situ|fitted|check|inserted|since)\b/,
    },
    days: 200,
  },
  {
    name: 'hepatitis c',
    values: {
      negative: /\b(?:hepatitis ?c|hep c|hcv)\b[^;,]{0,20}\b(?:neg\w*|clear(?:ed)?|not detected|never)\b/,
      positive:
        /\b(?:known|chronic|untreated|has|active) (?:hepatitis ?c|hep c|hcv)\b|\b(?:hepatitis ?c|hep c|hcv)\b[^;,]{0,25}\b(?:pos\w*|reactive|detected|untreated|since)\b/,
    },
    days: 200,
  },
  {
    name: 'menopause',
    values: {
      over: /\b(?:post[- ]?menopausal|menopause at|went through the menopause|periods (?:have )?(?:stopped|ceased))\b/,
      regular: /\b(?:periods (?:are )?(?:\w+ )?regular|regular (?:periods|cycle))\b/,
    },
    days: 60,
  },
  {
    name: 'alcohol',
    values: {
      none: pattern('')`
        \b(?:non[- ]?drinker|not a drinker|t[- ]?total|tee[- ]?total(?:ler)?|no alcohol(?! (?:since|today|dependen|problem|concern|withdraw|for|on))|alcohol,? (?:nil|none|no|0|zero|never|denies)(?=,|$| intake| ever)|(?:does )?not drink(?: alcohol| at all)?(?=,|$)|(?:sober|abstinent) (?:since|for)|never (?:drinks|drank)(?: alcohol)?)\b
      `,
      some: pattern('')`
        \b(?:\d+(?:\.5)?|two|three|four|five|six|half a|0\.5|a|one) (?:litres?|bottles?|pints?|cans?|glass(?:es)?)(?: or two)?(?: of \w+)? (?:a|per|each|every|at|most|daily|over)\b|\b(?:bottles?|litres?) of (?:wine|vodka|gin|whisky|cider|rum)\b|\bdrinks? (?:\w+ ){0,4}(?:wine|beer|vodka|cider|lager|spirits|pints|cans|gin|whisky|guinness)\b|\b(?:heavy|binge|daily) drink(?:er|ing)\b|\b\d+ units? (?:a|per|each) (?:day|week)\b
      `,
    },
    days: 60,
  },
  {
    name: 'power of attorney',
    values: {
      none: /\bno (?:lpa|lasting power of attorney|power of attorney)\b/,
      some: /\b(?:lpa|power of attorney)\b[^;]{0,30}\b(?:held|registered|in place|for health|for finance)\b|\bhas (?:lpa|(?:lasting )?power of attorney)\b/,
    },
    days: 120,
    isOfAnybody: true,
  },
  {
    name: 'parental responsibility of the father',
    values: {
      none: /\b(?:father|dad) (?:does )?not have (?:parental responsibility|pr)\b|\bno (?:parental responsibility|pr)\b/,
      some: /\b(?:father|dad) (?:has|holds|shares) (?:parental responsibility|pr)\b/,
    },
    days: 120,
    isOfAnybody: true,
  },
];
