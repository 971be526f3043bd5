import { pattern } from '../../../../lib/pattern.ts';
import type { Matter } from './matter.ts';

const SELF = String.raw`(?:him|her|my|your|them)(?:self|selves)`;
const OWN = String.raw`(?:his|her|their|my|your|the|both|left|right|upper|lower|inner|old|new|fresh|recent|some|more)`;
const LIMB = String.raw`(?:face|arms?|forearms?|wrists?|thighs?|legs?|shins?|calf|hips?|shoulders?|skin|stomach|tummy|abdomen|chest)`;
const WOUND = String.raw`(?:cuts?|lines|grazes|marks|cutting|slash(?:es|ed|ing)?|gash(?:es)?|burns?|burnt|burned|scratch(?:es|ed|ing)?|wounds?|lacerations?|scars?|marks)`;
const DEATH = String.raw`(?:die|dying|be dead|be gone|be alive|be here|end it|end things|end (?:his|her|my|their) life|kill(?:ing)? ${SELF}|hang(?:ing)? ${SELF}|jump(?:ing)?|crash(?:ing)?|drown(?:ing)?|overdose|stop breathing|it (?:all )?to (?:stop|be over|end)|take (?:all|the lot|every)|be with (?:him|her|them) in heaven)`;
const BLOW = String.raw`(?:hits?|hitting|slap(?:s|ped)?|punch(?:es|ed)?|kick(?:s|ed)?|beats?|beaten|beat up|headbutt(?:s|ed)?|strangled|strangles|choked|chokes|throttled|smack(?:s|ed)?|shoved|shoves|pushed|pushes|dragged|bit|burn(?:ed|t)|stabbed|grabbed|pinned|whips|whipped|hurts|thrown)`;
const OF_CLIENT = String.raw`(?:him|her|me|them|us|client|patient)`;
const PEOPLE = String.raw`(?:staff|nurses?|teachers?|peers?|pupils?|children|child|boys?|girls?|lad|man|woman|men|someone|somebody|residents?|patients?|police|officers?|paramedics?|carers?|mother|father|sister|brother|partner|wife|husband|girlfriend|boyfriend|neighbours?|lady|driver|stranger|people|others|assistant|classmates?|friend)`;
const MEDICINES = String.raw`(?:tablets?|pills?|medication|medicines?|doses?|capsules?|blister packs?|blisters?|dosette|strips?|box)`;

