import { pattern } from '../../../lib/pattern.ts';

/** Power over a partner's days, and over the money of somebody who is old, ill or trusting. */
export const CONTROL_AT_HOME: readonly RegExp[] = [
  pattern('i')`
    \b(?:send|sends|sending|text|texts|show|shows) (?:him|her) (?:a |the )?(?:\w+ )?(?:photos?|pictures?|selfies?|location|video|screenshot)\b
    |\b(?:times?|timed|timing|clocks) (?:her|me) (?:to|at|on|in|when|there|every)\b
    |\b(?:must|has to|have to|had to|made to|needs? to) (?:bring|show|keep|produce|hand over|give him)\b[^.;\n]{0,15}\breceipts?\b
    |\b(?:has|have|had|must|got) (?:to )?(?:ask|beg|account|report|explain|justify|answer) (?:to )?(?:him|her) (?:for|before|about|where|every|if|whenever)\b
    |\b(?:asks?|checks? with|looks? (?:at|to)) (?:him|her) before (?:she|he|answering|speaking|anything)\b
    |\bhe (?:doesn't|does not|didn't|won't|will not|wouldn't) (?:like|let|want|allow) (?:her|me) (?:\w+ )?(?:going|seeing|out|working|to (?:see|go|work|have|talk|drive|speak)|having|speaking|talking|mixing)\b
    |\b(?:not seen|hasn't seen|has not seen|stopped seeing|no longer sees|cut off from) (?:her|my) (?:own )?(?:mum|mother|mam|family|sisters?|friends|parents|folks)\b[^.;\n]{0,25}\b(?:since (?:the wedding|she met|they|he)|he|because)\b
    |\blaid (?:a|one) (?:finger|hand) on\b|\bgets? (?:a|that|the) look\b[^.;\n]{0,20}\b(?:quiet|freeze|scatter|silent|upstairs)\b|\bkey in the (?:door|lock)\b[^.;\n]{0,25}\b(?:quiet|freeze|stomach|kids|hide)\b
    |\b(?:plate|dinner|tea|telly|remote|mug|phone|ashtray) (?:goes|went|gets|got|flew|flies|ends? up|ended up|was|is) (?:thrown )?(?:up|against|at|across|through) (?:the|a) (?:wall|room|window|kitchen|door)\b
    |\bbag packed\b[^.;\n]{0,35}\b(?:sister'?s?|mum'?s?|friend'?s?|in case|doesn't know|does not know|hidden|secret|he)\b
    |\b(?:goes|went|going|looks|looked) through (?:her|my) (?:bag|phone|purse|pockets|post|messages|bin)\b|\bsmash\w* (?:\w+ ){0,2}(?:her|my) (?:phone|glasses|laptop|things)\b
    |\b(?:deleted|blocked|got rid of|vets) (?:\w+ ){0,2}(?:her|my) (?:friends|contacts|numbers)\b|\b(?:app|tracker|airtag|life360)\b[^.;\n]{0,25}\b(?:where i|where she|so (?:that )?he|on (?:her|my) car)\b
  `,
  pattern('i')`
    \b(?:bank |debit |cash )?(?:cards?|pin|chequebook|pension|purse|savings book) (?:now )?(?:lives?|stays?|is kept|sits) (?:in|with) (?:his|her son'?s?|her daughter'?s?|the (?:son|nephew|niece|neighbour|lodger))\b
    |\bmoved (?:himself |herself )?in\b[^.;\n]{0,40}\b(?:cards?|pension|money|bank|sold|signed|cheques?|savings)\b
    |\b(?:signatures?|handwriting)\b[^.;\n]{0,25}\b(?:not (?:hers|his)|isn't|is not|wasn't|forged|do(?:es)? not match|don't match)\b|\bforg(?:ed|ing) (?:her|his|the|a)\b
    |\b(?:arrears|unpaid|not been paid|won't pay)\b[^.\n]{0,50}\b(?:attorney|lpa|poa|deputy)\b|\b(?:attorney|lpa|poa|deputy)\b[^.\n]{0,50}\b(?:arrears|unpaid|won't pay|not paid|helped himself|helped herself|withdr\w+)\b
    |\b(?:tradesm[ae]n|builders?|cold[- ]callers?|roofers?|men at the door|handym[ae]n)\b[^.;\n]{0,25}(?:£|€|\$) ?\d
    |\b(?:online|abroad|overseas|on facebook|on the internet|never met|not met)\b[^.;\n]{0,50}\b(?:money|visa|flights?|loan|gift cards?|bitcoin|£ ?\d\S*|\d+k)\b|\bgift cards? for\b
    |(?:£|€|\$) ?\d[\d,.]*k?\b[^.;\n]{0,25}\b(?:so far|gone from|missing|unaccounted|has gone|have gone|disappeared)\b
    |\b(?:down to|only) (?:one|a) meals?\b|\btook over (?:the|her|his) (?:shopping|money|bank|pension|finances)\b
  `,
];
