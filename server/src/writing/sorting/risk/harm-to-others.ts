import { pattern } from '../../../lib/pattern.ts';

const PEOPLE = String.raw`(?:him|her|me|them|us|people|others?|anyone|anybody|someone|somebody|staff|peers?|pupils?|child\w*|kids?|baby|babies|brothers?|bro|sisters?|siblings?|mum|mother|mam|dad|father|parents?|stepfather|wife|husband|partner|ex|girlfriend|boyfriend|gf|bf|teacher|ta|teaching assistant|nurse|hca|carers?|residents?|patients?|boys?|girls?|lads?|officers?|pc|police|physio|sw|nan|gran\w*|son|daughter|dtr|dog|cat|animals?|neighbours?|strangers?|prisoners?|each other|(?:a|the|an old|dinner) (?:man|woman|lady|driver)|(?:bus|taxi|cab) driver|dinner lad(?:y|ies)|shopkeeper|security|other)`;
const BLOW = String.raw`(?:hit|hits|hitting|punch\w*|kick\w*|slap\w*|smack\w*|bit|bites|biting|bitten|strangl\w*|chok\w*|throttl\w*|grab\w*|push(?:ed|es|ing)?|shov\w*|beat|beats|beaten|beating|belted|stab\w*|headbutt\w*|struck|strik\w+|swung|lash\w*|shook|shak(?:e|ing|en)|spat|scald\w*|burn\w*|thump\w*|bull(?:y|ied|ies|ying)|attack\w*|assault\w*|threat\w*|hurt\w*|harm\w*|kill\w*|restrain\w*|gripped|squeez\w*|pinn\w*|drag\w*|pull\w*|shout\w*|scream\w*|squared up|followed|follows|threw|throws|throwing|throttle\w*|nipp\w*|scratch\w*|pinch\w*)`;

