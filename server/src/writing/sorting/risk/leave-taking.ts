import { pattern } from '../../../lib/pattern.ts';

const POISON = String.raw`(?:pesticides?|insecticides?|crop spray|weed ?killer|sheep dip|paraquat|slug pellets|rat poison|anti-?freeze|descaler|drain cleaner|bleach|caustic soda|disinfectant|dettol|(?:toilet|oven) cleaner|white spirit|surgical spirit|turps|meths|kerosene|paraffin|sodium nitrite|nail varnish remover)`;
const STRIP = String.raw`(?:cord|belt|scarf|lead|sheet|flex|cable|tights|rope|strap|bedding|towel|laces?|washing line|charger|bag handles?)`;

/**
 * What people keep near, do or say before they harm themselves, and what others notice afterwards, without any of the
 * usual words: so plain that it stands  under risk whatever else the passage is about.
 */
export const PLAIN_LEAVE_TAKING: readonly RegExp[] = [
  /\b(?:k[my]s|ctb)\b/i,
  /\bPOD\b(?! ?(?:[#\d]|one|two|three))|\bNAC (?:running|up|started|commenced)\b/,
  pattern('i')`
    \b(?:drank|drunk|drinks?|drinking|swallow\w*|downed|necked|mug of|glass of|swig of|cup of)\b[^.;\n]{0,15}\b${POISON}\b
    |\b(?:pour|dous|soak|cover)\w* (?:\w+ ){0,6}(?:kerosene|petrol|paraffin|diesel|white spirit|lighter fluid|meths)\b
    |\b${STRIP}s?\b[^.;\n]{0,30}\b(?:looped|knotted|plaited|over the (?:\w+ ){0,2}(?:door|rail|beam|bannister|banister)|to the (?:vent|bars|grille|pipe|hook|hinge|tap|radiator)|through the (?:bars|vent|grille))\b
    |\b(?:took|taken|had|ate|necked|downed|swallowed|ingested) (?:about |some |roughly |~ ?)?(?:[2-9]\d|1\d\d|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:odd|\w+))?)(?: odd)?(?: of)?(?: (?!mg\b|ml\b)[\w'’]+){0,3} (?:pcm|tablets|tabs|pills|paras|capsules)\b
    |\b(?:took|taken|necked|downed|swallowed) (?:[1-9]\d|1\d\d) (?:x )?pcm\b
    |\b(?:go(?:es|ing)?|went|gone|cut|cuts|cutting|down|got) (?:down )?to (?:beans|styro|fascia|bone)\b|\bstyros?\b(?!foam)
  `,
];

/** The same, where it may also mean something else: the classifier decides with it, and what it leaves is shown for a look. */
export const LEAVE_TAKING: readonly RegExp[] = [
  // Who thinks of an end, in pictures.
  pattern('i')`
    \b(?:sorted|planned|got|have|has) (?:my|his|her|an|the) exit\b|\bexit (?:bag|plan|sorted)\b|\bon the last page of (?:my|his|her) (?:book|life|story)\b|\b(?:nearly )?at the end of (?:my|his|her) (?:book|story|road|line|life)\b
    |\b(?:bus|lorry|train|bullet|truck) (?:had|has|with) (?:my|his|her) name on\b|\b(?:wouldn't|would not|don't|do not|doesn't) (?:mind|care) if (?:i|he|she) (?:died?|dies|crash\w*|got hit|was hit|didn't|did not|never)\b
    |\b(?:leav\w*|up|left) (?:it )?(?:up )?to (?:fate|the traffic|chance)\b|\b(?:road|carriageway|street|motorway|tracks?)\b[^.;\n]{0,20}\bwithout looking\b
    |\b(?:nod|drop|doze|drift|go|goes|went)s? (?:off|to sleep)\b[^.;\n]{0,15}\b(?:that's (?:that|it)|so be it|that would be (?:that|it))\b
    |\b(?:had|has had|'ve had|have had) (?:my|his|her|ma) (?:shot|innings|day)\b|\bdone (?:my|his|her) time\b|\bwantin'? (?:away|oot|out)\b|\bscunnered (?:wi|with)\b|\bface to the wall\b|\bit won't be long\b
    |\b(?:want|wants|wanted|wish\w*|like|asks?|going) (?:\w+ ){0,3}to (?:go|be|live|get) (?:up )?(?:to|in|with) (?:\w+ )?(?:heaven|the sky|the stars|the angels|jesus)\b|\b(?:the )?(?:sky|heaven|stars) where\b
    |\b(?:operation|surgery|chemo|treatment|transplant|heart) (?:not to work|to fail|to go wrong|to stop)\b|\b(?:lost|lose|losing) face\b|\b(?:ancestors|the dead) (?:are |is |keep )?call(?:s|ing)?\b
    |\b(?:out of|off) (?:everybody|everyone|people|their|your)(?:['’]s|s['’])? (?:road|way|hands|backs?)\b|\bcry for a (?:week|day|bit|while)\b|\b(?:nobody|no one) (?:would|will|'d) (?:miss|notice|care|mourn)\b|\bnotice first\b
    |\b(?:car|van|bus|lorry) (?:goes|went|going|would go|ran) off (?:the|a) (?:road|bridge|cliff|edge)\b
    |\bmak(?:e|es|ing) (?:them|the nights?|it|things) shorter\b|\bnever do (?:owt|anything|nowt|something) (?:daft|stupid|silly)\b
  `,
  // Typed in haste.
  pattern('i')`
    \b(?:cn'?t|can'?t|cannot|cba) (?:do|take|face|cope w) (?:this|dis|it|life) (?:any ?more|ne ?more|no ?more|nemore|much longer)\b|\b(?:2|to) sleep (?:n|and|&|an) (?:not|never|nt)\b
    |\b(?:don'?t|dnt|do not) (?:luk|look|come looking) (?:4|for) (?:me|us)\b|\bwanna (?:die|disappear|not (?:be|wake))\b|\b(?:gna|gonna) (?:end|die|do it)\b|\bwna (?:die|go|end|not)\b
  `,
  // What is put in order, and what is kept near.
  pattern('i')`
    \bfor when (?:i'm|i am|he's|she's|he is|she is) (?:not (?:about|here|around)|gone|no longer)\b|\bwhen i(?:'m| am) not (?:about|here|around)\b
    |\b(?:cancelled|deleted|closed|shut|wiped|given away) (?:everything|all (?:of )?(?:his|her|their)|(?:his|her|their) (?:\w+ )?(?:accounts|photos|photographs|profiles))\b|\b(?:cat|dog|pets?|rabbit) to the (?:shelter|rescue|rspca)\b
    |\b(?:life cover|life insurance|policy)\b[^.;\n]{0,30}\b(?:pays?|accident|valid|if)\b|\b(?:isn't|is not|not|like) an accident\b
    |\b${POISON}\b[^.;\n]{0,50}\b(?:bought|ordered|keeps?|kept|brought|beside|arrived|(?:by|in|under) (?:the|his|her) (?:bed|chair|wardrobe|drawer|room|car|boot|bag))\b|\b(?:helium|nitrogen) (?:canister|cylinder|tank|bottle)s?\b
    |\b(?:a month's worth|the whole box|the lot) (?:by mistake|in one go|at once)\b|\bhow much weight\b|\b(?:hold|take|bear) (?:his|her|my|a person's|somebody's) weight\b|\bwrong side of the (?:fence|barrier|rails?|parapet)\b
    |\b(?:zopiclone|diazepam|lorazepam|temazepam|morphine|oramorph|codeine|tramadol|pregabalin|amitriptyline|tablets|pills)\b[^.;\n]{0,15}\bin (?:a|the) (?:biscuit |old |shoe |coffee )?(?:tin|jar|box|sock)\b
    |\b(?:see|saw|visit\w*|rang|phoned) (?:every one|each|all) of (?:his|her) (?:brothers|sisters|children|friends|siblings)\b
  `,
  // Who was pulled back, and what shows on the skin.
  pattern('i')`
    \b(?:went|gone|walk\w*|wad\w*|got) in(?:to)? the (?:water|sea|river|loch|lake|canal|lock)\b[^.;\n]{0,5}[.;,]?[^.;\n]{0,45}\b(?:pulled|fished|dragged|hauled|rescued|coastguard|lifeboat|fully clothed|clothes on)\b
    |\b(?:pulled|fished|dragged|hauled) (?:him|her|them) (?:out|from the (?:water|river|sea|canal))\b|\b(?:brought|came) round by (?:officers|staff|paramedics)\b|\b(?:stepped|walked) off the (?:kerb|pavement)\b[^.;\n]{0,15}\bin front of\b
    |\blong sleeves\b[^.;\n]{0,20}\b(?:heat\w*|summer|hot|sun|july|august|pe|degrees)\b|\bplasters? (?:under|beneath|up) (?:the|her|his)\b|\b(?:won't|refuses to) (?:roll up|take off) (?:her|his) (?:sleeves?|jumper|hoodie)\b
    |\b(?:rub|pick|scratch|snap|gnaw|goug|scrap|bit)\w*\b[^.;\n]{0,40}\b(?:raw|skin breaks|it bleeds|they bleed|bleeds|broke the skin|breaks the skin)\b|\bbarcode on\b|\bcat scratches\b|\bfeel it and then it\b
    |\binsulin off\b|\b(?:skip\w*|miss\w*|leav\w*|left) (?:off )?(?:her|his|the|my) insulin\b|\b(?:won't|will not|refus\w*) (?:have |take )?(?:the |any )?(?:antibiotics|dialysis|transfusion|fluids)\b|\b(?:dosette|blister pack|nomad|tablets) (?:left )?untouched\b
  `,
];
