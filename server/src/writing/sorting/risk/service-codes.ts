import { pattern } from '../../../lib/pattern.ts';

/**
 * What police, courts, prisons, wards and social care call what they do about harm. Most are capitals, which mean other
 * things in small letters; those that also stand for something else in a clinic are told from it by what stands beside.
 */
export const SERVICE_CODES: readonly RegExp[] = [
  // Police, prisons and courts.
  pattern('')`
    \b(?:PPN|NMO(?![- ]?(?:SD|spectrum|antibod|Ab|IgG|pos|neg|relaps|disease))|PLN(?! ?\d)|VPRF?|VPA|DVP[NO]|SHPO|SOPO|DAPO|FMPO|FGMPO|STPO|ViSOR|RoSH|ROSH|CSRA|TILO|DHR|CSPR|PVPU?|CAI[TU]|VAWG
      |M(?:erlin|ERLIN)(?=s? (?:x ?\d|in\b|from|report|rec|rcvd|shared|sent|came|\d))|PPO(?= ?(?:\d|by|exercised|taken|used|made|overnight|expire))
      |EPO(?= (?:granted|made|applied|sought|appl|until|extended|hearing|expire|today|x))|ICO(?= (?:made|granted|extended|hearing|sought|to|until|renewed (?:by|in) court))
      |PLO(?= (?:letter|meeting|mtg|process|pre|started|ongoing)))\b
  `,
  pattern('i')`
    \bop(?:eration)?\.? encompass\b|\bherbert protocol\b|\bpolice protection\b|\bcode (?:blue|red)\b|\bno cell[- ]?shar\w*|\bmis-?pers?\b
    |\bwarrant executed\b|\brestraining order\b|\bno unsupervised (?:contact|u1[68]s?|access|time)\b|\btaken off the bars\b
    |\bforced marriage protection\b|\bstop(?:ped)? and search\b
  `,
  // Social care. What became of a referral says that there was one.
  pattern('')`
    \b(?:RCPC|ICPC|RPI|PBA(?= (?:started|done|complete))|TEARS?(?= pathway))\b|\bCPC(?= ?(?:\d|review|on|mtg))
    |\b(?:CSC|CSWS|MASH|EDT|[Ff]ront door|[Ss]ocial care)\b[^.;\n]{0,25}\b(?:NFA'?d?|no further action|rang|called out|contacted|informed|notified|aware)\b
    |\b(?:ASC|SW|LA|EH)\b[^.;\n]{0,12}\bNFA'?d?\b
    |\bNFA(?:'?d)? (?:to|from|by|with) (?:CSC|MASH|SW|EH|police|social|the front door|front door|LA|ASC|EDT)\b
    |\b(?:[Ss]\.? ?|[Ss]ection )42(?: enq\w*| opened| open| closed| started| concluded| threshold|\b(?! of))|\bDASH(?: score)?[:=]? ?\d
    |\b(?:[Ss]\.? ?|[Ss]ection )(?:20|31)(?= (?:accom|agree|consent|applic|proceed|threshold))
  `,
  pattern('i')`
    \bstep(?:ped|s|ping)?[- ]?(?:down|up) (?:to|from) (?:eh|early help|cin|cp|child in need|child protection|taf|universal)\b
    |\b(?:stays?|stay|remains?|kept|still|placed|registered|plan|conference|category|cat)\b[^.;\n]{0,20}\bunder (?:the )?(?:category of )?(?:emotional|neglect|physical|sexual)\b
    |\bon (?:a|the) plan\b[^.;\n]{0,20}\b(?:category|cat|under)\b|\bpre-?birth (?:assess\w*|conference|plan\w*|strategy)
    |\b(?:edt|out[- ]of[- ]hours (?:team|social work\w*)) (?:rang|called|informed|aware|contacted|attended|came)\b
  `,
  // Wards, and those who are held.
  pattern('i')`
    \brt x ?\d\b|\brt (?:im|po|given|needed|used)\b|\b(?:prone|supine|seated) (?:hold|restraint)\b|\bdols\b|\bdeprivation of liberty\b
    |\bcto (?:recall\w*|revoked)|\brecalled (?:on|under|from) (?:the |his |her )?cto\b|\bs\.? ?135\b|\bsection 135\b
  `,
];
