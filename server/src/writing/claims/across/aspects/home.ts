import { pattern } from '../../../../lib/pattern.ts';
import type { Aspect } from './aspect.ts';

const CLIENTS = '(?:his|her|my|the)';
const SPOUSE = '(?:husband|husb|hubby|wife)';

/** With whom and where somebody lives, and what they do all day. */
export const ASPECTS_OF_HOME: readonly Aspect[] = [
  {
    name: 'partnership',
    values: {
      divorced: pattern('')`
        \b(?:divorced|divorcee|decree absolute|separated from ${CLIENTS} ${SPOUSE}|(?:his|her|my|the) (?:divorce|separation)|split (?:up )?(?:from|with) (?!\w+ (?:family|parents))|broke up with|separated,? (?:since|from|\d)|^separated)\b|\bmarital status,? (?:separated|divorced)\b
      `,
      widowed: pattern('')`
        \bwidow(?:ed|er)?\b|\b(?:late|deceased) ${SPOUSE}\b|(?<!first |second |ex-)\b${SPOUSE}(?: \w+)? (?:died|passed away|has died|had died)\b|\b${SPOUSE}'s (?:death|funeral)\b|\blost ${CLIENTS} ${SPOUSE}\b
      `,
      single: pattern('')`
        \b(?:(?:is|remains|currently|still|she|he) single|never (?:been )?married|no (?:current )?(?:partner|girlfriend|boyfriend|spouse)|not (?:been )?in (?:a|any) relationship|never (?:had|been in) a relationship|unmarried)\b|(?:^|, )single(?=,|$| for| since| and| with no| m(?:an|ale)| wom| lady| gentleman)|\b(?:marital|relationship) status,? single\b|\bpartner,? (?:none|no|nil)\b|\bsays (?:\w+ ){0,3}single\b
      `,
      married: pattern('')`
        \b(?:is married|remains married|happily married|marital status,? married|relationship status,? married|married (?:for|since|in|to|man|lady|woman|gentleman|with|\d)|(?:old|year old) married)\b|^married\b|(?:^|, )married(?=,|$)
          |\bliv(?:es|ing|ed) (?:\w+ ){0,3}?with (?:his |her |my |their )?${SPOUSE}\b|\bnext of kin,? (?:is )?(?:his |her )?${SPOUSE}\b|\b${CLIENTS} ${SPOUSE} (?:attended|visited|visits|was present|is present|says|said|reports?|rang|came|brings|brought|drives|helps|cooks|feeds|works)\b|^${SPOUSE} (?:\w+ )?(?:feeds|visits|attended|visited|present|in attendance|came|helps|is (?:his|her) carer|is supportive|rang|brought|cares)
      `,
      partnered:
        /\bliv(?:es|ing) (?:\w+ ){0,3}?with (?:his |her |my |their )?(?:partner|boyfriend|girlfriend|fiance)\b|\b(?:his|her|my) (?:partner|boyfriend|girlfriend|fiance)(?: \w+)? (?:attended|visited|visits|was present|says|said|rang|came|brings|is supportive)\b|\bhas a (?:new )?(?:girlfriend|boyfriend|partner)\b|^(?:partner|boyfriend|girlfriend)(?:$|, (?!none|no\b|nil))/,
    },
    of: ['husband', 'wife', 'partner', 'boyfriend', 'girlfriend'],
    together: ['married/partnered', 'widowed/partnered', 'divorced/partnered', 'divorced/single', 'widowed/single'],
    days: 200,
  },
  {
    name: 'parents together',
    values: {
      apart: pattern('')`
        \b(?:parents|mother and father|mum and dad|mum, dad) (?:have |are |were |had )?(?:now )?(?:separated|divorced|split|apart|live apart|no longer together)\b|\b(?:since|after) (?:the|their|his parents'|her parents') (?:split|separation|divorce)\b|\b(?:father|dad) (?:left|moved out|walked out|has left)\b(?! (?:school|work|the room|the session))|\b(?:since|when|after) (?:his|her|their|the) (?:father|dad) left\b|\b(?:sees|saw|visits|with) (?:his|her|their) (?:father|dad) (?:at|on|every|each) (?:the |other )?(?:weekends?|other weekend|weekend|saturdays?|sundays?|fortnight)\b|\b(?:father|dad)(?: \w+){0,6} at weekends\b|\bsingle (?:mum|mother|parent)\b|\b(?:father|dad|mother|mum)\b[^;]{0,40}\b(?:separated|divorced)\b|\bsince the (?:split|separation|divorce)\b
      `,
      together: pattern('')`
        \bparents (?:are |both )?(?:still )?(?:married|together|live together|cohabiting)\b|\blives? (?:at home )?(?:with:?,? )?(?:both (?:of )?(?:his |her )?parents|(?:his |her )?(?:mum|mother)(?:,| and|, and) (?:his |her )?(?:dad|father))\b|\b(?:lives at home|at home|household|who lives at home),? (?:with )?(?:me, |mum, |mother, |mum and |mother and )(?:dad|father|his father)\b
      `,
    },
    days: 200,
    isOfAnybody: true,
  },
  {
    name: 'roof',
    values: {
      none: /\b(?:homeless|rough sleeping|sleep(?:s|ing)? rough|sofa[- ]?surf\w*|no fixed (?:abode|address)|nfa|sleep(?:s|ing) in (?:the|a|his|her) (?:\w+ )?(?:car|car park|van|tent|doorway|shed|park|stairwell|garage)|street homeless)\b/,
      hostel:
        /\b(?:(?:in|at|to) (?:a|the) (?:\w+ ){0,2}hostel|hostel (?:place|room)|bed and breakfast|temporary accommodation|supported (?:accommodation|living|housing)|approved premises|refuge)\b/,
      'care home':
        /\b(?:(?:lives|living|resident|resides|placed) (?:in|at) (?:a |an )?(?:\w+ )?(?:care|nursing|residential) home|care home resident|nursing home resident)\b/,
      halls: /\b(?:halls of residence|liv(?:e|es|ing) in halls|in (?:university |student )?halls)\b/,
      family:
        /\b(?:living|lives|staying|stays|moved (?:back )?in) (?:\w+ )?(?:at|with) (?:his|her|my) (?:mother|mum|dad|father|sister|brother|parents|nan|aunt|uncle|girlfriend|boyfriend|son|daughter)\b/,
      own: pattern('')`
        \b(?:own|council|housing association|rented|privately rented|private|one bed|two bed|1 bed|2 bed|1-bed|2-bed|ground floor|first floor|shared) (?:\w+ )?(?:flat|tenancy|house|bungalow|apartment|home)\b|\brents? (?:a|his|her|their) (?:\w+ )?(?:flat|house|room|bungalow|apartment)\b|\b(?:lives|living) in (?:a|an|his|her|their) (?:\w+ )?(?:flat|house|bungalow|apartment|annexe)\b|\btenancy at\b|\b(?:flat|house)[- ]?share\b|\b(?:his|her|my) (?:own )?(?:tenancy|flat)\b
      `,
    },
    together: ['family/own', 'hostel/family', 'family/care home', 'halls/family'],
    days: 90,
  },
  {
    name: 'course or none',
    values: {
      none: /\b(?:neet|not in (?:any )?(?:education|education, employment)|not at (?:school|college)|(?:left|dropped out of|out of) (?:college|school|university))\b/,
      some: /\b(?:started|starting|attends|attending|enrolled (?:on|at|in)|doing|on) (?:a|an|the|his|her)? ?(?:\w+ )?(?:course|apprenticeship|college|sixth form|degree)\b/,
    },
    days: 30,
  },
  {
    name: 'friends',
    values: {
      none: /\b(?:no (?:close |real )?friends|not (?:have|got) (?:any )?(?:close )?friends|never had (?:any )?friends|nobody (?:plays|sits|talks)|eats (?:\w+ )?(?:by (?:him|her)self|alone)|(?:plays?|playtimes?|spends (?:\w+ ){0,3}(?:play|break|lunch)\w*) alone|friendless|socially isolated)\b/,
      some: /\b(?:plays (?:well )?with (?!his|her|himself|herself|toys|the|cars|food|lego|dolls|hair)|best (?:friend|mate)|(?:friends? (?:come|comes|came) (?:round|over|to))|(?:two|three|four|several|some|good|close|many|lots of|few) (?:close |good )?friends|friends with|popular (?:with|in|at)|friendship group|group of (?:friends|mates))\b/,
    },
    of: ['friend'],
    days: 200,
  },
  {
    name: 'work',
    values: {
      off: /\b(?:off (?:sick|work)|signed off|sick leave|sick note|fit note)\b/,
      none: /\b(?:unemployed|not working|out of work|not (?:currently )?in (?:any )?(?:work|employment|paid work)|neet|(?:has|have) not worked|not worked (?:since|for)|no job|long[- ]term sick|never (?:worked|had a job)|(?:occupation|employment|job|work),? (?:none|nil|unemployed))\b/,
      retired: /\bretired\b(?! from the (?:army|navy|raf|police|forces|fire))|\btook (?:early )?retirement\b/,
      works: pattern('')`
        \b(?:works|working|employed) (?:\w+ )?(?:as an?|full[- ]time|part[- ]time|nights|days|shifts|(?:\d+|one|two|three|four|five|six) (?:mornings|days|nights|hours|shifts)|at (?!home|school|it|this)|in an? |for (?:the|a|an) (?!last|past))|\b(?:full|part)[- ]time (?:job|work|employment|as)\b|\b(?:doing|does) (?:nights|days|shifts|lates)\b|\bjob (?:as|at|in|with)\b|\bon site as\b|\bworked full[- ]time\b|\bself[- ]employed\b|\bi work (?:full|part|as|in|at|for)\b|\b(?:drives|driving) (?:the|a) (?:\w+ ){0,3}(?:bus|lorry|taxi|van|coach)\b
      `,
    },
    together: ['off/none', 'none/retired', 'off/retired'],
    days: 60,
  },
  {
    name: 'children',
    values: {
      none: /\b(?:no (?:children|kids|dependants|dependents)|childless|(?:children|kids),? (?:none|nil|no\b|0)|not have (?:any )?(?:children|kids))\b/,
      some: /\b(?:(?:has|have|had) (?:\w+ ){0,3}(?:sons?|daughters?|children|kids)|(?:mother|father|mum|dad|parent) of (?:\w+ )?(?:\d|one|two|three|four|five|six|a)|lives? with (?:his|her|my) (?:\w+ )?(?:sons?|daughters?|children|kids)|(?:his|her|my) (?:\w+ )?(?:sons?|daughters?|children|kids)|(?:children|kids) (?:in care|live|stay|are)|(?:\d|one|two|three|four|five) (?:children|kids|sons|daughters))\b/,
    },
    of: ['son', 'daughter', 'child'],
    days: 400,
  },
  {
    name: 'pets',
    values: {
      none: /\bno pets\b|\bpets,? (?:none|no|nil)\b/,
      some: /\bhas (?:a|an|two|three|\d) (?:\w+ )?(?:dogs?|cats?|staffie|staffy|terrier|labrador|puppy|kitten|rabbits?|parrot|budgie|collie|spaniel|whippet|greyhound)\b|\b(?:his|her|their|my) (?:dogs?|cats?|puppy|rabbit|budgie)\b|\bwalks? (?:the|his|her|my) dogs?\b/,
    },
    days: 200,
  },
  {
    name: 'languages',
    values: {
      english:
        /\b(?:english only|only (?:speaks?|spoke|speak|uses?) english|monolingual|(?:home )?languages?,? english(?=$|,(?! and)| only)|english is (?:his |her |the )?first language|only english)\b/,
      other: pattern('')`
        \binterpreter (?:needed|used|required|present|booked)\b|\b(?:little|no) english\b|\b(?:speaks?|spoken|speaking|languages?|interpreter|bilingual|fluent|tongue|first language)\b[^;]{0,30}\b(?:polish|romanian|urdu|punjabi|bengali|sylheti|gujarati|hindi|tamil|somali|arabic|turkish|kurdish|farsi|pashto|portuguese|spanish|french|italian|german|russian|ukrainian|lithuanian|latvian|hungarian|bulgarian|czech|slovak|albanian|greek|chinese|mandarin|cantonese|vietnamese|tigrinya|amharic|yoruba|igbo|twi|swahili|shona|welsh|gaelic|irish|nepali)\b|\b(?:polish|romanian|urdu|punjabi|bengali|gujarati|hindi|somali|arabic|turkish|portuguese|spanish|french|russian|ukrainian|mandarin|cantonese|welsh)[- ]?(?:speaking|speaker|at home|with (?:his|her) (?:mother|father|parents|grandmother))\b
      `,
    },
    days: 400,
    isOfAnybody: true,
  },
];
