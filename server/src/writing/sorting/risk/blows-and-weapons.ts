import { pattern } from '../../../lib/pattern.ts';

/** Somebody a blow may fall on. */
const ONE = String.raw`(?:him|her|me|us|them|you|somebody|someone|(?:his|her|my|the|a|our) (?:\w+ )?(?:mum|mam|mother|dad|da|father|wife|husband|partner|brother|sister|twin|son|daughter|teacher|ta|boy|girl|lad|child|kids?|baby|wean|bairn|neighbours?|nan|gran\w*|cat|dog|staff|nurse))`;
const PET = String.raw`(?:kittens?|cats?|pupp(?:y|ies)|dogs?|hamsters?|rabbits?|gerbils?|birds?|budgies?|hedgehogs?|frogs?|goldfish|guinea pigs?|ducklings?|chicks?|pets?)`;

/** Violence and weapons as people call them at home, in the street and in school, in many parts of the country. */
export const BLOWS_AND_WEAPONS: readonly RegExp[] = [
  // Blows, by the verb and by the noun: `chinned the supply teacher`, `got a right hiding`.
  pattern('i')`
    \b(?:chinned|lamped|brayed|decked (?!out)|skelp\w*|belted (?=${ONE})|clouted|clobbered|leathered|thrapped|twatted|banjoed|nutted|glassed
      |welted|malkied|panned (?:in|${ONE}))(?:\b|(?<= ))
    |\b(?:bray|chin|lamp|deck|clout|batter|clatter|leather|thrash|whack|slap|dig)(?:s|ing|ed|ered|hed)? ${ONE}\b
    |\bbatter(?:ed|ing|s)? (?:\w+ )?(?:senseless|black and blue|unconscious|to a pulp)\b|\bspark(?:ed|s)? (?:${ONE} )?out\b
    |\b(?:get|gets|got|getting|gave|give|gives|gied|gies|given|giving|took|takes?|had|with|from) (?:\w+ ){0,2}(?:a|the|another|his|her) (?:\w+ )?(?:hiding|doin[g']?|kicking|pasting|battering
      |leathering|slapping|thumping|thrashing|backhander|thick ear|clatter(?:ing)?|shoeing|hammering|skelp\w*|clip (?:round|on)|clout)(?![\w-])
    |\b(?:clip|clout|skelp|crack|dig) (?:round|across|on|roond) the (?:ear|lug|head|jaw|face|mouth)\b|\bback of (?:his|her|my|the) hand\b
    |\b(?:put|puts|putting|lays?|laid|laying) (?:(?:his|her|a|one|their) )?(?:hands?|finger) on (?:me|her|him|us|them|the (?:kids|children|baby|boy|girl))\b(?! shoulder)
    |\b(?:squar(?:es?|ed|ing) up|fronts? up|fronted up) (?:to|at)\b|\b(?:jump(?:ed|ing)?|set (?:up)?on) by\b(?! (?:two|three|\d+) (?:points|years))
    |\bset about ${ONE}\b|\b(?:swing|swung|swings|swinging) (?:for|at) (?!the ball)${ONE}\b|\b(?:goes|went|going|flew|flies|came|comes) for (?:me|him|her|us)\b
    |\bred mist\b|\b(?:see|sees|saw) red\b|\b(?:see|sees|seeing) to ${ONE} (?:once|when|after|himself|myself|for good)\b|\bdo(?:ing|ne)? (?:him|her|them) in\b
    |\bhair (?:pulled|torn|ripped) out\b|\bfistful of (?:his |her )?hair\b|\bhand[- ]?print on\b|\bfingertip (?:marks?|bruis\w*)
  `,
  // Weapons, and what becomes one because of the place where it is kept.
  pattern('i')`
    \b(?:shank(?:s|ed)?(?! of|s of|,? lamb)|nank|skeng|zombie (?:knife|blade)|tooled[- ]up|cosh|stab[- ]?(?:proof )?vest|flick[- ]?knife|lock[- ]?knife|pen ?knife|bb gun|balaclavas?
      |petrol bombs?|molotov\w*|knuckledusters?|brass knuckles|taser|pepper spray|cs gas)\b|(?-i:\bRambo)\b(?= (?:knife|blade|tucked|in|under|down|on|from))
    |\b(?:he|she|they|i|lads?|boys?|brother|all|bro)(?:'s| is|'re| are|'m| was| were) (?:all |always )?strapped\b|\bhas a strap\b
    |\b(?:by|under|beside|behind|next to) (?:(?:the|his|her|my) )?(?:bed|pillow|mattress|door|seat|counter)\b[^.;\n]{0,25}\b(?:for when|in case (?:he|she|they|anyone|any)|for protection|because of (?:him|her|next door|them))
    |["“'‘]?for protection["”'’]?(?=[.,;"”]|$)|\b(?:kill|hit|hate|death) ?lists?\b(?! of songs)
  `,
  pattern('i')`
    \b${PET}\b[^.;\n]{0,30}\b(?:tumble ?dr[yi]er|microwave|freezer|oven|washing machine|drown(?:ed|ing)|tail off|legs? off|set alight|at the wall|head off)\b
    |\b(?:tumble ?dr[yi]er|microwave|freezer|drown(?:ed|ing)|kick(?:ed|s|ing)?|throttl\w+|tortur\w+) (?:the |a |his |her |next door's )?(?:\w+ )?${PET}\b|\bcruel(?:ty)? to (?:the )?(?:animals?|${PET})\b
  `,
  // Fire.
  pattern('i')`
    \blighter (?:fuel|fluid)\b|\baccelerant\b|\bfire ?(?:bug|raiser|raising)\b|\bplay(?:s|ed|ing) with (?:matches|lighters|fire)\b
    |\b(?:bins?|bin store|sheds?|skip|hedge|gorse|curtains?|sofa|barn|caravan|den|hut) (?:\w+ ){0,2}(?:went up|alight|ablaze|on fire)\b(?! station)
    |\b(?:burn(?:t|ed|s|ing)?|torch(?:ed|es|ing)) (?:out |down )?(?:the|a|an|his|her|their|some|next door's) (?:\w+ )?(?:caravan|car|van|sheds?|bins?|barn|hut|house|flat|garage|den|playground|school|moped|scooter)\b
    |\b(?:lit|lighted|burning) (?:firework|banger|rag|paper)\b|\b(?:firework|banger|petrol|rag|excrement|faeces|dog (?:dirt|mess)) through\b
  `,
  // Hatred that looks for somebody.
  pattern('i')`
    \bfoids?\b|\bincels?\b|\belliot rodger\b|(?-i:\bER)\b (?:had the right|was right)|\bgreat replacement\b|\brace war\b|\bkuff?ars?\b|\bmartyr(?:s|dom)\b|\bjihad\w*
    |\bsonnenrad\b|\bwhite power\b|\b1488\b|\b(?:school|mosque|church|synagogue) (?:shoot|attack)\w*|\bcolumbine\b|\bmassacres?\b|\bgore (?:clips?|videos?|sites?|content)\b|\bbeheading\w*
    |\bbomb[- ]?mak\w*|\bthe day is coming\b|\bget what (?:is|they are|they're|he is|she is|he's|she's) (?:owed|coming to)\b
    |\bjoin the (?:brothers|fighters|fight|cause|struggle)\b|\bin the (?:mosque|synagogue|church)\b[^.;\n]{0,20}\b(?:saints?|heroe?s?|shot|killed)\b
    |\b(?:saints?|heroes)\b[^.;\n]{0,30}\b(?:mosque|synagogue)\b
  `,
];
