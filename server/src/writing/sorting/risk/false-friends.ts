import { pattern } from '../../../lib/pattern.ts';

/** Words that look like harm and are something else: they are taken out before the text is looked at. */
const FALSE_FRIENDS: readonly RegExp[] = [
  pattern('gi')`
    \b(?:left|right|l|r|visual|spatial|hemi|egocentric|allocentric|unilateral|motor|sensory)[- ]?(?:sided )?(?:spatial |visual )?neglect\b|\bneglect (?:absent|dyslexia|syndrome)\b|\bno neglect on\b|\b(?:well|poorly|badly|immaculately|neatly|fair|good|poor|appropriately|casually)[- ]groom\w*|\bgrooming (?:was|and|fair|good|poor|adequate|intact)\b|\bdog groom\w*|\bgroomer\b
    |\b(?:child abuse potential|alcohol abuse|substance abuse|drug abuse|abuse of alcohol)\b|\bself-?(?:report|esteem|employed|care|referr|monitor|compassion|help|soothe)\w*|\bheart attacks?\b|\bpanic attacks?\b|\banxiety attacks?\b|\basthma attacks?\b|\battack\w* of (?:panic|vertigo|gout|migraine)\b|\bhit(?:s|ting)? (?:puberty|a wall|the (?:ball|target|roof|shops|menopause))\b|\bbeat the (?:odds|clock)\b|\bkill\w* time\b|\bto die for\b|\bdeadlines?\b|\bdead (?:good|easy|nice|end|line|leg)\b|\bburn(?:ed|t)?[- ]?out\b|\bheartburn\b|\bsunburn\w*
    |\bcut(?:ting)? (?:down|back|out|short|the grass|corners|hair|his hair|her hair)\b|\bclean cut\b|\bclear[- ]cut\b|\bhair ?cut\w*|\bshort ?cuts?\b|\bcut-?offs?\b|\bcut and paste\b|\bpush(?:es|ed|ing)? (?:the pram|the swing|a trolley|to (?:achieve|do well|succeed))\b|\bkick(?:s|ed|ing)? (?:a|the) (?:ball|football|habit)\b|\bkick-?ing (?:his|her|their) legs\b|\bfeels? hit by\b|\bshoot\w* (?:pains?|hoops)\b|\bpain killers?\b|\bpainkillers?\b|\bstabbing pains?\b|\bbeating (?:fast|heart|out of)\b|\bheart (?:is )?beat\w*
    |\bfeel safe to (?:try|talk)\b|\bsafe place (?:imagery|exercise)\b|\bsafety behaviou?rs?\b|\bfire(?:man|fighter|works|place|wall| officer| station)s?\b|\bdriving (?:test|lessons?|instructor|school|theory)\b|\bbus driver\b|\b(?:lorry|taxi|van|train|hgv|delivery|minicab) driver\b|\bdriven (?:by|personality|to succeed)\b|\brisk(?:s)? (?:of|for) (?:relapse|recurrence|dyslexia|osteoporosis|falls? in mood|diabetes|stroke|heart|cardiovascular|infection|bleeding)\b
    |\bat risk (?:range|band|mental)\b|\bmurder mystery\b|\bkilling (?:me|him|her) with kindness\b|\btrigger warning\b|\bgun ?dog\b|\btop gun\b|\bnail gun\b|\bglue gun\b|\bknife and fork\b|\bcutlery\b|\bsecretary\b|\bsecretion\w*|\binto the bargain\b|\bplatform(?:s)? (?:game|shoes)\b|\bbridge (?:club|player|the gap)\b|\bplays? bridge\b|\bdental bridge\b|\bedge of (?:the|his|her|a) (?:chair|seat|bed|sofa)\b|\bdriving(?: him| her| me)? (?:mad|crazy|up the wall)\b
  `,
];

export function withoutFalseFriends(text: string): string {
  return FALSE_FRIENDS.reduce((rest, each) => rest.replaceAll(each, ' '), text);
}
