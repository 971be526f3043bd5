import { pattern } from '../../../lib/pattern.ts';

const SELF = String.raw`(?:self|himself|herself|themselves|themself|myself|yourself|itself|hisself|theirsel(?:f|ves)|me?self|[mt]hemsel(?:f|s)|mesel[fl]?|masel[fl]?|his?sel[fl]?|himsel|hersel|yersel[fl]?|mysen|hissen|hersen|thissen)`;
const OWN = String.raw`(?:his|her|their|my|your|its|own|the|both|left|right|l|r)`;
const LIMBS = String.raw`(?:arms?|forearms?|wrists?|thighs?|legs?|skin|neck|throat|head|hands?|stomach)`;
const REMEDIES = String.raw`(?:tablets?|pills?|tabs|meds?|medicines?|medication|drugs|paracetamol|co-codamol|codeine|morphine|oramorph|zopiclone
  |diazepam|insulin|strips?|packets?|blister packs?|supply|prescriptions?|pregabalin|tramadol|amitriptyline|sleepers|capsules)`;

/** Suicide and self-harm, thoughts of death, and the means. Denials count too: they have the same words. */
export const HARM_TO_SELF: readonly RegExp[] = [
  pattern('i')`
    \b(?:para)?suicid\w*
    |\bself[- ]?(?:harm\w*|injur\w*|poison\w*|neglect\w*|mutilat\w*|strangulat\w*|immolat\w*|inflict\w*|destruct\w*
      |hatred)
    |\b(?:over-?dos\w*|lig(?:ature|atures|atured)|noose|asphyxi\w*|self-?hang\w*)\b
    |\b(?:cut|cuts|cutting|burn\w*|scratch\w*|hit|hits|hitting|bang\w*|headbutt\w*|bit\w*|pinch\w*|hurt\w*|harm\w*
      |injur\w*|starv\w*|kill\w*|hang\w*|hung|drown\w*|stab\w*|shoot|shot|do|did
      |top)(?: (?:to|at|on))?(?: ${OWN}){0,2} (?:${SELF}|${LIMBS})\b
  `,
  pattern('')`
    \b(?:DSH|TASL|TOSH|TSHI|TSHO|TSO|HTO|DTS|DTO|LAR|RFS?(?=:)|PF(?=:)|SI(?!\s?joint|\w)|SI\/HI|SIB
      |HI(?=[.,;)]|$| (?:nil|none|denied|neg))|NSSI|TLNWL
      |SH(?= ?(?:[:=?]|nil|none|no\b|denie|urge|thought|x ?\d|last|ongoing|hx|hist|since|by\b|w\/|risk|in\b|ideation
          |free))|(?<=\b(?:no|nil|denies|denied|any|of|hx|current|recent|past|prev|further|more) )SH\b
      |(?<!\b(?:mg|mcg|micrograms?|g|ml|units?|tabs?|puffs?|drops?|tablets?|\d{1,4}) ?)(?:OD|ODs|OD'?d|o\/d
        |O\/D)(?!\w)|CSSRS|C-SSRS|SADPERSONS|Columbia|NDDI|ASQ(?= (?:pos|neg|screen))|(?<=\b(?:on|for)(?: the)? )ASQ
      |ASIST|(?<!BANK )ACCT)\b
  `,
  pattern('i')`
    \b(?:si|sh|dsh|nssi|(?<!\b(?:mg|mcg|micrograms?|g|ml|units?|tabs?|puffs?|drops?|tablets?
          |\d{1,4}) ?)od)\b(?= ?(?:\+|nil|none|neg|denied|x ?\d|\d+ ?x|[:=?]|fleeting|passive|active|urges?|thoughts
        |ideation|\d{1,3} (?:x )?(?:para|co-?cod|ibu|sert|tab)))
    |\b(?:no |prev(?:ious)? |past |nil |\d |failed |aborted |interrupted )att(?:empts?)?\b
    |\battempts?(?= (?:on (?:his|her|their|own)|x ?\d|in (?:19|20)|aged|to (?:end|hang|take)))|\bintent \d|\bmeans:
    |\b(?:kill|end|ending|ended|take|taking|took|taken
      |finish\w*)(?: (?:of|to|with|off))?(?: (?:his|her|their|my|own|it|it all|your))*(?: own)?(?: (?:life|lives
        |${SELF}|it all))\b
    |\bdo(?:ing)? (?:${SELF}|away with ${SELF}|something (?:stupid|silly|daft|to ${SELF}))\b
    |\b(?:want|wants|wanted|wish\w*|rather|going|better|prefer\w*|ready|easier|quicker|asks? god
      |pray\w*)(?: (?!not\b)\w+){0,4} (?:dead|to die|die|be gone|vanish|never been born|not exist)\b
    |\b(?:better off|manage better|cope better|be better|happier) (?:dead|without (?:me|him|her|them)
      |if (?:I|he|she|they) (?:was|were|wasn'?t|weren'?t))
    |\bbetter without me\b
    |\b(?:everyone|everybody|the (?:kids|family|children)|you['’]?d all|they['’]?d all)(?: else)?(?:['’]d| would| might)?(?: all)?
      (?: be)? better off\b(?! (?:at|in|on|with|by|mov\w+|liv\w+|financially))
    |\b(?:disappear|vanish|wasn['’]t here|not being here|not wake up)\b
    |\bnot (?:be here|exist|be alive|wake|want(?:ing|ed)? to (?:be here|live|wake|go on|carry on|be alive))\b
    |\b(?:wouldn'?t|would not|never|don'?t|didn'?t|not) (?:bother )?(?:want(?:ed)? to )?(?:wak(?:e|ing)(?: up)?)\b
  `,
  pattern('i')`
    \b(?:no|not|isn'?t|nothing|little) (?:point|reason|worth|much)(?: \w+){0,2} (?:living|live|going on|carry\w* on
      |being here|any ?more|to stop for)\b
    |\bwhat'?s the point\b|\b(?:can'?t|cannot|can not) (?:go on(?! (?:past|beyond|after|until|till)\b)|carry on|do this any ?more|take (?:any|it) ?more)\b
    |\blife (?:is|isn'?t|not|was|wasn'?t)(?: \w+)? worth\b|\b(?:tired|sick|weary) of (?:life|living|being here)\b
    |\b(?:sleep|slept|asleep) (?:and|to) (?:not|never) wake\b
    |\b(?:don'?t|didn'?t|doesn'?t|not) (?:want(?:s|ed)? to )?be here\b|\b(?:end|ending|ended) (?:it|things|it all)\b
    |\bgoodbye (?:letters?|notes?|messages?|texts?|videos?)\b
    |\bthoughts? (?:of|about|to) (?:death|dying|harm\w*|hurt\w*|kill\w*|end\w*|hang\w*|jump\w*|cut\w*|overdos\w*
      |not being|being dead|driving (?:off|into)|life not|stepping)\b
    |\b(?:death wish|death wishes|morbid (?:thoughts|ideas|ruminations)|passive (?:ideation|thoughts|SI|death)
      |active (?:ideation|plans?)|dark thoughts?
      |(?:fleeting|bad|those|such|these|no) (?:thoughts|ideation)(?= (?:of|about|since|now|today|when|in the|this)
        |[.,;]|$))
    |\bsleep(?:ing)? (?:for (?:a year|ever|good)|forever)\b
    |\bpoems? about (?:death|dying|drowning|water|graves?|the end)\b
    |\b(?:can['’]?t|cannot|won['’]?t|would not|couldn['’]?t) (?:promise|guarantee)\b|\bwould not say if\b
    |\b(?:googl\w+|search\w*|look(?:s|ed|ing)? up|research\w*)\b[^.]{0,30}\b(?:painless\w*|quick way|lethal|fatal
      |methods?|how (?:many|much|long|to (?:die|kill|end|hang)))\b
    |\bthink(?:s|ing)? (?:of|about) (?:dying|death|ending|killing|the pills|the tablets|the bridge|it all stopping)\b
    |\bthought about (?:dying|the pills|the tablets|the bridge|ending|it)\b
  `,
  pattern('i')`
    \b(?:plans?|plan|means|intent|intention)\b(?:,| or| nor| and|\/)+ ?(?:no |any )?(?:plans?|means|intent\w*)\b
    |\b(?:no|nil|without|denie[sd]|any|active|clear|specific) (?:current |active |specific |suicidal )?(?:plans?
      |intent|ideation|means)(?: (?:or|and|nor|to (?:act|harm|end|hurt))|[.,;]|$)
    |\b(?:wish|intend|intention|urge)\w* to act\b|\bnot acted (?:on|upon)\b
    |\b(?:no|nil|ongoing|current|active) (?:\w+ )?(?:intent|means|stockpil\w*|urges?)\b|\bon purpose\b
    |\bmade any plans?\b|\bit to stop\b|\bwish(?:es|ed)? to (?:disappear|die|join)\b
    |\bwant(?:s|ed|ing)? to (?:disappear|die)\b
    |\burges? (?:to (?:starve|purge|cut|burn|harm|hurt|jump|drive|bang|hit|run)|\d|resisted|rated)\b
    |\b(?:would|will|wouldn'?t|could|couldn'?t) (?:never |not )?(?:do (?:anything|that|it|something|myself)|act on)\b
    |\b(?:join|be with|go and be w(?:ith)?) (?:him|her|them|my|his|the|ron|mum|dad)\b(?: in heaven| now)?
    |\b(?:escape not death|give up on life|glad to be alive|regrets? (?:it|the|now|taking)
      |(?:stay|staying|keep|keeps|kept) (?:\w+ )?alive|reasons? (?:for|to) liv\w+)\b
    |\b(?:pulled|cut) down by\b|\btied (?:a|the) \w+|\b(?:item (?:9|nine)|item 10|q9)\b
    |\b(?:samaritans|988|shout 85258|papyrus|calm line|hopeline)\b
  `,
  pattern('i')`
    \b(?:stock-?pil\w*|hoard\w*|sav(?:ed|ing|es) up|stash\w*|put by|put aside|kept back|collect(?:ed|ing)
      |count(?:s|ed|ing)|hid(?:es|ing|den)?|left ?-?over|spare|old|unused|remaining)(?: \w+){0,5} ${REMEDIES}\b
    |\bstock-?pil\w*\b(?! (?:\w+ )?(?:food|tins|toilet|loo|pasta|rice|water|nappies|books))
    |\b${REMEDIES}\b[^.]{0,30}\b(?:stock-?pil\w*|hoard\w*|saved|locked
      |in the (?:drawer|cupboard|sock|shed|bathroom|bedside|toolbox)|away from|hidden|removed|handed|a day at a time
      |weekly|one (?:day|week) at a time|under lock)\b
    |\b(?:took|take[ns]?|swallow\w*|ingest\w*)(?: \w+){0,3} (?:(?:a|the) )?(?:handful|box|packet|bottle|strip|whole
      |\d{1,3} ?x?|tablets|pills|lots? of
      |(?:my|his|her|their) (?:\w+ )?(?:tablets|pills|meds))(?: \w+){0,2}(?=[^.]{0,20}(?:${REMEDIES}|bleach|at once
        |last night|on purpose))
    |\b\d{2,3} ?x ?(?:\d{1,4} ?mg )?(?:\w+ )?(?:para(?:cetamol)?|ibuprofen|co-codamol|aspirin|codeine|tabs|tablets)\b
    |\b(?:hold|holds|held|holding|keep|keeps|kept|keeping|lock|locks|locked|look after|remov\w+|hand(?:ed)?(?: over)?
      |give[ns]?|gave|guard\w*|clear(?:ed)?|giv\w+) (?:\w+ ){0,4}(?:the |his |her |their |all )?${REMEDIES}\b
    |\b(?:weekly|daily|7\/7|3\/7|7 day|limited) (?:scripts?|prescriptions?|dispens\w*)\b
    |\b(?:sharps|scissors under|another pack)\b
    |\bhow (?:many|much|long)\b[^.]{0,40}\b(?:it takes|take|would do it|too many|need to run|to die)\b
    |\b(?:extra|all (?:his|her|the|my)|saving up) (?:\w+ ){0,3}(?:tablets|pills|ones)\b|\bcontrolled drugs?\b
    |\bwould do it\b
  `,
  pattern('i')`
    \bon (?:the |a )?(?:multi-?storey|ledge|balcony|parapet)\b|\b(?:belts|cords|belts\/cords|sharps)\b
    |\b(?:rope|hose|exhaust|noose|cord|cords|laces|belt|sheet|scarf|plastic bag|antifreeze|bleach|paraquat
      |weed ?killer|carbon monoxide|razor\w*|blades?|scalpel|hair clip)\b[^.]{0,40}\b(?:bought|round|around|neck|boot
      |shed|garage|car|bed|drawer|removed|taken|away|locked|hidden|found|tied|searched|counted|handed|drank|drink
      |cut\w*|if you leave)\b
    |\b(?:bought|found|tied|has|keeps|kept|took|removed|hid|carr(?:y|ies|ied)) (?:\w+ ){0,5}(?:rope|noose|hose|cord
      |razor\w*|blades?|scalpel|ligature)\b
    |\bengine (?:on|off|running|idling)\b
    |\b(?:sat|sits|sitting|shut|asleep|slept) in (?:the|his|her|their|my) (?:car|van) in (?:the|his|her|their
      |my) garage\b
    |\b(?:drank|drink|drinking|swallow\w*) (?:some )?(?:bleach|antifreeze|batteries|petrol)\b
    |\b(?:stood|stand|stands|standing|sat|sits|went|goes|gone|walk\w*|look\w*|sleeps?|drove|found|legs?|stepp\w+
      |jump\w*)\b[^.]{0,35}\b(?:bridge|footbridge|viaduct|multi-?storey|car park(?: roof)?|roof\w*|cliffs?|balcony
      |ledge|window ?sill|platform|rail(?:way)? (?:line|track)s?|tracks|level crossing|(?:the )?edge
      |top of the (?:stairs|multi|car)|parapet|pier|weir|river|reservoir|canal)\b
    |\bthe (?:bridge|edge|footbridge|multi-?storey|level crossing|yellow line)\b
    |\b(?:beyond|over) (?:the )?(?:yellow line|barrier|railings?)\b
    |\b(?:drive|driving|drove|steer\w*) (?:\w+ ){0,3}(?:off the road
      |into (?:a|the) (?:wall|tree|lorry|bridge|river))\b
    |\btrain times\b|\bslid\w* under the (?:bath|water)
  `,
  pattern('i')`
    \b(?:giv(?:es|en|ing)|gave) (?:\w+ ){0,2}(?:things|possessions|belongings|everything|pets?) away\b
    |\bgiving (?:away|his|her|their)\b
    |\b(?:wrote|written|left|writing|write|writes|put) (?:\w+ ){0,4}(?:letters?|notes?|will
      |texts?)\b[^.]{0,40}\b(?:to (?:the |his |her |their |each|every|mum|dad|my|bro)|for (?:after|when|the)|goodbye
      |in the deed)\b
    |\bsuicide notes?\b|\bno note\b
    |\b(?:said|say|saying|text\w*|messag\w*) (?:his |her |their )?(?:goodbyes?|sorry to (?:the )?(?:dog|cat|kids))\b
    |\b(?:insurance|pay-?out|pension)\b[^.]{0,20}\b(?:better|manage|without)\b
    |\b(?:better|manage better)\b[^.]{0,20}\b(?:insurance|pay-?out)\b|\bto remember (?:her|him|them|me) by\b
    |\btidying up\b|\bputting (?:his|her|their) affairs\b
    |\b(?:linear|old|healed|fresh|superficial|multiple|self|parallel|pink|rows? of|round|new
      |recent) (?:\w+ )?(?:scars?|cuts?|scratch\w*|lacerations?|burns?)\b
    |\bsuperficial lacs?\b|\blacs? (?:x ?\d|to|on|l|r)\b[^.]{0,20}\b(?:arms?|forearms?|wrists?|thighs?)\b|\blinear marks?\b
    |(?<!\b(?:is|was|be|been|hair|grass|to) )\bcut (?:once|twice|again|x ?\d)\b
    |\bscars?\b[^.]{0,30}\b(?:arms?|forearms?|wrists?|thighs?|rows?)\b
    |\b(?:no|nil|longest|\d+ (?:days?|wks?|weeks?|months?)(?: \w+)?(?: without| w\/out| no| free)?) (?:\w+ )?cutting\b
    |\b(?:still|been|stopped|started|keeps?|kept) cutting(?=\s?[?.!;]|$)
    |\bcutting (?:again|stopped|since|found|gives|until|at|on|in|to|with)\b
    |\b(?:ran|walk\w*|stepp\w*|threw ${SELF}) (?:\w+ ){0,3}(?:in front of(?! (?:others|people|peers|friends
          |the (?:class|others|group)|everyone|everybody|staff|visitors|us)\b)|into the (?:road|traffic|river|sea))\b
    |\b(?:hung|hanged|hanging|hang)(?= (?:in|by|from|himself|herself|themselves|19|20|aged|at home)|[.,;]|$)
    |\blast (?:rites|wishes)\b|\bwon['’]?t be needing\b
    |\b(?:own|paid for (?:\w+ )?|planned (?:\w+ )?|prepaid|arranged (?:\w+ )?)funeral\b
    |\bso (?:nobody|no one)['’]?s? (?:bothered|has to)\b|\btell (?:mum|dad|them|the kids) (?:it wasn|i|that i)
    |\bwhich trains\b|\bis it quick\b|\bwad(?:es|ed|ing) in
    |\bpic(?:ture|s)? of (?:a |the )?(?:bridge|knife|pills|blade)
    |\b(?:left|leaves|leaving) (?:his|her|their) (?:watch|ring|wallet|phone|keys)\b
    |\b(?:khudkushi|khudkhushi|aatmahatya|atmahatya|intihaar)\b
    |\btook all (?:of )?(?:my|his|her|their|mum['’]s|dad['’]s|nan['’]s) (?!wine\b|medicine\b)\w{3,12}(?:ine|oxin|pam
      |lol|pram|done|phen|mol|fen)\b
    |\bkeep(?:ing)? alive\b|\b(?:couldn['’]?t|can['’]?t) be (?:arsed|bothered) (?:keeping|being|staying)\b
    |\blet nature\b|\btook the lot\b|\bhosepipe\b
    |\b(?:tied|tie|ties|tying) (?:[\w'’-]+ ){0,3}(?:round|around|to|on) (?:\w+ ){0,2}(?:neck|door|rail|bed|window|handle
      |tap|shower)\b
    |\b(?:wrapped|wrapping|wraps|put|puts) (?:[\w'’-]+ ){0,3}(?:round|around) (?:\w+ ){0,1}neck\b
    |\btied something\b|\b(?:see|sees|seeing|saw) (?:the|a|any|no|little) point (?:in|of)\b
    |\b(?:doesn['’]?t|does not|don['’]?t|can['’]?t|cannot|couldn['’]?t) see (?:the|a|any) point\b
    |\bno point (?:to|in) (?:it|anything|him|her|life)\b|\bwon['’]?t need to worry\b
    |\bwho(?:['’]d| would| will) (?:have|take|feed) the (?:dog|cat|kids|children)\b
    |\bsorted (?:the|her|his) (?:cat|dog|will|papers|affairs)\b|\beverything['’]?s in order\b|\bgoodbye rather\b
    |\bwhich train\b|\btide tables?\b|\b(?:pillow|cushion) over\b|\bplans? or intent\b|\bstanley-?brown\b
    |\bcrisis (?:team|and)\b[^.]{0,30}\b(?:saw|visit|contact|plan|that)
  `,
  // Told in the plainest words, mostly in talk: what a voice says, where somebody goes, and who should come for them.
  pattern('i')`
    \b(?:voices?|m[ae]n|lady|woman|people|they|it|he|she|devil|god|angels?|demons?|shadows?|radio
      |telly) (?:(?:just|always|still|only|keeps?|is|are) ){0,2}(?:say(?:s|ing)?|tell(?:s|ing)?(?: (?:me|him|her|them))?|goes
      |whisper(?:s|ing)?|shout(?:s|ing)?) (?:to )?["“'‘]?(?:just |now )?(?:do it|jump|kill|die|end it)\b
    |\b(?:near|to|up) (?:anywhere|somewhere|places?|anything) (?:that's |that is |really |very )?high\b
    |\bside of the (?:railings?|barrier|parapet|bridge)\b
    |\b(?:get|gets|got|go|goes|went|step\w*|walk\w*|lie|lay|stand|stood|sit|sat|jump\w*|run|ran) (?:down |out )?(?:on|onto
      |in front of) the (?:tracks?|line|rails|train)\b
    |\b(?:station|bridge|platform|river|cliffs?|roof|canal)\b[^.]{0,15} to (?:look|see|watch|think)\b
    |\b(?:god|lord|allah|jesus|he|she) (?:(?:would|could|will|to|just|please) ){0,2}tak(?:e|es|ing) (?:me|him|her|them) (?:in (?:the|my|his
        |her) (?:night|sleep)|now|away|home|soon|too)\b
    |\b(?:don't|doesn't|didn't|do not|does not|did not) want(?:ed)? to (?:go on|live|carry on|be alive|exist)\b
    |\b${REMEDIES} (?:(?:being|were|was|been|are|all) ){0,2}(?:counted|lined up|laid out|tipped out)\b
    |\bepds\b[^.\n]{0,40}\b(?:q|qn|item|question) ?10\b|\b(?:q|qn|item|question) ?10 ?[=:] ?[0-3]\b
    |\b(?:ingest\w*|drank|drunk|drink(?:s|ing)?|swallow\w*) (?:\w+ ){0,3}(?:sheep dip|weed ?killer|pesticides?|anti-?freeze
      |paraquat|organophosphates?|rat poison|slug pellets|drain cleaner|disinfectant|methanol)\b
    |\bdeliberate(?:ly)? (?:until|unless) (?:shown|proven|proved)\b|\binsulin (?:excess|overdos\w*)\b
    |\b(?:[1-9]\d|1\d\d) (?:x )?(?:paracetamol|ibuprofen|co-?codamol|codeine|aspirin|naproxen|sertraline|fluoxetine|citalopram
      |amitriptyline|mirtazapine|zopiclone|diazepam|propranolol|tramadol|quetiapine|antihistamines?)\b(?! ?(?:mg|mcg|tablets?
      \b(?: to| supplied| issued| dispensed)))
    |\b(?:do|be|manage) better (?:off )?(?:w\/|with) (?:my|his|her|their) (?:sister|brother|mum|mother|dad|father|parents|aunt|gran\w*)\b
    |\b(?:hanging|jumping|suffocation) attempts?\b|\b(?:out|(?:wrong|far|other) )side (?:of )?the railings?\b
    |\b(?:phq|bdi|hads)\b[^.\n]{0,40}\b(?:last|final|ninth) (?:item|question)\b
    |\bdeliberate (?:\w+ ){0,3}(?:ingestion|poisoning|injury)\b|\bnac (?:given|started|infusion|per|protocol)\b|\bparvolex\b|\bacetylcysteine\b
    |\b(?:no more than|only|at most) (?:a|one|1) week['’]?s (?:tablets|supply|medication|meds|worth)\b|\bweekly (?:dispensing|scripts?|prescriptions?|supply)\b
  `,
];