/** Violence, threats and weapons, from whomever and against whomever. */
export const HARM_TO_OTHERS: readonly RegExp[] = [
  pattern('i')`
    \b(?:homicid\w*|murder\w*|manslaughter|violen\w*|weapons?|knife|knives|blades?|machete|crossbow|shot-?guns?
      |firearms?|guns?|pistols?|revolvers?|rifles?|air ?(?:rifle|gun|weapon)|ammunition|bladed article|screwdriver
      |baseball bat|knuckle ?duster|hammer|axe|samurai|acid attack|fire[- ]?sett\w*|arson\w*
      |petrol (?:through|on|over)|set (?:a )?fire|sets? fires?|fires? (?:in|at)|grievous|gbh|abh|affray|pmva|mappa
      |assault\w*|threaten\w*|threats?|aggress\w*|de-?escalat\w*|rapid tranq\w*|secluded|restraint|restrained
      |physical intervention|team teach|strangul\w*|robb(?:ed|ery)|petrol can|tarasoff|exclusion zone|5150
      |police (?:were )?(?:called|log|trace|involved|attended)|handcuff\w*
      |carr(?:y|ies|ied|ying) (?:a knife|something|anything|weapons?|tools?)|squared up|fists? clenched|road rage
      |hate crime|stalk\w*|harass\w*|intimidat\w*|radicali[sz]\w*|prevent referral|channel panel|terroris\w*|hcr-20|savry|oasys|static-99r?
      |duty to warn)\b
  `,
  pattern('i')`
    \b${BLOW}\b(?:[^.]{0,25}?)\b${PEOPLE}\b
    |\b${PEOPLE}\b[^.]{0,20}\b(?:hit|hits|punched|kicked|slapped|smacked|bit|beat|beats|beaten|pushed|shoved|grabbed
      |hurt|hurts|strangled|threatened|attacked|threw|stabbed|choked|squeezed|gripped)\b
    |\b(?:was|were|been|being|gets?|got) (?:struck|slapped|punched|shoved|throttled)\b
    |(?:^|[.;,:] )(?:pushed|shoved|kicked|punched|slapped|grabbed|dragged|choked|thrown|pinned|beaten) (?:down|on the (?:stairs|floor|bed|head|sofa)|on stairs|into|against|to the (?:floor|ground|wall)|in the (?:face|stomach|back|head|chest|ribs)|by (?:him|her|the|his))\b
    |\b(?:afraid|scared|frightened|terrified|fear\w*) of (?:\w+ ){0,2}${PEOPLE}\b|\bafraid (?:of each|at home)\b
    |\b(?:hurt|harm|kill) (?:him|her|some|any|other|people|each|the)\w*\b
    |\b(?:threw|throws|throwing|thrown) (?:\w+ ){0,3}(?:chair|plate|mug|table|phone|bottle|remote|desk|object\w*|cup
      |things|stuff|stones?|brick|stapler|book|glass|shoe|laptop)s?\b
    |[=→] ?fists?\b|\bfists? (?:fly|flew|flying|came out|come out|are up|went up)\b
    |\b(?:punch\w*|kick\w*|headbutt\w*|smash\w*|hole in|put (?:his|her|their) (?:fist|hand|foot) through
      |broke) (?:\w+ ){0,3}(?:walls?|doors?|windows?|lockers?|windscreen|wardrobe|furniture|telly|tv)\b
    |\btake (?:a (?:couple|few)|some|all|one) (?:\w+ )?(?:of (?:them|you|us)|three)\b
    |\bhands? (?:round|around|on) (?:[\w'’]+ ){0,3}(?:neck|throat)\b|\bby the throat\b
    |\b(?:his|her|their|my) (?:neck|throat)\b|\bbroke (?:his|her|my|their) (?:arm|finger|jaw|nose|rib)s?\b
  `,
  pattern('i')`
    \b(?:command (?:hallucination|voice)s?
      |voices?\b[^.]{0,25}\b(?:tell|tells|telling|told|say|says|saying|command\w*|order\w*)\b
      |(?:they|it) (?:tell|told|say|said)(?: \w+){0,3} to (?:jump|kill|hurt|harm|cut|do|push|hit|stab)
      |do they tell you)\b
    |\b(?:intrusive|images?|thoughts?|urges?|dreams?|impulses?)\b[^.]{0,25}\b(?:drop\w*|harm\w*|hurt\w*|stab\w*
      |push\w*|strangl\w*|smother\w*|shak\w*|kill\w*|throw\w*)\b
    |\b(?:asking for it|(?:has|had|got) it coming)\b|\bsharpen(?:s|ed|ing) (?!pencils?|skills|focus|claws)(?:\w+ ){0,2}\w+
    |\b(?:thought|thinks|believ\w+|convinced|felt|says|said) (?:that )?(?:\w+ )?(?:baby|newborn|infant|child|son|daughter) (?:was|is|had been) (?:the devil|satan|the antichrist|evil|possessed|cursed|a demon|swapped)\b
    |\b(?:exclu\w+|suspen\w+)\b(?:[^.;]|\.\d){0,40}\bfor (?:\w+ ){0,2}(?:hitting|punching|kicking|biting|fighting|violence|attacking|throwing)\b
    |\bshook the (?:pram|baby|cot)\b|\b(?:might|could|would|going to) (?:shake|hurt|drop|hit|snap|lose it)\b
    |\b(?:fists?|hand|foot|head|elbow) through (?:a |the |his |her )?(?:\w+ )?(?:pane|window|door|wall|glass|screen)\b
    |\b(?:goes|going|went) for (?:another|a|the|his|her) (?:pt|${PEOPLE})\b
    |\bneeded (?:a )?(?:hold|restraint|holding)\b|\bfantasi[sz]\w+ (?:about|of)\b
    |\b(?:run|running|ran) (?!out\b|late\b|through\b)(?:\w+ ){1,2}over\b
    |\bpinch(?:es|ed|ing)? (?:under|when|hard|until)\b
    |\b(?:on|signs?) the (?:sex offenders?['’]? )?register (?:until|till|for life|since)\b
    |\b(?:on|signs?) the (?:sex offenders|SOR)\b|\bindecent images\b
    |\bimages on (?:the |his |her )?(?:laptop|phone|computer)\b
    |\b(?:lash\w* out|meltdowns? with (?:hitting|kicking)|physical(?:ly)? aggress\w*
      |(?:verbal(?:ly)?|phys(?:ical(?:ly)?)?) agg
      |verbal(?:ly)? (?:aggress\w*|abus\w*)|glass(?:ed|ing)(?= (?:him|her|them|a|an|someone|somebody|another|in|offence|incident)|[,;.)])
      |(?:s\.? ?|section )(?:18|20) (?:wounding|gbh|offence|assault|x ?\d)|index(?: offence)?: ?(?:s\.? ?|section )(?:18|20)|wounding (?:with|offence|x ?\d|s\.? ?(?:18|20))
      |hears (?:[\w'’]+ ){1,3}(?:tell|telling|call|calling|beckon\w*|urg\w+) (?:him|her|them|me)
      |(?:neighbours?|they|he|she|people|someone|somebody) (?:must|needs? to|ha(?:s|ve) to|ha(?:s|ve) got to) be (?:stopped|dealt with|punished)
      |take the both of us
      |(?:does|did|will|still) hit (?:when|if|out)|no hits (?:with|w\/)
      |raised (?:(?:a|his|her) (?:stick|hand)|(?:a |his |her )?fist|hand to))\b
  `,
];
