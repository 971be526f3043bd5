import { pattern } from '../../../lib/pattern.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';

/** Risks that are none of harm: a low one of the body, and what screening for something else calls its result. */
const OTHER_RISKS: readonly RegExp[] = [
  pattern('gi')`
    \b(?:re-?feeding|vte|dvt|clot|thrombo\w+|bleed(?:ing)?|cardiac|cvd|fracture|infection|an?aesthetic
      |qtc?) risk\b(?=[^.;]{0,25}\b(?:low|lower|minimal|nil|none|resolved|reduced|no longer|passed|over)\b)
    |\b(?:low|minimal|no|nil|no longer (?:at|a)) (?:re-?feeding|vte|dvt|cardiac|cvd|fracture|infection|an?aesthetic) risk\b
  `,
  // Screening for something else than harm calls what it finds a risk: `M-CHAT-R: 2 (low risk)`.
  /\b(?:M-?CHAT(?:-R(?:\/F)?)?|AUDIT(?:-C)?|DUDIT|MUST|Waterlow|Braden|Q-?RISK\d?|FRAX)\b[^.;\d]{0,12}\d[^.;]{0,20}\brisk\b/g,
];

/** Words that look like harm and are something else: they are taken out before the text is looked at. */
const FALSE_FRIENDS: readonly RegExp[] = [
  // Similarities, the first in a list of subtests, and no suicidal ideation: `SI 13, VC 11`.
  /\bSI \d{1,2}(?=[,;] ?(?:VC|VO|IN|CO|BD|VP|MR) \d)/g,
  pattern('gi')`
    \b(?:left|right|l|r|visual|spatial|hemi|egocentric|allocentric|unilateral|motor
      |sensory)[- ]?(?:sided )?(?:spatial |visual )?neglect\b
    |\bneglect (?:absent|dyslexia|syndrome)\b|\bno neglect on\b
    |\b(?:well|poorly|badly|immaculately|neatly|fair|good|poor|appropriately|casually)[- ]groom\w*
    |\bgrooming (?:was|and|fair|good|poor|adequate|intact)\b|\bdog groom\w*|\bgroomer\b
    |\b(?:child abuse potential|alcohol abuse|substance abuse|drug abuse|abuse of alcohol)\b
    |\bself-?(?:report|esteem|employed|care|referr|monitor|compassion|help|soothe)\w*|\bheart attacks?\b
    |\bpanic attacks?\b|\banxiety attacks?\b|\basthma attacks?\b|\battack\w* of (?:panic|vertigo|gout|migraine)\b
    |\bhit(?:s|ting)? (?:puberty|a wall|the (?:ball|target|roof|shops|menopause))\b|\bbeat the (?:odds|clock)\b
    |\bpull(?:s|ed|ing)? \w{2,12} (?:over |along )?by the hand(?= to (?:show|look|see|play|help|get|fetch|find|open)\b)
    |\ba (?:(?:little|wee|good|fair) )?bit\b(?! (?:out|(?:of|off) (?:his|her|my|their|the|\w+'s))\b)
    |\bkill\w* time\b|\bto die for\b|\bdie hard\b|\bdeadlines?\b|\bdead (?:good|easy|nice|end|line|leg)\b|\bburn(?:ed|t)?[- ]?out\b(?! (?:the|a|an|his|her|their|next door's) (?:\w+ )?(?:caravan|car|van|sheds?|bins?|barn|hut|garage|moped|scooter)\b)
    |\bheartburn\b|\bsunburn\w*|\bcut(?:ting)? (?:down|back|out|short|the grass|corners|hair|his hair|her hair)\b
    |\bclean cut\b|\bclear[- ]cut\b|\bhair ?cut\w*|\bshort ?cuts?\b|\bcut-?offs?\b|\bcut and paste\b
    |\bpush(?:es|ed|ing)? (?:the pram|the swing|a trolley|to (?:achieve|do well|succeed))\b
    |\bkick(?:s|ed|ing)? (?:a|the) (?:ball|football|habit)\b|\bkick-?ing (?:his|her|their) legs\b|\bfeels? hit by\b
    |\bshoot\w* (?:pains?|hoops)\b|\bpain killers?\b|\bpainkillers?\b|\bstabbing pains?\b
    |\bbeating (?:fast|heart|out of)\b|\bheart (?:is )?beat\w*
    |\b(?:transfers?|stand(?:s|ing)?|swallow\w*|cannulat\w*|calls?|contact|phon\w+)\b[^.;]{0,20}\b\d attempts?\b
    |\b\d attempts? (?:at |to )(?:stand|sit|rise|call|ring|phone|contact|reach|pass|swallow)\b
    |\bfeel safe to (?:try|talk)\b|\bsafe place (?:imagery|exercise)\b|\bsafety behaviou?rs?\b
    |\bfire(?:man|fighter|works|place|wall| officer| station)s?\b
    |\bdriving (?:test|lessons?|instructor|school|theory)\b|\bbus driver\b
    |\b(?:lorry|taxi|van|train|hgv|delivery|minicab) driver\b|\bdriven (?:by|personality|to succeed)\b
    |\brisk(?:s)? (?:of|for) (?:relapse|recurrence|dyslexia|osteoporosis|falls? in mood|diabetes|stroke|heart
      |cardiovascular|infection|bleeding)\b
    |\b(?:tenancy|lease|job|jobs|contract|funding|placement|licence|benefits?|business|course|pension|deposit|mortgage
      |home|house|flat|degree|career
      |post) (?:is |was |now |still |are |may be )?at risk(?! of (?:harm|fire|abuse|attack|violence))\b
    |\bat risk (?:range|band|mental)\b|\bmurder mystery\b|\bkilling (?:me|him|her) with kindness\b|\btrigger warning\b
    |\bgun ?dog\b|\btop gun\b|\bnail gun\b|\bglue gun\b|\bknife and fork\b|\bcutlery\b|\bsecretary\b|\bsecretion\w*
    |\binto the bargain\b|\bplatform(?:s)? (?:game|shoes)\b|\bbridge (?:club|player|the gap)\b|\bplays? bridge\b
    |\bdental bridge\b
    |\bedge of (?:the|his|her|a) (?:chair|seat|bed|sofa|carpet|mat|group|circle|playground|class|room)\b
    |\b(?:sat|sits|sitting) on the edge(?=[,.]| of)|\brather die than (?:sing|speak|dance|read|wear|eat|ask|go|miss)\b
    |\bdrives? (?:a|an|his|her|the) (?:dust ?cart|bus|lorry|taxi|cab|van|tram|train|minibus|mother|mum|father|dad|wife
      |husband|daughter|son|kids|children|forklift|tractor|coach)\b
    |\bsells? (?:\w+ )?(?:knives|guns)\b|\blocked out of (?:\w+ ){0,3}(?:account|phone|e-?mail|laptop|car|flat)\b
    |\bleft alone in the (?:mornings?|evenings?)\b|\bdriving(?: him| her| me)? (?:mad|crazy|up the wall)\b
    |\b(?:feet|back|legs|knees|shoes|boots) (?:is|are|were) killing\b
    |\bkills? (?:it |at |the screens?|the lights?|an hour|some time)\b
    |\bkiller (?:left|right|app|riff|whale|serve|heels)\b
    |\bmurder(?:ed|s|ing)? (?:a|the) (?:karaoke|song|tune|steak|curry)\b|\bshot down (?:by|in)\b
    |\bhit (?:her|his|their|the) (?:targets?|deadlines?|books|gym|shops|sack)\b
    |\b(?:fire|flood|credit|insurance) risk (?:assessor|officer|manager)\b
    |\brisk[- ](?:taking|averse|aversion) ?(?:sub)?(?:scale|score|index)?\b|\bat-risk (?:band|range|score)\b
    |\bknife[- ](?:skills|edge)\b|\bgun[- ](?:crew|shy|ho|metal)\b|\bblack eye(?:d|-lin)\w*
    |\bsafety (?:goggles|boots|helmet|shoes|officer|glasses|pins?|match\w*|razor)\b
    |\babuse of the (?:knee|back|ankle|hip|shoulder)\b
    |\boverdos\w+ on (?:chocolate|sweets|caffeine|cake|crisps|telly|netflix)\b
    |\bstruck by (?:a )?(?:\w+ )?(?:ball|puck|how|the (?:fact|thought|idea))\b|\bbangs? on about\b
    |\b(?:appendix|appendi[cx]ectomy|caesarean|c-section|surgical|operation|laparoscop\w+|sternotomy|acne|chicken ?pox
      |bcg|vaccination|thyroidectomy|hernia|midline) scars?\b
    |\b(?:start\w*|giv(?:e|en)|add(?:ed)?|continue|regular|prescrib\w+|prn|titrate\w*|chart,|fluids,|analgesia,|plan:) laxatives?\b(?! (?:abuse|misuse))
    |\blaxatives?(?=, (?:delirium|bloods?|cxr|twoc|salt|analgesia|mobilis|fluids?)\w*)
    |\bcathet\w*[^.;]{0,30}\btwoc\b|\b(?:for|failed|passed|successful|await\w*|trial:?) twoc\b
    |\btwoc\b(?=[^.;]{0,30}\b(?:cathet\w*|clinic|urolog\w*|tomorrow|void\w*|failed|passed|successful|possible)\b)
  `,
];

/** `Refeeding risk now low.` */
export function namesOtherRisk(text: string): boolean {
  return OTHER_RISKS.some((each) => text.search(each) !== -1);
}

export function withoutFalseFriends(text: string): string {
  return [...OTHER_RISKS, ...FALSE_FRIENDS, ...EVERYDAY_WORDS].reduce((rest, each) => rest.replaceAll(each, ' '), text);
}
