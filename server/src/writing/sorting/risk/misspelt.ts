import { pattern } from '../../../lib/pattern.ts';

/** The words that must not be missed, as they are typed in haste, and euphemisms that stand for them. */
export const MISSPELT: readonly RegExp[] = [
  pattern('i')`
    \bs(?:uic|uci|uc|iuc|uis|usi|ui|uici)[cisae]{0,3}d(?:e|es|al|ality|ally|ail|le|ual|ial)\b
    |\bsui?c(?:dal|ial)(?:ity)?\b|\bsuidical\b|\bself?[- ]?(?:ham|harn|hram|hrm|ahrm|inj[ue]+r)\w{0,4}\b
    |\bsef[- ]harm\w*|\bover ?-?d(?:oes|osse|ous|oz|oese)\w{0,4}\b(?! (?:it|things|the|this|everything)\b)
    |\bovredos\w*|\boverods\w*|\bligiture\w*|\bligatur\w*|\bsaf(?:e?gaurd|egard|e guard|guard)\w*|\bstrangeled\b
    |\babsonded\b|\bvoilen\w*|\bviolan\w*|\bthreatned\b|\bassult\w*|\bassualt\w*
  `,
  pattern('i')`
    \bwon['’]?t be (?:around|here)\b(?! (?:today|tomorrow|this (?:morning|afternoon|week)
        |for the (?:session|meeting|appointment)|on (?:mon|tues|wednes|thurs|fri|satur|sun)))
    |\b(?:took|taken|take|had|swallow\w*) (?:a (?:few|couple|bit)|one|far|some
      |way) too many(?! (?:biscuits|sweets|chocolates|drinks|pints|cakes|chips|days|holidays|risks|classes|subjects
        |calls))
    |\btoo many (?:of )?(?:his|her|my|the|their)? ?(?:\w+ )?(?:tablets|pills|tabs|meds|sleepers|sleeping tablets|paras
      |painkillers)\b
    |\bquiet for (?:good|ever)\b
    |\bmade (?:his|her|their|my) peace\b(?! with (?:his|her|their|my|the) (?:sister|brother|mother|father|mum|dad|boss
        |neighbours?|diagnosis|school))
    |\b(?:look(?:s|ed|ing)?|star(?:es|ed|ing)) at (?:the|his|her|their|my) (?:tablets|pills|meds|knives|bottle|packet
      |razor|rope)\b
    |\bcount(?:s|ing)? (?:out )?(?:the|his|her|their|all) (?:\w+ )?(?:tablets|pills|paracetamol|ibuprofen|paras|meds
      |insulin|knives)\b
    |\bno longer (?:wants?|wish\w*) to (?:live|be here|go on)\b|\bnot (?:much )?longer (?:for|in) this world\b
    |\b(?:had|has|had it|has had) enough of (?:it all|life|living|everything)\b|\bcan['’]?t see a (?:way out|future)\b
    |\bno future (?:for|in)\b|\bready to go\b(?= and| now|[.,"”]|$)|\bcheck(?:ing)? out (?:for good|early)\b
    |\bput an end to\b
    |\bex(?:[- ](?:husband|partner|boyfriend|girlfriend|wife))?\b[^.]{0,25}\b(?:turn(?:s|ed|ing) up|wait(?:s|ed|ing)?
      |followed|follows|at (?:her|his|the) (?:gate|door|school|work|nursery))\b
    |\bpin(?:s|ned) (?:him|her|me|them) (?:against|down|to|up)\b|\bwalk(?:ed|s)? into a door\b
  `,
];
