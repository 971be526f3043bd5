import { pattern } from '../../lib/pattern.ts';

/**
 * Words that touch harm, in full and in shorthand. Wide on purpose: a passage that is wrongly shown under risk costs a
 * glance, one that is missed may cost a life. Denials count too.
 */
const PLAIN: readonly RegExp[] = [
  pattern('i')`
    \bsuicid\w*|\bself[- ]?(?:harm\w*|injur\w*|poison\w*|neglect\w*|mutilat\w*|strangulat\w*)|\b(?:cut|cuts|cutting|burn\w*|scratch\w*|hit\w*|bang\w*)
    (?: (?:her|his|their|my))? (?:self|himself|herself|themselves|themself|myself|arms?|wrists?|thighs?|legs?|head)\b
    |\boverdos\w*|\bparasuicid\w*|\b(?:hang|hanging|hanged|drown|drowning) (?:himself|herself|themselves|myself)\b|\bligatur\w*|\bnoose\b
  `,
  pattern('')`
    \b(?:DSH|TASL|SI\b(?!\s?joint)|SI\/HI|HI\b(?= |\.|,|$)|NSSI|TLNWL|SH\b(?= (?:nil|none|denied|urges?|thoughts|x\d|last|ongoing))
    |SG (?:concern|ref|lead|issue)\w*|OD(?:'?d)?\b(?! ?[,.;]? ?(?:mg|\d))|CP plan|MARAC|MASH|LADO|s\.?47|S47|DSL\b|IPV|DV\b|NAI|FGM|CSE|CCE
    |ABE|PIT stop|IDVA|ISVA|AWOL|PMVA|MAPPA|Datix|CPOMS|DASH-RIC)
  `,
  pattern('i')`
    \b(?:kill|end|ending|ended|take|taking|took|taken|finish\w*)(?: (?:of|to|with))?(?: (?:his|her|their|my|own|it|it all|your))*
    (?: own)? (?:life|lives|himself|herself|themselves|myself|yourself|it all)\b|\b(?:want|wants|wanted|wish\w*|wishing|rather|going|better)
    (?: \w+){0,3} (?:dead|to die|die|not wake up|not be here|never been born|not exist)\b
    |\b(?:better off (?:dead|without)|not (?:worth|want(?:ing)? to be) (?:living|here|alive)|no point (?:in )?(?:living|going on|being here|any ?more)
    |can'?t go on|don'?t want to be here|not be(?:ing)? here|life (?:is|isn'?t|not) (?:not )?worth|tired of (?:life|living)
    |go to sleep and not wake|sleep and not wake|not wake up|end things|ending things|ended it|end it|goodbye (?:letters?|notes?|messages?)|suicide note
    |thoughts? of (?:death|dying|harm\w*|hurting)|death wish|morbid thoughts|passive (?:ideation|thoughts)|plan or intent|no plans? (?:or|nor|to)|intent\b
    |disappear|give up on life|escape not death|join(?:ing)? (?:him|her|them) in heaven)\b
  `,
  pattern('i')`
    \brisk (?:to|from|of) (?:self|others|harm|him|her|children|suicide|violence|abuse|exploitation|absconding|falls?)\b
    |\b(?:homicid\w*|violen\w*|weapons?|knife|knives|blades?|scissors under|shotguns?|firearms?|guns?|rifle|air ?rifle|machete|crossbow|stockpil\w*|hoard\w* (?:tablets|pills|medication|meds)|ammunition|paraquat|fire ?setting|arson)\b
  `,
  pattern('i')`
    \b(?:abus\w*|neglect\w*|safeguard\w*|child protection|children'?s services|social services|social care referral|groom\w*|exploit\w*|traffick\w*|county lines|rape[ds]?|raped|molest\w*|sexual(?:ly)? (?:assault\w*|harm\w*|touch\w*|inappropriate)|touched (?:him|her|me|inappropriately)|inappropriate(?:ly)? touch\w*|coerci\w*|controlling (?:partner|relationship|behaviour)|forced marriage|honou?r.based|non-molestation|restraining order|stalk\w*|black eye|cigarette burns?|unexplained (?:injur|mark)\w*|fractures of different ages|not safe|safe at home|scared of (?:him|her|dad|mum|father|mother|partner|husband|wife|going home)|afraid of (?:him|her|dad|mum|partner|husband)|indecent images?|sexting|online (?:contact|man|stranger)|older (?:boyfriend|man|men|boys)|no food in|locked (?:in|him|her|out)|went missing|runs? away|ran away|run away|abscond\w*|found wandering|wander(?:s|ed|ing) (?:at night|outside|off|onto))\b
  `,
  pattern('i')`
    \b(?:risk\b|risks\b|risky|crisis (?:plan|team|line|number|card)|safety plan\w*|safety.?net\w*|safe plan|samaritans|protective factors?|means restriction|locked (?:tin|box|cabinet|away)|holds? (?:the )?(?:tablets|pills|medication)|keeps? (?:the )?(?:tablets|pills|medication)|a&e after|antifreeze|car park roof|carbon monoxide|drink.?driv\w*|fire hazard|smoke alarm|command hallucinations?|voices? (?:tell|telling|told|say|saying)|intrusive (?:thoughts?|images?) of (?:harm|hurt|dropp|stabb|push)\w*|naloxone|shar(?:ed|ing) needles|access to (?:means|weapons|medication|knives|tablets))\b
  `,
  // Notes in other languages are quoted, not read; these words must not pass unseen all the same.
  pattern('iu')`
    \b(?:suizid\w*|selbstmord\w*|umbringen|selbstverletz\w*|ritzt|matarse|quitarse la vida|autoles\w*|se tuer|idées noires|automutil\w*|scarific\w*|samobój\w*|zabić się|samookalecz\w*
    |uccidersi|farla finita|autolesion\w*|suicíd\w*|matar-se|zelfmoord\w*|zelfdoding|snijdt zich|intihar|sinucid\w*|hunanladd\w*)|самоубий|суицид|انتحار|自杀|自殺|αυτοκτον|אובדנ|आत्महत्या|ਖ਼ੁਦਕੁਸ਼ੀ
  `,
];

