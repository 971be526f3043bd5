import { pattern } from '../../../lib/pattern.ts';

const SMALL = String.raw`(?:toddlers?|baby|babies|infant|the kids|kids|children|little ones?|school run|pram|in charge)`;
const GONE = String.raw`(?:passed out|out of it|spliff|vodka|stoned|gouch\w*|drunk|litre of|bottle of (?:wine|gin|rum|whisky)|can't be woken|cannot be woken|couldn't be woken|won't wake|wouldn't wake)`;
const CALMING = String.raw`(?:lorazepam|diazepam|promethazine|phenergan|haloperidol|quetiapine|risperidone|olanzapine|zopiclone|piriton|calpol|medised|melatonin|sedati\w+|sleeping tablets?)`;

/** Care that hurts or is missing: of children, of those who are old or ill, and of oneself; and carers who can do no more. */
export const UNSAFE_CARE: readonly RegExp[] = [
  // Who is in care and is held, drugged or left.
  pattern('i')`
    \b(?:chair|table|bed ?rails?|cot sides?|door|blankets?|tray|lap ?belt|wheelchair)\b[^.;\n]{0,30}\b(?:so (?:that )?(?:he|she|they) (?:can't|cannot|can not|couldn't|could not|doesn't|won't)|jammed|wedged|tied)\b
    |\b(?:tied|strapped|belted) (?:in|into|to) (?:the|a|her|his) (?:chair|bed|commode|toilet|buggy|high ?chair)\b
    |\b(?:bell|buzzer|frame|walker|drinks?|jug|hearing aids?|dentures)\b[^.;\n]{0,25}\b(?:out of reach|out of (?:his|her) reach|tied up|unplugged|taken away|put away)\b
    |\b(?:extra|more|another|double|given|prn|gave|gives|giving) (?:\w+ ){0,2}${CALMING}\b[^.;\n]{0,40}\b(?:quiet|peace|to keep|so (?:that )?(?:they|the|we|he|she) (?:sleep\w*|stay\w*|can|don't))\b
    |\b(?:bin|untouched|dry|not turned|nobody|asleep)\b[^.;\n]{0,30}\b(?:writ\w+|wrote|record\w*|signed|chart\w*|ticked)\b[^.;\n]{0,12}\b(?:ate|eaten|drank|turned|washed|checked|given|done)\b
    |\b(?:be|been|was|is|were|being|bit|too) rough with\b|\brough(?:ly)? handl\w*|\bman-?handl\w*
  `,
  // Who cares and can do no more.
  pattern('i')`
    \b(?:could|would|going to|gonna|will|might|nearly|almost) (?:have )?(?:swung|swing|strangled?|throttled?|smothered?|slapped?|snap|crack|lose (?:it|control|my temper))\b
    |\b(?:won't|will not|wouldn't|can't|cannot) be (?:held )?(?:responsible|answerable) for\b|\b(?:i'll|i will|she'll|he'll|about to) (?:crack|snap|break)\b(?! (?:it|the|on|a))
    |\bone more night\b|\banother night (?:of this|like (?:this|that|it))\b|\bbreaking point\b|\bend of (?:my|her|his|their) (?:tether|rope)\b
    |\b(?:scared|frightened|afraid|worried|fears?|dread\w*) (?:of )?what (?:i|he|she|they)(?:'ll| will| might| may| could|'d| would) do\b
    |\b(?:shut|close|lock)\w* (?:the|her|his) door\b[^.;\n]{0,40}\b(?:don't hear|can't hear|not hear|scream\w*|cry\w*)\b
  `,
  // Infants.
  pattern('i')`
    \btorn fr[ae]*nulum\b|\bfr[ae]*nulum (?:is |was )?(?:torn|split)\b|\bskeletal survey\b|\bhealing (?:ribs?|fractures?)\b|\b(?:metaphyseal|bucket[- ]handle|posterior rib) \w+|\bretinal h[ae]+morrhag\w*
    |\b(?:weeks?|wks?|months?|mths?)(?: old)?\b[^.;\n]{0,30}\b(?:limp|floppy|not moving (?:his|her) (?:arm|leg)|swollen (?:arm|leg|head)|pupil)\b|\brolled off the\b
    |\b(?:put|plonk\w*|drop\w*|threw|shook|bounced) (?:him|her|it|the baby) (?:down )?(?:too )?(?:hard|roughly)\b|\bto (?:make|get) (?:it|him|her) (?:to )?(?:stop|shut up)\b
    |\b(?:sofa|armchair|settee)\b[^.;\n]{0,50}\b(?:on (?:her|his|my) chest|with (?:the )?baby)\b|\b(?:fell|falls|fall|falling) asleep (?:feeding|with (?:the )?baby|on the sofa with)\b
    |\b(?:bottles?|feeds?|formula)\b[^.;\n]{0,25}\b(?:half[- ]strength|thinned|stretched|made to last|to last)\b|\bconcealed (?:the )?pregnancy\b|\b(?:nobody|no one) knew (?:she was|about the|of the) pregnan\w*
    |\bbaby (?:looks?|looked|stares?|smirks?) at (?:her|me) (?:as if|like)\b|\bfeels? nothing for (?:him|her|(?:the )?baby)\b
  `,
  // A home, and a body, that nobody looks after.
  pattern('i')`
    \bmaggots?\b|\b(?:dog|cat|rat|mouse|mice|bird)[- ]?(?:dirt|mess|muck|faeces|droppings|excrement|urine)\b|\bbare (?:boards|mattress(?:es)?)\b|\bno (?:sheets|bedding|working (?:toilet|loo|bathroom|boiler|cooker)|hot water|running water)\b
    |\b(?:newspapers|rubbish|bags|boxes|clutter|bottles|piles?|piled|stacked)\b[^.;\n]{0,15}\bto the (?:ceiling|rafters|window)\b|\binfest\w*|\bvermin\b|\b(?:rats|mice) in the\b|\bfilthy\b|\bsqual(?:or|id)\b|\b(?:soaked|sodden|urine) (?:mattress|bed|sofa)\b
    |\bteeth (?:\w+ )?(?:black|rotten|rotting|brown|stumps|decayed)\b|\b(?:black|rotten|rotting) teeth\b|\bnever (?:been to|seen) (?:a|the) dentist\b
    |\b(?:nits|(?:head ?)?lice)\b[^.;\n]{0,40}\b(?:scalp|weeping|infected|still|letter|untreated|raw|crawling|sores|months)\b|\bscalp (?:is |was )?(?:raw|weeping|infected)\b
    |\b(?:in|school|arriv\w+|comes?|sent) (?:\w+ )?(?:with no|without a) coat\b|\bno coat again\b|\blick\w* (?:the |other |his |her )?(?:plates?|bowls?)\b|\bribs (?:on show|showing|sticking out)\b
    |\b(?:gets?|getting|washes|feeds|dresses|minds?|minding|looks? after|cares for|puts) (?:up )?(?:the |his |her |both |all )?(?:\w+ )?(?:twins|baby|babies|little ones?|toddler|siblings|brothers?|sisters?|wee ones|bairns|weans)\b[^.;\n]{0,40}\b(?:mum|mam|dad|parents|we|they)\b[^.;\n]{0,15}\b(?:asleep|in bed|drunk|out|on nights|won't get up|can't|at work)\b
    |\b(?:insulin|inhalers?|feeds?) not (?:collected|picked up|fetched|cashed)\b
    |\b(?:hv|health visitor|social worker|sw|midwife|nurse|carers?|agency|professionals) (?:was |were )?(?:not let in|refused (?:entry|access)|turned away|not admitted)\b
    |\b${SMALL}\b[^.;\n]{0,50}\b${GONE}(?![\w])|\b${GONE}[^.;\n]{0,50}\b${SMALL}\b
    |\b(?:didn't|did not|hasn't|has not|never|not) (?:come|came|returned?) home\b[^.;\n]{0,30}\b(?:friday|saturday|sunday|monday|tuesday|wednesday|thursday|days?|nights?|weekend|until|till)\b|\bwon't say where\b|\bout all night\b
    |\bon the (?:carpet|floor|lino|landing|(?:bathroom|kitchen|bedroom) floor) (?:since|all (?:night|day)|overnight)\b
    |\b(?:takes?|took|taking|drives?|driving) (?:the |his |her )?car\b[^.;\n]{0,40}\b(?:can't see|cannot see|blind|sight|cataracts?)\b
    |\bwent over on (?:the |his |her )?(?:gear|heroin|brown|smack|methadone|fent\w*|benzos)\b|\bbrought (?:round|back) with (?:the|a) (?:spray|nasal|pen)\b|\bmarsipan\b|\bmeed\b|\bnarcan\b|\bnyxoid\b|\bprenoxad\b
  `,
];
