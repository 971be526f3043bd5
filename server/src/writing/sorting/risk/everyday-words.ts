import { pattern } from '../../../lib/pattern.ts';
import { SOCIAL_HISTORY } from '../../passages/labels.ts';

/**
 * Words of farewell, places of danger and codes of services in sentences about everyday life: they are taken out before
 * the text is looked at, as the other false friends are.
 */
export const EVERYDAY_WORDS: readonly RegExp[] = [
  pattern('gi')`
    \b(?:wrote|written|writing|writes?|sent|sends|left|put) (?:\w+ ){0,2}(?:letters?|notes?|texts?|cards?) (?:\w+ )?(?:to|for) (?:the |his |her |their |my |a )?(?:council|gp|surgery|mp|editor|landlord|head ?teacher|head
      |bank|company|home office|newspaper|hospital|dwp|housing|employer|manager|judge|santa|father christmas|pen ?pals?|library|postman|milkman|cleaner|neighbours? about)\b
    |\bsecret (?:santa|garden|service|agents?|recipes?|ingredients?|codes?|handshakes?|dens?)\b|\bsurprise (?:party|present|trip|cake)\b[^.;]{0,40}\bsecret\b
    |\brestrained (?:and|but|in) (?:polite|quiet|calm|courteous|reserved|friendly|manner|affect|style|speech)\b|\b(?:quiet|polite|reserved|calm|emotionally|rather|somewhat)(?:,| and)? restrained\b
    |\btidying up (?:time|songs?|after|is|was|toys|his room|her room|the (?:kitchen|classroom|toys|shed|garden|room|flat|house))\b|\b(?:help\w*|likes?|enjoys?|hates?|with|at|for|before|during) (?:with )?tidying up\b
    |\bgiving (?:his|her|their) (?:teachers?|mum|dad|mother|father|parents|friends?|ta|nan|gran\w*|sister|brother|class|account|opinions?|best|all|consent|names?|reasons?|views?|details|history|evidence
      |answers?|age|permission|version|talk|speech|presentation|attention|homework|pre[- ]?sentation|wife|husband|son|daughter|doctor|therapist)\b(?! (?:the|his|her|their) (?:watch|ring|savings|jewellery))
    |\b(?:british|district of) columbia\b|\bcolumbia (?:university|road|street|river)\b|\bSARC-?(?:F|CalF)\b
    |\bEPO\b(?=[^.;]{0,30}\b(?:weekly|fortnightly|monthly|units|dialysis|hb|haemoglobin|inject\w*|dose|iron|renal|ana?emi\w*)\b)|\bICO (?=registration|registered|fee|number|guidance|complaint|notified)
    |\bCIN ?[1-3]\b(?=[^.;]{0,30}\b(?:colposcopy|smear|cervi\w*|lletz|biopsy|treated|hpv)\b)|\bLAC (?=rep|sutur|clean|glu)
  `,
  pattern('gi')`
    \bjoin(?:s|ed|ing)? the (?!dead\b|angels?\b|lord\b|ancestors\b|saints?\b|stars\b|brothers\b|fighters\b|fight\b|cause\b|struggle\b|others (?:up|in heaven|there)\b)\w+
    |\bjoin(?:s|ed|ing)? (?:him|her|them|his|their|my)\b[^.;]{0,25}\b(?:sixth form|school|college|club|gym|university|uni|nursery|church|choir|team|class|course|group|band|army|navy|cadets|scouts|business|firm|for (?:lunch|tea|dinner|breakfast|coffee|a (?:walk|drink|meal)))\b
    |\bbe with (?:his|her|their|my|the) (?:\w+ ){0,2}(?:more|at (?:weekends?|home|christmas|half[- ]term)|on (?:saturdays?|sundays?|fridays?)|during the|for (?:the|a) (?:weekend|day|holidays?|week)|every (?:other )?\w+)\b
    |\b(?:along|round|around) the edges?\b|\bthe edges? of the (?:rug|table|page|paper|pool|pitch|town|village|city|field|desk|board|worktop|counter|sandpit|woods|forest|estate|conversation|hall|room|lens|sheet|mat|plate|puzzle|line|worksheet)\b
    |\b(?:tomato(?:es)?|plants?|herbs?|flowers?|geraniums?|pots?|washing|laundry|bikes?|bicycles?|barbecue|breakfast|coffee|tea|supper|sunbathes?|reads?|gardens?) (?:\w+ ){0,2}on (?:the|a|her|his|their) balcony\b
    |\b(?:walks?|walking|cycles?|cycling|runs?) (?:\w+ )?over the (?:foot)?bridge (?:to|into|home|with|on the way)\b|\b(?:fish(?:es|ing)?|rows?|rowing|canoe\w*|kayak\w*|sail\w*|punt\w*|skat\w*|holidays?|narrow ?boat) (?:\w+ )?(?:on|by|at|along) the (?:river|canal|lake|reservoir|pier|weir)\b
    |\btrain times by heart\b|\b(?:knows|recites|learnt|learned|collects|reads|loves) (?:all |about |the ){0,3}train times\b
    |\b(?:could|can|would) murder (?:a|an|some)\b|\bkilled it\b|\bdying (?:to|for) (?:see|meet|try|know|hear|get|go|show|tell|play|visit|read|a)\b|\bdead (?:chuffed|pleased|proud|happy|keen|funny|excited|tired|fast|simple|cute|clever)\b
    |\bbeat(?:s|ing|en)? (?:him|her|my|them)sel(?:f|ves) up (?:about|over)\b|\bkick(?:s|ed|ing)? (?:him|her|my|them)sel(?:f|ves) (?:for|that|about)\b
    |\b(?:mood|anxiety|fatigue|pain|age(?:ing)?|depression|medication|effort|dyslexia|deafness|tiredness|stress|alcohol|sleep|that|this|alone|by itself|on its own) (?:alone |by itself )?(?:would|could|will)(?:n't| not| hardly| never)? do (?:that|it)\b
    |\bSH ?:(?= ?${SOCIAL_HISTORY})
    |\bground rules\b|\bgroup means\b|\b(?:sample|control|mean|scores?|age|subtest) means:|(?<=\b(?:premonitory|sensory) )urges? (?=before|rated|to tic)
  `,
];
