import { pattern } from '../../../lib/pattern.ts';

/** Danger in everyday life, and what was arranged for safety. */
export const EVERYDAY_DANGER: readonly RegExp[] = [
  pattern('i')`
    \b(?:risk|risky|risks(?=:| (?:to (?:self|others|him|her|child\w*|the)|of|discussed|identified|known))
      |riskier)\b(?! (?:to|of) (?:memory|language|naming|surgery|the results))
    |\brisk[- ](?:assess|manag|plan|review|formul|screen)\w*
    |\bcrisis (?:plan|line|number|nos?|card|contacts?|cafe|house|pack)\b|\bsafety[- ]?(?:plan\w*|net\w*|advice)\b
    |\bred flags?\b|\bprotective (?:factors?|:)|\bmeans restriction\b|\bcoping plan\b|\bkeep(?:ing)? safe\b
    |\bstaying safe\b
    |\b(?:level [1-4]|1:1|one[- ]to[- ]one|constant|continuous|eyesight|within[- ]eyesight|arm'?s[- ]length|enhanced
      |intermittent|general|15[- ]min\w*|hourly) (?:nursing )?(?:obs|observations?|watch|checks)\b
    |\b(?:on|remains on) (?:\w+ )?(?:15|level) ?\w* ?obs\b|\bconstant watch\b
    |\bobs(?:ervation)?s? (?:level|increased|reduced)\b|\brip-?proof|\bacct\b|\bdetained\b|\bsection 136\b|\b136 suite\b|\bs ?136\b
    |\bmha assessment|\bmhaa\b|\bamhp\b
    |\b(?:what stops (?:him|her|them|me)|reasons? to (?:stay|live)|people to ring|who to (?:ring|call)
      |ring (?:999|111)|(?<!\d ?)999\b(?! ?\d)|call (?:999|111))\b
  `,
  pattern('i')`
    \b(?:left|leav(?:e|es|ing)) (?:the |a |her |his )?(?:bath|taps?|water|sink|shower) (?:on|running)\b
    |\bflood(?:s|ed|ing) (?:the |her |his |out )?(?:\w+ )?(?:flat|kitchen|bathroom|house|floor|neighbours?)\b
    |\babscond\w*|\belopement\b|\bleft (?:AMA|against (?:medical )?advice)\b|\bline of sight\b
    |\bnot (?:to )?(?:be left|let|leave|left|go out|be out)\b[^.]{0,30}\balone\b
    |\b(?:never|not to be) (?:left )?alone w(?:ith|\/)|\bearly (?:warning )?signs?:|\bnear fall\b
    |\brelapse and crisis\b|\bcrisis and relapse\b|\b(?:5|10|15|30)[- ]?min(?:ute)? obs\b|\bwent missing\b
    |\bmissing (?:from (?:home|care|school|ward|unit)|person\w*|episodes?|overnight)\b|\bruns? (?:away|off)\b
    |\bran (?:away|off)\b
    |\bran out(?! of (?:\w+ ){0,2}?(?:money|time|steam|inhalers?|med\w*|tablets|insulin|milk|credit|ideas|words|petrol
        |patience|breath|energy|paper|script)s?\b)(?= of | in(?:to)? | on(?:to)? | the )
    |\brun(?:ning)? (?:away|off)\b|\bbolt(?:s|ed|ing|er)\b
    |\b(?:tried|trying|attempt\w*|asking|asked) to leave (?:the )?(?:ward|unit|hospital|house|building)\b
    |\bwalked out (?:of )?(?:the )?(?:ward|unit|house|hospital)\b
    |\bfound (?:wandering|at|on|by|in|sitting|hanging|her|him|on the|2nd|outside)\b[^.]{0,25}\b(?:bus stop|station
      |street|road|slip road|floor|stairs|old school|police|pcso|ward|outside|passer|room-?mate|bench)\b
    |\bwander(?:s|ed|ing)\b|\bgot lost\b|\bwindow restrictor|\bdoor (?:alarm|chain|sensor)|\bgps\b
    |\bno (?:road|danger) (?:sense|awareness)\b|\broad safety\b|\bno sense of danger\b
    |\binto (?:the )?(?:road|traffic)\b|\bclimb\w* (?:out|on|over|alone|roof)\b
  `,
  pattern('i')`
    \bdriv(?:e|es|ing|en)\b(?! (?:me|him|her|home|to (?:work|school|clinic|the (?:session|appointment|clinic))
        |for (?:a|the) (?:firm|delivery|living|company))\b)
    |\bdrove\b(?=[^.]{0,40}\b(?:no sleep|drunk|wrong|against|lost|into|off|asleep|fast|pints)\b)|\bdvla\b
    |\blicen[cs]e (?:revoked|returned|surrendered|suspended)\b|\bcar keys?\b|\bkeys (?:to|with|handed)\b
    |\bat the wheel\b|\bwrong way\b|\bkerb\b|\bnear miss\w*\b|\bdrink[- ]?driv\w*\b|\bover the limit\b
    |\bwithout (?:a )?(?:seat ?belt|helmet)\b
    |\b(?:gas|hob|cooker|stove|oven|iron|candles?|grill|pan)\b[^.]{0,25}\b(?:left|on|unlit|burn\w*|fire|alight
      |cut-?off)\b
    |\bleft (?:the )?(?:gas|hob|cooker|stove|oven|iron|pan|taps?)\b
    |\bfire (?:hazard|service|brigade|risk|alarm|blanket)\b|\bsmoke (?:alarm|detector)s?\b
    |\bdropped (?:\w+ )?cigarettes?\b|\bburns? (?:on|to|in) (?:the )?(?:carpet|chair|bed|clothes|furniture)\b
    |\bscald\w*\b|\b(?:unwitnessed |recurrent |multiple |further |had |risk of |high )falls?\b
    |\bfalls? (?:risk|x ?\d|:|\d|since|this|in the|team|sensor)|\bfell (?:down|out|in the|x ?\d|again|twice|three)
    |\b(?:sensor|crash) mat\b|\blong lie\b|\bon (?:the )?floor (?:(?:for|about) |~ ?){0,2}\d{1,2} ?(?:h|hrs?|hours)\b|\bpost-?fall\b
  `,
  pattern('i')`
    \b(?:refus\w*|not|stopped|declin\w*|hasn'?t|has not|won'?t) (?:\w+ ){0,3}(?:eat\w*|drink(?:ing)?|fluids
      |food and fluids|insulin)\b(?=[^.]{0,40}(?:days?|hours?|fluids|\d|insulin|weight|since|and says))
    |\b(?:omit\w*|skipp\w*|stopp\w*|withh\w*|leav\w+ off) (?:\w+ )?insulin\b|\binsulin on purpose\b
    |\b(?:water(?:ing|ed|s) down|dilut(?:ing|ed|es)) (?:\w+ ){0,2}(?:formula|feeds?|milk|bottles?)\b
    |\b(?:formula|feeds|milk|bottles?)\b[^.;]{0,40}\b(?:water(?:ing|ed|s) (?:it |them )?down|dilut(?:ing|ed|es) (?:it|them))\b
    |\bnot eaten (?:for|since|in)\b|\bnil by mouth by choice\b|\bbmi (?:1[0-5](?:\.\d)?|below|under|<)\b
    |\b(?:laxatives?|purg(?:ed|es|ing)|water ?load\w*|fluid ?load\w*|exercis\w+ in secret|secret exercise)\b
    |\b(?:inject\w* (?:heroin|drugs|ket)|shar(?:ed?|es|ing) (?:needles|works)|naloxone|overdose kit|blacked? ?out
      |passed out(?! giving blood)|unconscious|found collapsed|withdrawal (?:seizures?|fits?)|delirium tremens
      |choking (?:risk|episode)|seizures? (?:in|while|whilst) (?:the )?(?:bath\w*|swimming|driving|cooking)
      |lone working|do not visit alone|two to visit|dangerous dogs?)\b
    |\b(?:boil\w*|pans?|kettle|saucepan)\b[^.]{0,20}\bdry\b
    |\b(?:burnt|burned|blackened|scorched|melted) (?:\w+ )?(?:pans?|saucepans?|kettle|pots?)\b
    |\bmak(?:es?|ing) (?:him|her|my|them)sel(?:f|ves) (?:be )?sick\b
    |\bmade (?:him|her|my|them)sel(?:f|ves) (?:be )?sick\b|\blost (?:[5-9]|\d\d) ?(?:kg|kilos)\b
    |\blost (?:\d|one|two|three|four) stone\b
    |\b(?:drink\w*|drank|swallow\w*) (?:\w+ ){0,2}(?:hand ?gel|sanitis\w+|perfume|mouthwash|aftershave|screenwash
      |white spirit)\b
    |\b(?:fits?|fitted|seizures?)\b[^.]{0,25}\b(?:stops? drinking|stopped drinking|without (?:a )?drink)\b
    |\b(?:hypo|blue|cold|unresponsive) when found\b|\bhid(?:es|den|ing)? weights\b
    |\bliv(?:es|ing) in (?:squalor|filth)|\bhoard(?:s|er|ing)\b|\bself-?care (?:very )?poor\b|\bheating off\b
    |\bunfit (?:for habitation|housing)\b|\brough sleep\w*|\bsleeps? in (?:the|his|her) car\b
    |\bnear the (?:railway|level crossing)\b|\bat arm['’]?s length\b|\bcrash call\b|\brails? up\b
    |\bclimb\w* (?:off|over) (?:the )?(?:trolley|rails?|bed|fence|gate|wall)\b
    |\b1:1 (?:not )?(?:needed|required|obs|nursing|continues|stepped)\b|\bsekundenschlaf\b
    |\bhelmet (?:on the|off|in)\b|\b(?:pro-?ana|pro-?mia)\b|\bbody map\b|\bstopped (?:his|her|their|the) dialysis\b
    |\bbound over\b|\bfilter (?:alert|flag)\w*|\bflagged by (?:the )?filter\b|\bmedical (?:cover|review) urgent\b
  `,
];
