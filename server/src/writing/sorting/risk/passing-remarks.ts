import { pattern } from '../../../lib/pattern.ts';

/** Danger told in passing: slang, farewells, and what people notice before anybody names it. */
export const PASSING_REMARKS: readonly RegExp[] = [
  // Death in slang and farewell, and what is put in order before it.
  pattern('i')`
    \bunaliv\w*|\bsorry for everything\b|\b(?:find|found|sees?|want(?:s|ed)?|only) (?:a|the|no|any|one|my|his|her) way out\b
    |\b(?:wrote|written|writing) (?:letters )?to (?:each|all|every one) of (?:his|her|their|my|the) (?:children|kids|family|sons|daughters)\b|\bneck(?:s|ed|ing)? (?:the lot|them all|the whole)\b|\bpeg(?:s|ged)? (?:it|out)\b|\bbrown bread\b
    |\benough innings\b|\bby (?:his|her|their) own hand\b|\bbe over (?:sooner|quicker|with)\b
    |\b(?:tired|sick) of being (?:a person|alive|me|here)\b
    |\bsee (?:him|her|my|them)sel(?:f|ves) (?:at|past|beyond|turning) (?:\w+ty|\d\d)\b|\bsave the NHS\b
    |\b(?:gave|gives|given|giving) (?:me |him |us |them )?(?:his|her|their|the) (?:watch|rabbit|dog|cat|ring|guitar
      |bike|medals?)\b
    |\b(?:paid (?:off|for)|pays for|planned|chose) (?:the|his|her|their|own) (?:own )?funeral\b
    |\b(?:updat\w+|chang\w+|made|rewr\w+) (?:the|his|her|their) will\b
    |\bwhat happens to (?:\w+ ){1,3}(?:if|when) (?:someone|somebody|he|she|they|a person|you|I) (?:dies?|goes|go)\b
    |\blabelled (?:the )?keys\b|\b(?:wrote|writes|texted|posted) ["“'‘]?(?:bye|goodbye)\b|\bthoughts come and go\b
    |\bwould(?:n['’]t| not) act\b|\bcounts as a sin\b|\bcan['’]?t (?:do|face|take|stand) another \w+
    |\b(?:eats?|drinks?|eating|drinking) nothing\b
  `,
  // Marks on the body, and what is done to it.
  pattern('i')`
    \b(?:lines|plasters?|bandages?|cling ?film) (?:on|round
      |along) (?:(?:both|her|his|their|the|inner|left|right) ){0,3}(?:thighs?|wrists?|arms?|forearms?|legs?)\b
    |\b(?:pull\w*|pick\w*|tear\w*|took) (?:out |at )?(?:\w+ )?stitches\b
    |\bbang\w* (?:his|her|their) (?:forehead|face|head)\b
    |\bswallow\w* (?:\w+ ){0,3}(?:batter(?:y|ies)|magnets?|coins?|blades?|pen lids?)\b|\blicks? (?:the )?sockets?\b
    |\b(?:magnets|batteries|coins) in (?:his|her|their) mouth\b|\bsets? light to\b|\bbayonet\b|\b(?:knife|gun)point\b
  `,
  // Other people's power over somebody.
  pattern('i')`
    \b(?:fine|ok(?:ay)?|better|quiet(?:er)?|calm(?:er)?|nicer?) when [\w'’]{2,15}?(?:['’]s| is) (?:on nights|out
      |away|not (?:there|in|home|around)|asleep|at the pub)\b|\btracks? (?:her|him) (?:on|by|with|through)\b|\b(?:isn['’]t|aren['’]t|not) to (?:speak|talk|see|go out)\b
    |\bowes? (?:£ ?\d+|money) to\b|\bruns? errands for\b|\b(?:two|second|burner) phones?\b
    |\bpicked up (?:\w+ ){0,3}by (?:a|an|some|two) (?:older )?(?:man|men|boys?|lads?|stranger)\b
    |\bfoster (?:care|placement)\b|\bin care (?:from|since|until|at)\b|\bcontact (?:is |was )?supervised\b
    |\bstrategy discussion\b|\b(?:dad|father|mum|mother|stepdad|uncle)['’]?s belt\b
    |\bmakes? (?:her|him|them) (?:stand|sleep|eat|kneel)\b|\b(?:tickling|special|our) (?:game|secret)\b|\bsame nappy\b
    |\bbottle (?:was |is )?(?:sour|propped)\b|\bpropped with\b|\bno (?:leccy|electric\w*|heating|food)\b
    |\bcan['’]?t have (?:the kids|the children|her|him|them)(?:,| then| nobody| no one)
    |\bknows where (?:\w+ ){1,4}(?:parks?|lives?|works?)\b|\bbeaten on\b|\bwas cut (?:at|when|aged)\b
    |\bsold (?:her|his) (?:car|house|ring|flat)\b|\bdomestic (?:issues|situation|row)|\bheld at\b
    |\bsends? (?:him|her|them) (?:videos|pics|pictures|photos)\b
    |\b(?:drinks?|drinking) from (?:noon|morning|breakfast|lunch\w*|the morning|ten|nine)\b
  `,
  // Dangerous places and habits.
  pattern('i')`
    \bhard shoulder\b|\bin (?:his|her) (?:pyjamas|nightie|nightdress|slippers|socks) (?:at|on|in|by) (?:the|a)\b
    |\bclipped (?:\w+ ){0,2}(?:mirrors?|cars?|the kerb|kerbs?)\b|\bleft the (?:grandchild|child|baby|toddler|pram)\b
    |\bwithout cooking\b|\bstreet (?:xanax|valium|benzos?|methadone)\b
    |\bwoke (?:up )?on (?:a|the) (?:bench|pavement|street|floor)\b|\bsleeps? (?:rough|behind|under) (?:the|a)\b
    |\brefus\w+ (?:the )?(?:pur[ée]+ed|thickened|modified) (?:diet|food|fluids)\b
    |\b(?:nearly|almost) under (?:the|a)\b|\bfire door\b|\block gate\b
    |\bno fear of (?:heights|water|traffic|roads|strangers)\b
    |\b(?:slid|slipped) (?:from|off|out of) (?:the |his |her )?(?:chair|bed|hoist|wheelchair|toilet)\b
    |\bcough\w* on (?:thin |thickened )?(?:fluids?|food|tea|water|drinks?)\b|\baspirat(?:ed|ing|ion risk)\b
    |\bpulled (?:out )?(?:his |her |the |own )?(?:ng|peg|cannula|catheter|drain|line|tube)\b
    |\bwithin (?:eyesight|arm['’]?s length)\b|\barm['’]?s length (?:1:1|obs|observations?)\b
    |\b(?:non|anti)-?lig(?:ature)?s?\b|\bsafer cell\b|\bobs ?(?:↑|↓|increased|upped|reduced|decreased|lowered) ?(?:to )?
      (?:[1-6]|l\d|level|gen|general|intermittent|15|within|constant|hourly)\b|\b[1-6] obs ?(?:\/|per|an) ?(?:hr|hour)\b
    |\b(?:buys?|bought|carr(?:y|ies|ying)|finds?|found|hid(?:es|den)?|no) (?:\w+ )?(?:lighters?|matches)\b
    |(?<!\b(?:lunch|snack|tool|juice|letter|post) ?)\b(?:box|blisters?|strips?|packets?|pill bottle) (?:all |is |was |are |were |found )?empty\b
    |\bempty (?:\w+ )?(?:blisters?|(?:tablet|pill) (?:box|packet|bottle|strip)\w*|strips|packets of)\b
    |\b(?:[2-9]|1[0-2]|two|three|four|six|several) (?:months?|weeks?)['’]? (?:supply|worth|stock)\b[^.;]{0,40}\bat home\b
    |\bprot(?:ective)?: |\b(?:eyesight|arm['’]?s length) to\b|\bobs (?:stepped|raised|dropped)\b
  `,
];