/** Harm, what comes before the courts, and what people take or drink. */
export const MATTERS_OF_HARM: readonly Matter[] = [
  {
    names: 'suicidal thoughts, suicide, thoughts of death, plans to end life, intent',
    signs: pattern('')`
      \b(?:wish(?:es|ed)?|wishing|meant|means|wants?|wanted|want|wanting|hop(?:es|ed|ing)|pray(?:s|ed)?|ready|rather|plan(?:s|ned|ning)?|going|intends?|intended|would|urges?|tempted|think(?:s|ing)?|thoughts?) (?:\w+ ){0,4}${DEATH}\b
      |\b(?:wish(?:es|ed)?|hop(?:es|ed|ing)) (?:\w+ ){0,4}(?:not wake|not woken|never woken|never wake|not been found|never been born|was dead|were dead)\b
      |\bbetter off (?:dead|without (?:him|her|me|them))\b|\b(?:goodbye|suicide|farewell) (?:letters?|notes?|messages?|texts?|videos?|at)\b|\b(?:text(?:ed)?|messaged|rang|wrote to|told) (?:\w+ ){0,3}goodbye\b|\b(?:written|wrote|writing|left|leaving) (?:a )?(?:notes?|letters?) (?:\w+ ){0,6}(?:children|kids|family|afterwards|gone|mother|father|wife|husband|parents)\b
      |\bwrong side of the (?:railings?|barrier|parapet|fence|bridge)\b|\b(?:rope|noose|hosepipe|hose) (?:in|under|behind|round|hidden|found|tied)\b|\b(?:found|bought|has|hid|tied) (?:a|the|some) (?:rope|noose|hosepipe|helium)\b
      |\b(?:saved|saving|stash(?:ed|ing)?|hoard(?:ed|ing|s)?|stockpil(?:ed|ing|es)|collect(?:ed|ing|s)) (?:\w+ ){0,4}${MEDICINES}\b|\bstash of\b
      |\bdo it properly\b|\bfinish (?:it|the job)\b|\bend(?:ing)? it all\b|\bno(?:thing| reason) to live\b|\bsaid goodbye\b|\bgiv(?:es|en|ing) (?:\w+ ){1,3}away\b|\b(?:rang|called) (?:the )?samaritans\b|\bhad enough\b
      |\b(?:research(?:ed|ing)|looked up|looking up|searched|searching|google[ds]?|googling) (?:\w+ ){0,4}(?:hang\w*|overdoses?|kill|die|dying|methods?|lethal|painless\w*|tablets|bridges?|drops?|train times|trains?)\b|\b(?:asked|asks|asking) (?:\w+ ){0,4}(?:how (?:long|many|much)) (?:\w+ ){0,2}(?:hanging|dying|tablets|it takes)\b|\bgone forever\b|\blife (?:is )?not worth\b
      |\b(?:stood|standing|sat|climbed|walked|went|talked) (?:\w+ ){0,4}(?:bridge|ledge|roof|railway|tracks|parapet|cliffs?|multi storey)\b
      |\b(?:hanged|hung|hang) ${SELF}\b|\b(?:tried|attempted) to (?:take|end) (?:his|her|my|their) (?:own )?life\b
      |\bthink(?:s|ing)? (?:\w+ ){0,2}(?:of|about) (?:dying|jumping|death|the tablets|the pills|taking them all)\b
    `,
    days: 7,
    isThought: true,
  },
  {
    names: 'self-harm, deliberate self-harm, cutting himself, self-injury',
    signs: pattern('')`
      \b${WOUND} (?:\w+ ){0,5}${LIMB}\b|\bburning (?:\w+ ){0,2}${LIMB}\b|\b(?:digs|digging|pulls|pulling|picks|picking|bites|biting) (?:\w+ ){0,3}(?:nails|hair|skin|hands?|arms?|wrists?)\b|\b(?:bandaged?|dressings?|steri strips|sutures|stitches|punches) (?:\w+ ){0,5}(?:wrist|forearm|arm|thigh|own (?:face|head|legs?))\b|\b(?:cuts?|cutting|burns?|burning|scratch\w*|bit(?:es|ing)?|bang\w*|hit(?:s|ting)?|punch\w*|hang\w*|hung|strangl\w*|ligature\w*) (?:at |on )?(?:${OWN} )?(?:${SELF}|head)\b
      |\b(?:razor|razors|razor blades?|blades?|ligature|ligatures|noose)\b|\b(?:tied|tying|wrapped) (?:\w+ ){1,4}(?:neck|throat)\b
      |\b(?:swallow(?:ed|s)|ingested) (?:\w+ ){0,2}(?:batter(?:y|ies)|bleach|blades?|magnets|screws)\b
    `,
    days: 30,
  },
  {
    names: 'suicide attempt, overdose, attempt on his life, previous attempts, attempt',
    signs: pattern('')`
      \b(?:hanged|hung) ${SELF}\b|\b(?:tried|attempted) to (?:hang|kill|drown|end|take|jump|gas|strangle)\b|\b(?:jumped|jumping) (?:from|off|in front)\b
      |\b(?:took|taken|swallowed|ingested) (?:\w+ ){0,3}(?:overdose|handful|packet|packets|all (?:his|her|the|my)|\d{2,3}(?: \w+)? (?:paracetamol|ibuprofen|tablets|sertraline|codeine|aspirin|amitriptyline))\b
      |\b(?:slit|slashed|cut) (?:his|her|my|their|both) wrists?\b|\b(?:drank|swallowed) (?:bleach|antifreeze|weedkiller)\b|\bstomach pumped\b|\btalked down\b|\b(?:2|3|4|5|two|three|several) overdoses\b|\boverdoses? in\b
      |\b(?:ligature|noose|hosepipe|gas (?:himself|herself))\b|\b(?:attempt(?:s|ed)?|suicide) (?:\w+ ){0,2}by (?:drowning|hanging|overdose|jumping|ligature)\b|\bserious attempts?\b|\b(?:cut|pulled) down by\b|\bliver unit\b|\b(?:walked|ran|stepped) (?:\w+ ){0,2}(?:in front of|into traffic|onto the (?:line|tracks|motorway))\b
    `,
    days: 30,
    isHistory: true,
  },
  {
    names: 'drug use, drugs, substances, cannabis, illicit, substance use disorder',
    signs: pattern('')`
      \b(?:weed|skunk|spliffs?|joints?|cannabis|hash|marijuana|(?:adderall|ritalin|diazepam|valium|zopiclone|tramadol|pregabalin|codeine|tablets|pills) (?:\w+ ){0,2}(?:off|from) (?:an?|his|her|the|my) (?:friend|mate|cousin|dealer|brother|sister|neighbour|street|internet)|white powder|smoking green|class a|xanax|dealer|wraps?|bongs?|crack|cocaine|coke|heroin|ketamine|ket|amphetamines?|mdma|ecstasy|lsd|acid tabs|mephedrone|crystal meth|meth|spice|nitrous|balloons|gbl|ghb|street valium|mushrooms|mandy|monkey dust|opiates?|fentanyl)\b
    `,
    days: 60,
  },
  {
    names: 'drink alcohol, alcohol, drinking',
    signs: pattern('')`
      \b(?:vodka|gin|whisk(?:e)?y|rum|wine|beers?|lager|cider|pints?|prosecco|sherry|brandy|spirits|cans of|units a week|units per week|stella|\d+ units|bottle of (?:red|white)|breathalys\w+|intoxicated|hip flask|guinness|drunk|pissed|hungover|hangover|binge|smel(?:t|ls|led) of (?:alcohol|drink))\b
    `,
    opposites:
      /\b(?:tee? ?total(?:ler)?|sober (?:for|since)|abstinent (?:for|since)|abstinent from alcohol|alcohol free|(?:no|nil|not|never|does not) (?:\w+ ){0,2}(?:alcohol|drinks?|drinking|drank|a drop))\b(?! (?:enough|much|water|milk|problem|concern))/,
    days: 60,
  },
  {
    names:
      'crime, police, trouble with police, convictions, criminal record, forensic history, police, charges, arrests, offending',
    signs: pattern('')`
      \b(?:(?:months|years|year) for (?:\w+ ){0,2}(?:robbery|burglary|assault|theft|fraud|drugs|dealing|wounding|affray|murder|manslaughter|arson|supply)|years in (?:prison|jail|custody|wandsworth|strangeways|mountjoy)|released from|prison|jailed?|probation|convicted|sentenced|cautioned|(?:youth|police) caution|bailed|arrested|on bail|on licence|community order|referral order|suspended sentence|on tag|magistrates|crown court|court (?:date|case|hearing)|charged with|remanded?|young offenders?|served (?:\w+ ){1,3}(?:months|years)|asbo|custodial|cautions? for|did time|in court for|police (?:were |was )?(?:called|attended|came)|served time|grievous|actual bodily|affray)\b
    `,
    days: 400,
    isHistory: true,
  },
  {
    names: 'inject, injecting, injection, intravenous drug use, intravenous use, ivdu',
    signs:
      /\b(?:track marks?|needle marks?|injection (?:sites?|marks?)|injecting (?:sites?|in|into)|shar(?:es|ed|ing) (?:needles|works)|needle exchange|inject(?:s|ed|ing) (?:heroin|crack|speed|amphetamines?|in|into|both|his|her|daily)|groin site)\b/,
    days: 60,
    isHistory: true,
  },
  {
    names: 'weapon, weapons, knife, knives, gun, firearm, firearms',
    signs: pattern('')`
      \b(?:machetes?|knife|knives|blades?|hand ?guns?|guns?|rifles?|shotguns?|pistols?|revolver|swords?|crossbow|knuckle ?duster|air rifle|samurai|axe|hammer under|sharpened \w+|baseball bat|lock knife|flick knife|shivs?)\b
    `,
    days: 400,
  },
  {
    names:
      'aggressive, physical aggression, physical violence, verbal aggression, violence, harm others, hurt others, hit, assault, aggression, fights, hitting out',
    signs: pattern('')`
      \b${BLOW} (?:at |out at )?(?:\w+ ){0,4}${PEOPLE}\b|\b(?:threw|throwing|throws|hurled) (?:\w+ ){1,4}(?:at|across)\b|\b(?:bites|bit|biting|spat|spits|spitting) (?:at |on )?(?:\w+ ){0,2}${PEOPLE}\b
      |\bpulled a (?:knife|blade)\b|\bup against (?:the|a) wall\b|\b(?:broke|fractured|smashed|split) (?:his|her|their|another|a) (?:\w+ ){0,3}(?:nose|jaw|arm|lip|cheek|face|head|teeth|tooth)\b|\bwent for (?:his|her|the|a|him|them)\b|\bassaulted\b|\b(?:grievous|actual) bodily\b|\bconvicted of (?:assault|wounding|affray)\b|\b(?:fist|foot) through (?:the|a)\b|\b(?:lash(?:es|ed|ing)|hits|hitting|kicking) out\b|\bpunch-?ups?\b|\bin a fight\b|\b(?:glassed|stabbed|headbutted)\b
    `,
    days: 60,
    isToOthers: true,
  },
  {
    names:
      'abuse, harm, hurt by him, domestic violence, domestic abuse, violence, hit, been hit, hurt at home, assault, bullied, physical abuse, sexual abuse, strangulation, strangl, safeguarding',
    signs: pattern('')`
      \b${BLOW} (?:\w+ ){0,2}?${OF_CLIENT}\b|\b(?:hands?|arm|belt|cord) (?:round|around) (?:his|her|my|their) (?:throat|neck)\b|\b(?:forced|raped|molested|groped|abused|threatened|strangled|assaulted) (?:\w+ ){0,1}?${OF_CLIENT}\b
      |\b(?:held|pulled|put) (?:a|the) (?:knife|gun|blade) (?:to|on|against)\b|\b(?:grabs?|grabbed|drags?|dragged|hits?|pulls?) (?:him|her|me) (?:by|with|when)\b|\b(?:came|got|comes|gets) into (?:his|her|my) bed\b|\b(?:says?|said|states?) (?:\w+ ){0,4}(?:did|does) it\b|\blocks? (?:him|her|me) in\b|\bcontrols (?:his|her|my) money\b|\b(?:scared|afraid|frightened) of (?:him|her|his|her) (?:father|mother|partner|husband|wife|boyfriend|stepfather)\b|\bthreatened to (?:kill|hurt|harm|stab|burn) ${OF_CLIENT}\b|\b(?:husband|partner|boyfriend|girlfriend|wife|he) (?:has |had )?(?:hit|hits|punched|slapped|kicked|strangled|beat|beats) ${OF_CLIENT}\b|\bblack eye (?:from|off)\b|\bleathered\b|\b(?:broke|broken|fractured|split) (?:his|her|my) (?:arm|nose|jaw|ribs?|lip|wrist|cheek)\b|\b(?:by|round|around) the (?:throat|neck|hair)\b|\bforces? (?:him|her|me) to\b|\b(?:touched|touches|interfered with) (?:him|her|me)\b
    `,
    opposites: /\bfeels safe (?:at home|with|there)\b/,
    days: 400,
    isHistory: true,
    isByOthers: true,
  },
  {
    names: 'social services, social worker, safeguarding, child protection, safeguarding concerns',
    signs:
      /\b(?:child protection (?:plan|register|conference)|child in need|section 47|care order|looked after child|(?:has|had|have) a social worker|section 47|taken into care|(?:children|child|baby|he|she) (?:was|were) removed|removed from (?:his|her|their) care|child safeguarding plan|protection plan|taken into care|foster care|interim care)\b/,
    days: 400,
    isHistory: true,
    isByOthers: true,
  },
  {
    names: 'arson, fire setting, setting fires, fire-setting',
    signs:
      /\b(?:set (?:\w+ ){0,3}(?:fire|alight|light)|arson|lit (?:a|the|his|her) (?:\w+ ){0,2}(?:fire|bedding|curtains|bin|mattress)|burn(?:t|ed) (?:down|the|his|her) (?:\w+ ){0,2}(?:house|shed|flat|school|bin|car|room))\b/,
    days: 400,
    isHistory: true,
  },
  {
    names: 'absconding, wander, wandering, go missing, missing, running away, going missing, missing episodes',
    signs:
      /\b(?:ran (?:away|off)|runs (?:away|off)|went missing|reported missing|missing (?:overnight|for|from)|left the ward without|(?:found|picked up) (?:\w+ )?(?:wandering|on the (?:bypass|motorway|road))|police (?:brought|returned|found) (?:him|her)|got lost|brought back by (?:the )?police|left the ward|absent without leave|abscond\w+|police brought (?:him|her) (?:back|home))\b/,
    days: 60,
  },
  {
    names: 'gambl, gambling',
    signs: /\b(?:casino|slot machines?|slots|betting|bookies|fruit machines?|online bets|poker|roulette|gambl\w+)\b/,
    days: 90,
  },
  {
    names: 'bully, bullying, bullied',
    signs:
      /\b(?:picked on|called names|called (?:him|her) (?:a|fat|names)|ganged up|beaten up at school|tripped up by|threatening messages|group chat)\b/,
    days: 60,
  },
  {
    names: 'gang, gangs',
    signs: /\b(?:runs? with|county lines|gang members?|in a gang|drug running)\b/,
    days: 60,
  },
  {
    names: 'breach, breaches',
    signs:
      /\b(?:tag alarm|breached|broke (?:his|her) curfew|(?:out|missed) (?:after|during|on) curfew|recalled to prison)\b/,
    opposites: /\b(?:complied|complying|compliant) with (?:\w+ ){0,3}(?:curfew|order|conditions|licence|tag)\b/,
    days: 60,
  },
];