/** Words that may mean harm and often do not: the classifier decides with them. */
const POSSIBLE: readonly RegExp[] = [
  pattern('i')`
    \b(?:hurt\w*|harm\w*|injur\w*|attack\w*|assault\w*|punch\w*|kick\w*|slap\w*|hit|hits|hitting|bit|bites|biting|strangl\w*|chok\w*|throttl\w*|grab\w*|push(?:ed|es)?|shov\w*|smack\w*|beat\w*|belt(?:ed)?|threw|throws|throwing|stab\w*|threat\w*|headbutt\w*|lash\w* out|restrain\w*)
    \b[^.]{0,30}\b(?:self|himself|herself|themselves|myself|him|her|me|them|people|others|anyone|someone|staff|peers?|pupils?|child\w*|baby|brother|sister|mum|mother|dad|father|wife|husband|partner|teacher|nurse|boy|girl|wall|chair|locker|carers?|resident|patient)\b
  `,
  pattern('i')`
    \b(?:disappear|intent\b|bruis\w*|flinch\w*|witnessed|bull(?:y|ied|ying|ies)|left alone|home alone|hungry|petrol|bleach|rope|domestic|frightened of|bridge|railway|roof(?:top)?\b|cliff|exhaust|dvla|needles?|laxatives?|not eating|136|injecting|aggress\w*|unsafe|strangers? online|shed key|razors?|starv\w*|purg\w*|sectioned|feels? safe|felt safe|nudes?|refuge|what'?s the point|missing from|dark thoughts?|a cry for help|falls?\b|fell\b|urges? to|impulses? to|vomit\w*|refus\w*|weight loss|gas|hob|cooker|means|driv\w+|drove|train|tracks?|edge|jump\w*|danger\w*|vulnerab\w*|scared|afraid|angry|anger|rage|fights?|fighting|marks?|tablets|pills|cut\w*|burn\w*|scars?|blood|voices?|wander\w*|lost|alone|police|harm\w*|hurt\w*|hit\w*|safe\w*|protect\w*|die[ds]?|dying|death|dead|hopeless\w*|worthless\w*|burden|trapped|escape\w*|control\w*|touch\w*|secret\w*|online|boyfriend|gang|drunk|passed out|unconscious)\b
  `,
];

export function isRiskWording(text: string): boolean {
  return PLAIN.some((wording) => wording.test(text));
}

export function isPossibleRisk(text: string): boolean {
  return POSSIBLE.some((wording) => wording.test(text));
}
