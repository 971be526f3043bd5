import { pattern } from '../../../lib/pattern.ts';

/** Abuse, neglect, exploitation, and those who protect from them. */
export const HARM_FROM_OTHERS: readonly RegExp[] = [
  pattern('i')`
    \b(?:on|walk\w* on) eggshells\b
    |\bhid(?:es|ing|e)? (?:under|behind) (?:the |a |his |her |their )?(?:table|bed|sofa|chair|stairs|curtains?
      |coats)\b
    |\b(?:kids|children|girls|boys|they|little one|baby|toddler) (?:\w+ ){0,2}(?:hear|heard|see|saw|witness\w*) (?:it
      |us|everything|the (?:rows?|arguments?|fight\w*|shouting))\b
    |\b(?:abus\w*|neglect\w*|safe-?guard\w*|child protection|children['’]?s (?:services|social care)
      |(?:adult )?social (?:services
        |care)(?= (?:referral|involve\w*|aware|informed|alert\w*|plan|enquir\w*|closed|open|visit))|early help
      |child in need|looked[- ]after (?:child|status|review)|(?:been|was|taken|went|placed) (?:in|into) care
      |interim care order|care order|care proceedings|placing authority|emergency protection|section 47|s ?47
      |section 17|strategy (?:meeting|mtg)|core group|icpc|initial child protection|family court|supervised contact
      |supervision order|foster(?:ed)? (?:after|because|following)|place of safety
      |groom(?:ed|ing by|ing online|er online)|exploit\w*|traffick\w*|modern slavery|national referral mechanism
      |county lines|cuckoo\w*|rape|raped|rapist|molest\w*|incest\w*|indecen\w*
      |sexual(?:ly|i[sz]ed)? (?:assault\w*|harm\w*|touch\w*|inappropriate\w*|abus\w*|exploit\w*|behavio\w*|play
        |violence|activity)|inappropriate(?:ly)? touch\w*
      |touch(?:ed|ing|es)? (?:\w+ )?(?:him|her|me|them|by|private|sexually|inappropriately|there)|private parts
      |sex offender\w*|coerc\w*|controlling|gas-?light\w*|forced marriage|honou?r[- ]based|female genital|fgm
      |(?:engaged|promised|married off|to be married) to (?:a|her|his|my|the) (?:first )?cousin|married off
      |passport (?:is |was )?(?:with|held|taken|kept|locked|hidden)|non[- ]?mol(?:estation)?\b|restraining order
      |no[- ]contact order|bail conditions|injunction|domestic (?:abuse|violence|incidents?|call)|refuge
      |dash (?:done|score|form|ric|completed)|marac|idva|isva|clare'?s law|perpetrator)\b
  `,
  pattern('')`
    \b(?:SG (?:concern|ref|lead|issue|alert|raised|adult|nil|none)\w*|SG(?=[:.]|$)|SVA|SOVA|VLO|DCF|CYS|MSP(?=:)
      |CP (?:plan|conference|register|chair|medical|reg)|CIN|CPP|LAC (?:review|status|nurse|medical)|EPO|ICO|NRM|MARAC
      |MASH|LADO|MAPPA|DSL|IPV|DVA?|NAI|FGM|CSE(?! maths)|CCE|CSA|ABE|IDVA|ISVA|CPS(?= )|APS(?= )|CPOMS|DASH-RIC
      |DA(?= (?:hx|history|disclosed|in|perp))|Datix|SARC|NSPCC|ChildLine|Childline|DBS barred|PREVENT|TWOC|AWOL|SOVA
      |OPG)\b
  `,
  pattern('i')`
    \bblack eye|\bcigarette burns?|\bburn(?:ed|t)? (?:with|by) cigarettes?|\bunexplained (?:injur|mark|bruis|burn)\w*
    |\bbruis\w*|\b(?:finger|belt|hand|bite|slap|grip|red|small|ligature|needle|track) ?marks?\b
    |\bmarks? (?:on|of|to|round)\b|\bfractures of different ages|\bnot (?:safe|explained)\b|\bunsafe\b
    |\b(?:is|are|feel|feels|felt|keep|keeps|kept|be|being|been) (?:\w+ )?safe\b
    |\bsafe (?:at home|there|in school|on (?:the )?roads?|enough)\b|\bhome safe\b|\bsafety\b
    |\b(?:locked|locks|lock) (?:in|him|her|out|up|them|the (?:kitchen|fridge|door))\b|\bno food in
    |\b(?:shuts?|shutting|bolts?|bolted) (?:him|her|them|me|us|the (?:boy|girl|child|children|kids|baby)) (?:up )?(?:in|into|inside|outside|out)\b
    |\b(?:empty|bare) (?:fridge|cupboards?)|\bfrigo vide
    |\b(?:left|leaves|leaving|found|been|was|home) (?:\w+ ){0,3}(?:alone|unattended|unsupervised)\b
    |\bleft (?:\w+ ){0,3}(?:with the (?:\w+-year-old|eight|nine|ten)|in the (?:bath|car))|\bhungry\b
    |\b(?:hides?|hid|hiding|hoards?|hoarding|steals?|stole|stealing|begs?|begging) (?:for )?(?:\w+ ){0,2}(?:food|bread|crusts|biscuits|scraps|leftovers|lunch(?:es)?)\b
    |\b(?:ate|eats?|eating|takes?|took|taking) (?:\w+ ){0,2}(?:(?:an)?other|(?:some(?:one|body)|every(?:one|body)) else['’]?s|peers['’]?|friends['’]?)
      (?: (?:child|children|kid|pupil|boy|girl)[s'’]{0,2}){0,1} (?:food|lunch(?:es)?|crusts|snacks?|scraps|leftovers|sandwich\w*)\b
    |\b(?:food|lunch|crusts|apples?|scraps) (?:\w+ ){0,2}(?:from|out of) (?:the |other )?bins?\b
    |\b(?:packed )?lunch(?: ?box)?\b[^.;]{0,20}\b(?:nothing (?:in|on)|one slice|1 slice|only (?:a |an )?(?:crisps|biscuits?|crust))\b
    |\bdirty (?:nappies|clothes|house)|\bwait(?:s|ing)? (?:till|outside the)|\bflinch\w*
    |\block(?:ed|ing|s)? (?:\w+ ){0,3}(?:in when|from (?:the )?outside|in (?:her|his) room)\b
    |\b(?:has|still has|holds|knows) (?:\w+ )?(?:the pin|pin|a (?:door )?key)\b|\bchang(?:e|ed|ing) (?:the )?locks\b
    |\blooks? at (?:him|her) first\b|\banswers every question\b|\blifts from\b
    |\bgives? (?:her|him) (?:phones?|money|trainers|vapes|drugs)\b|\bin bed since\b
    |\b(?:makes?|made) you feel (?:scared|unsafe|uncomfortable)\b|\bwomen['’]?s (?:line|aid|helpline)\b|\bdisclos\w*
    |\btold (?:nobody|no one|no-one|no body|a teacher|the ta|ta|her teacher|his teacher)\b
    |\bnothing (?:disclosed|happened)\b|\bsecret\w*|\bnudes?\b|\bsexting
    |\bpictures? of (?:her|him|me|them|girls|himself|herself)\b
    |\b(?:met|meet|meeting|contact|talking|people|man|men|stranger|strangers|someone|boyfriend) (?:\w+ ){0,4}online\b
    |\bonline (?:contact|man|men|stranger|boyfriend|gambling debts)|\bolder (?:boyfriend|man|men|boys|lads|girls)\b
    |\ba man of (?:about )?\w+
    |\b(?:comes?|came|gets?|got|climbs?|creeps?|crept) in(?:to)?\b.{0,30}\b(?:her|his|my|our|their|the girls'?|the child\w*) (?:bed\w*|room|bath\w*|shower)
    |\b(?:he|uncle|dad|stepdad|grandad|brother|cousin) (?:comes?|came) in at night\b|\b(?:there )?(?:isn't|is no|no) (?:a )?lock on\b
    |\b(?:used?|uses|using|took|takes|gave|got|had) (?:\w+ ){0,2}(?:the|a|his|her) (?:belt|strap|slipper|cane|wooden spoon)(?: (?:on|to)\b|[.,;"”]|$)
    |\b(?:sat|parked|waits?|waiting|lurk\w*|hanging (?:a)?round) outside (?:again|my|her|his|our|the (?:house|flat|school|door|gate|shop))\b
    |\b(?:he|she|ex)'?s been outside\b|\b(?:photos?|pics?|pictures?|videos?) of (?:my|her|his|our) (?:door|house|car|flat|window|street)\b
    |\bhung (?:him|her|me|them|us) (?:by|from|up)\b|\b(?:was|were|been) (?:(?:he|she|they|you) )?(?:ever )?(?:held|imprisoned|captured)\b(?= ?[?]| (?:in|by|for) )
    |\bwhen (?:she|he|i)['’]?(?:s|m)? in the bath|\bcomments on (?:her|his) body|\bcreepy
  `,
  pattern('i')`
    \b(?:takes?|took|taken|holds?|has|have|had|uses?|over|controls?|keeps?) (?:\w+ ){0,3}(?:bank ?cards?
      |pension(?: card)?|money|benefits?|passport|phone|keys
      |statements)\b(?=[^.]{0,40}\b(?:her|him|them|not allowed|he|she|control|alert|away|own|bank|nephew|son|neighbour
        |carer|partner|husband|$))
    |\b(?:takes?|took|taken|taking) (?:her|his|their|my) (?:money|benefits?|bank ?cards?|pension|wages|giro
      |passport)\b
    |\b(?:bank|pension|benefit|cash|debit) ?cards? (?:is |was |are )?(?:held|kept|taken|used|looked after) by\b
    |\bdebts? on (?:the )?wing\b|\b(?:being|been|gets?|getting) lea(?:nt|ned) on\b
    |\b(?:has|have|had|does|do|did) (?:he|she|they|anyone|anybody|someone|your \w+) (?:ever |also )?(?:hit|hurt|touch|push
      |grab|slap|punch|kick|threaten|strangle|choke|beat)(?:p?ed|bed|en|d)? (?:you|her|him|them|the (?:kids|children|baby))\b
    |\bscam\w*|\broofer|\bdoor-?step (?:caller|fraud)|\bfinancial abuse|\blikes to know where
    |\breads (?:her|his|their) (?:messages|texts|phone)|\bisn'?t allowed|\bnot allowed (?:to|out)
    |\b(?:tortured|torturing|torture (?:victim|surv)|detention centre|beat(?:en)? (?:in|by|the feet)|hung by
      |electric shocks?|held hostage|kidnap\w*|killed (?:in|that|by|on)
      |witness(?:ed|es) (?:\w+ ){0,3}(?:violence|murder|killing|assault|attack|dv|abuse|dad|father)
      |saw (?:his |her |my )?(?:dad|father|stepdad|mum|mother) (?:hit|push|beat|hurt|strangle)
      |saw (?:\w+ ){0,3}(?:push|hit|beat|stab|kill)\w*|cyber-?bull\w*)\b
    |\b(?:restrictive practice|pressure (?:sores?|ulcers?)|heels? (?:are )?broken|unwashed|soiled (?:sheets|clothes)
      |malnourish\w*|on (?:a |the )?protection plan|protection plan|smacky|smacked|wallop\w*|s\/g
      |nobody (?:shouts|touches|hits)|walked into (?:a |the |that )?(?:same )?(?:door|cupboard)|can['’]?t be woken
      |dont tell|don['’]?t tell (?:mum|dad|anyone|anybody|them)|waiting for (?:him|her|them) (?:at|outside)
      |picks what (?:she|he) wears|doesn['’]?t let (?:her|him)|home v(?:ery)? cold|weight static
      |photos? because (?:he|she)|send (?:the|her|his) (?:photos?|pictures?)|failure to thrive|faltering growth
      |not brought|was not brought|wnb)\b
    |\bsg (?:strategy|referral|ref|concerns?|lead|team|alert|enquiry|adult|mtg|meeting)\b
    |\b(?:dirt|faeces|food) in (?:the |her |his |all )?(?:skin )?(?:creases|folds)\b|\bnails (?:v(?:ery)? )?(?:long|overgrown|filthy)\b
    |\bpads? (?:still )?(?:wet through|soaked|soiled)\b|\bcommode (?:full|overflowing|not emptied|unemptied)\b
    |\b(?:care|carers?|agency|visit|call|medication|mar|daily)\b[^.\n]{0,20}\b(?:log|logs|sheet|chart|book) (?:blank|empty|not filled)\b
    |\bmissed (?:care )?(?:calls|visits) (?:since|x ?\d)|\b(?:g|grade|cat|category|stage) ?[34] (?:sacr\w*|heels?|pressure|ulcer)\b
    |\bpetechiae (?:behind|around|on|over) (?:both |the |his |her )?(?:ears?|neck|eye\w*|lids?|face)\b
    |\b(?:seen (?:in |at )?)?(?:[3-9]|three|four|five|several) different (?:eds|a&es|hospitals|emergency departments)\b
    |\bstabb(?:ed|ing)\b(?! pain)|\b(?:knife|blade|compass(?:es)?|scissors|glass|fork|weapon) (?:up )?(?:against|at|to) (?:\w+ ){0,2}(?:\w+['’]s )?(?:neck|throat)\b
    |\bhands? (?:round|around|on) (?:her|his|my|their|the|a) (?:\w+['’]s )?(?:neck|throat)\b
    |\bsmell(?:s|ing|ed|t)? (?:strongly )?of (?:urine|faeces|wee|poo)\b|\bbelt (?:was )?used\b|\bused (?:the|a|his|her) (?:belt|slipper|cane)\b
  `,
];
