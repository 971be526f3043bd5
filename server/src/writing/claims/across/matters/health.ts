import { pattern } from '../../../../lib/pattern.ts';
import type { Matter } from './matter.ts';

const SELF = String.raw`(?:him|her|my|your|them)(?:self|selves)`;
const MEDICINES = String.raw`(?:tablets?|pills?|medication|medicines?|doses?|capsules?|blister packs?|blisters?|dosette|strips?|box)`;

/** Illness, treatment and how somebody is. */
export const MATTERS_OF_HEALTH: readonly Matter[] = [
  {
    names: 'seizure, epilepsy, fits, seizures',
    signs:
      /\b(?:tonic[- ]clonic|absence seizures?|fits (?:about|every|most|\d)|fitted|fitting|convuls\w+|epilep\w+|epilim|keppra|rescue midazolam|buccal midazolam|status epilepticus|grand mal|absences)\b/,
    days: 60,
    isHistory: true,
  },
  {
    names: 'fall, falls',
    signs: pattern('')`
      \bpicked (?:him|her|me) up off the (?:\w+ )?(?:floor|ground|pavement)\b|\b(?:found|been|ended up|was|down|lay|lying) on (?:the )?(?:\w+ )?floor\b|\b(?:fell|falls|fallen|fall|tumbles?|tumbled|went over|tripped|slipped (?:over|in|on|off|getting)|lost (?:his|her) balance and|came off (?:his|her) feet)\b
    `,
    days: 30,
  },
  {
    names: 'hallucination, voices, psychotic symptoms, psychosis, command hallucinations, perceptual abnormalities',
    signs: pattern('')`
      \bhears? (?:\w+ ){0,5}(?:talking|discussing|speaking|telling|calling|shouting|whispering|laughing|voice|voices|say)\b|\bvoices? (?:\w+ ){0,2}(?:tells?|telling|says?|saying|commands?|shouts?)\b
      |\bsees? (?:\w+ ){0,3}(?:children|people|men|man|woman|figures?|shadows|animals|insects|spiders|rats|faces|dead) (?:\w+ ){0,3}(?:on|in|at|by|over|who|crawling|standing|sitting|every)\b
      |\b(?:talking|laughing|laughing and talking|talks|laughs|mutters|muttering|shouting)(?: and \w+)? to (?:${SELF}|someone|people|the (?:radio|television|wall))\b|\b(?:television|radio|tv|phone) (?:talks|speaks|sends|tells|is talking|is sending)\b|\bresponding to (?:unseen|internal|voices)\b|\btalk(?:s|ing) to (?:himself|herself|someone who is not|people who are not|the (?:radio|television|wall))\b
    `,
    days: 5,
  },
  {
    names: 'pregnant, pregnancy, pregnancy test',
    opposites: /\bpregnancy test (?:was )?negative\b/,
    signs:
      /\b(?:pregnant|booked with (?:the )?midwife|expecting (?:in|twins)|expecting (?:his|her|their|a)|\d{1,2} weeks? pregnant|expecting (?:a baby|her|twins)|antenatal|dating scan|anomaly scan|midwife|due date)\b/,
    days: 30,
  },
  {
    names: 'head injury, loss of consciousness, concussion, traumatic brain injury, brain injury',
    signs:
      /\b(?:knocked out|knocked unconscious|fractured skull|skull fracture|brain bleed|subdural|unconscious|concuss\w+|out cold|blacked out after)\b/,
    days: 60,
    isHistory: true,
  },
  {
    names:
      'therapy, earlier treatment, previous treatment, psychological input, psychological treatment, psychiatric input, counselling, counsellor, psychologist, talking therapy, psychotherapy',
    signs:
      /\b(?:(?:\d{1,2}|six|eight|ten|twelve|several) sessions|cognitive behavioural therapy with|saw a (?:counsellor|psychologist|therapist)|eye movement therapy (?:with|in|for)|in (?:\w+ )?therapy for|(?:had|did|finished|completed|attended|started) (?:\w+ ){0,4}(?:counselling|therapy|psychotherapy|cognitive behavioural))\b/,
    days: 60,
    isHistory: true,
  },
  {
    names:
      'admit, section, detained, psychiatric admission, hospital, inpatient, hospitalisation, in hospital for mental health',
    signs: pattern('')`
      \b(?:sectioned|detained|inpatient|(?:spells?|stays?|admissions?) in|psychiatric (?:ward|unit|hospital|intensive care)|perinatal (?:unit|ward)|adolescent unit|(?:days|weeks|months|nights|spell|admission|stay) (?:\w+ ){0,3}(?:in|on|at|to) (?:\w+ ){0,3}(?:ward|unit|hospital|clinic|priory))\b
    `,
    days: 400,
    isHistory: true,
  },
  {
    opposites: /\bfirst (?:contact|presentation|episode)\b/,
    names:
      'mental health services, services, servic, contact with services, seen by mental health, camhs, psychiatrist',
    signs:
      /\b(?:under (?:the )?(?:care of )?(?:child and adolescent|community mental|camhs|home treatment|early intervention)|discharged from (?:the )?(?:community mental|child and|home treatment|early)|(?:seen|treated|known) (?:by|to) (?:\w+ ){0,3}(?:psychiatr\w+|child and adolescent|mental health))\b/,
    days: 400,
    isHistory: true,
  },
  {
    names: 'vomit-induced, compensatory behaviours, purging, vomiting, laxatives, bingeing',
    signs:
      /\b(?:sick (?:after|on purpose)|mak(?:es|ing|e) (?:himself|herself|myself) sick|sick heard|straight after (?:each|every|her|his|the)? ?(?:meals?|dinner|tea|lunch|eating)|fingers down|dulcolax|senna|senokot|laxatives?|throws up after|vomits? after|purg(?:es|ing))\b/,
    days: 30,
  },
  {
    names: 'miss-dose, missed doses, skipping tablets, refusing medication',
    signs: pattern('')`
      \bfound (?:\w+ ){0,3}${MEDICINES} (?:\w+ ){0,3}(?:under|in|behind|down|inside)\b|\b(?:stopped|not) taking (?:his|her|the|any|it|them)\b|\b(?:spit(?:s|ting)?|spat|hid(?:es|ing|den)?|flush(?:es|ed|ing)|bin(?:s|ned|ning)|refus(?:es|ed|ing)|skip(?:s|ped|ping)?|miss(?:es|ed|ing)|palm(?:s|ed|ing)|tonguing|throw(?:s|ing)? away) (?:\w+ ){0,4}(?:out|${MEDICINES}|it|them)\b
      |\b${MEDICINES} (?:\w+ ){0,5}(?:left over|left in|still full|unopened|untouched|in the bin|too many|still in|not (?:been )?(?:taken|touched|opened)|unused|piling up|full)\b|\b(?:not (?:been )?(?:taken|taking)|stopped taking|came off|run out of|ran out of) (?:\w+ ){0,4}(?:${MEDICINES}|it|them)\b
      |\bnot had one\b|\b${MEDICINES} (?:\w+ ){0,2}(?:found|hidden|stuffed|discovered) (?:under|in|behind|down|inside)\b|\bnot (?:been )?(?:collect\w*|pick\w* up) (?:\w+ ){0,3}(?:prescription|script|${MEDICINES})\b|\b(?:tips|tipped|pours|poured|puts|flushes) (?:\w+ ){0,3}down the (?:sink|toilet|loo|drain)\b
    `,
    opposites:
      /\b(?:good (?:adherence|concordance|compliance)|adherent|concordant|^compliant|compliant with (?:\w+ ){0,2}(?:medication|medicines|treatment)|tak(?:es|ing) (?:\w+ ){0,4}(?:tablets|medication) (?:\w+ )?without prompting|tak(?:es|ing) all (?:\w+ ){0,3}(?:tablets|medication|medicines|doses)|tak(?:es|ing) (?:\w+ ){0,3}(?:tablets|medication|medicines|it|them) (?:every|each|daily|reliably|regularly|as prescribed|well)|(?:never|not) (?:skip|miss)\w*)\b/,
    days: 30,
  },
  {
    names: 'diabetes, diabetic',
    signs:
      /\b(?:metformin|gliclazide|insulin|novorapid|lantus|empagliflozin|dapagliflozin|sitagliptin|linagliptin|type (?:1|2) diabetes|diabetic (?:clinic|nurse|foot|retinopathy))\b/,
    days: 400,
  },
  {
    names:
      'mental health problem, mental health issue, mental health history, psychiatric history, mental illness, past psychiatric history, depression',
    signs:
      /\b(?:postnatal depression|mother and baby unit|(?:treated|medicated|medication|tablets|antidepressants) (?:\w+ ){0,2}(?:for|with) (?:\w+ )?(?:depression|anxiety|mood|nerves|bipolar|psychosis)|(?:episode|bout|spell|history) of (?:depression|anxiety|psychosis|mania|bipolar)|breakdown (?:in|at|when)|sectioned|overdosed?|under (?:the )?(?:community mental health|mental health team|crisis team)|psychiatric (?:ward|unit|hospital|admission))\b/,
    days: 60,
    isHistory: true,
  },
  {
    names: 'side effect, side effects, adverse effects, unwanted effects',
    signs:
      /\b(?:(?:put(?:s|ting)?|taken|takes) (?:him|her|them) off (?:his|her|their) food|made (?:him|her|me) (?:sick|drowsy|sleepy|tired|shake|dizzy|nauseous)|makes (?:him|her|me) (?:sick|drowsy|sleepy|tired|shake|dizzy|nauseous)|(?:drowsy|sedated|nauseous|sleepy|shaky|restless|headaches?|weight gain|tremor|dry mouth|constipated|dizzy|rash) (?:since (?:starting|the)?|on (?:it|the|them)|from (?:it|the)|with (?:it|the))|gained (?:\w+ )?\d*\s?(?:kilograms?|stone|kg) (?:on|since|with)|since starting (?:it|the|\w+) (?:\w+ ){0,4}(?:sick|drowsy|headaches?|nausea|dizzy|restless|shaky))\b/,
    opposites: /\b(?:tolerat(?:es|ing|ed) (?:\w+ ){0,2}well|well tolerated)\b/,
    days: 21,
  },
  {
    names: 'surgery, operation, operations, surgical history, surgeries',
    signs:
      /\b(?:\w{4,}(?:ectomy|oplasty)|hernia repair|(?:hip|knee) replacement|bypass (?:graft|surgery)|(?:appendix|gall ?bladder|tonsils|spleen|kidney|womb|uterus|ovary|thyroid|adenoids) (?:was |were )?(?:removed|out)|caesarean section|arthroscopy|keyhole|operated on|(?:had|has had) (?:\w+ ){0,3}(?:out|removed|pinned|plated)|(?:cataract|spinal|heart|hip|knee|back) (?:surgery|operation))\b/,
    days: 60,
    isHistory: true,
  },
  {
    names: 'delusion, paranoia, delusional beliefs, paranoid ideas',
    signs:
      /\b(?:(?:believes?|thinks?|convinced|says) (?:\w+ ){0,6}(?:poison\w*|watching|following|spying|bugged|chip|gas|neighbours|plot\w*|conspir\w*|camera\w*)|(?:mi5|cia|police|government|neighbours?) (?:\w+ ){0,3}(?:follow\w*|spy\w*|watch\w*|bug\w*|listening)|being (?:followed|watched|poisoned|bugged|spied))\b/,
    days: 5,
  },
  {
    names: 'resuscitation',
    signs: /\b(?:for (?:full )?(?:resuscitation|cpr|escalation)|full code)\b/,
    days: 30,
  },
  {
    names: 'orally',
    signs:
      /\b(?:ate|eaten|eating|drank|drinking|sips of|(?:half|all) of (?:his|her) (?:breakfast|lunch|dinner|supper|tea))\b/,
    days: 1,
  },
  {
    names: 'taking anything, prescribed, on anything',
    signs: /\b(?:\d+ (?:milligrams?|micrograms?)|prescribed \w+)\b/,
    opposites: /\b(?:takes? nothing|on nothing|not (?:taking|on) any ?thing|nothing prescribed)\b/,
    days: 14,
  },
  {
    names: 'deaf, hearing loss, hearing difficulties, hearing problems',
    signs: /\b(?:hearing aids?|deaf|glue ear|grommets|hearing loss|hard of hearing|failed (?:\w+ ){0,2}hearing)\b/,
    opposites: /\bhearing (?:is |was )?(?:normal|fine|good|ok|intact)\b|\bpassed (?:\w+ ){0,2}hearing\b/,
    days: 60,
  },
  {
    names: 'insomnia, sleep problems, sleep difficulties, nightmares, flashbacks',
    signs:
      /\b(?:not (?:slept|sleeping|sleep)|no sleep|(?:awake|up) (?:all|most of|half|until|till|for)|sleeps? (?:badly|poorly|little|only)|(?:poor|broken) sleep|wak(?:es|ing) (?:every|several|hourly|screaming|at (?:2|3|4))|insomnia)\b/,
    opposites:
      /\b(?:sle(?:eps?|pt|eping) (?:\w+ )?(?:well|fine|okay|ok|good|through|soundly)|sleep (?:is |was )?(?:good|fine|ok|okay|normal))\b/,
    days: 10,
  },
  {
    names: 'appetite loss, loss of appetite, poor appetite, eating problems',
    signs:
      /\b(?:not (?:eaten|eating|eat)|off (?:his|her) food|lost (?:his|her) appetite|(?:refus\w+|skips?|skipping|left|leaves) (?:\w+ ){0,2}(?:food|meals?|lunch|dinner|breakfast|fruit|tea)|poor appetite|(?:eats|ate) (?:only|nothing|very little)|one meal a day)\b/,
    opposites:
      /\b(?:eat(?:s|ing) (?:\w+ )?(?:well|fine|normally|everything)|(?:good|normal) appetite|appetite (?:is |was )?(?:good|fine|normal|ok))\b/,
    days: 10,
  },
  {
    names: 'vaccine refusal',
    signs:
      /\b(?:(?:mmr|jabs?|vaccin\w+|immunisations?) (?:was |were )?(?:declined|refused|not given|missed|outstanding)|(?:declined|refused|missed) (?:\w+ ){0,3}(?:mmr|jabs?|vaccin\w+|immunisations?)|no mmr|not had (?:\w+ )?(?:mmr|jabs|vaccin\w*|immunis\w*)|unvaccinated|not (?:immunised|vaccinated))\b/,
    opposites:
      /\b(?:(?:vaccin\w+|immunisations?|jabs) (?:are |were |all )?up to date|fully (?:immunised|vaccinated))\b/,
    days: 400,
  },
  {
    names: 'tic, tics',
    signs:
      /\b(?:blink(?:s|ing)|grunt(?:s|ing)|throat clearing|sniff(?:s|ing)|head jerks?|jerking|twitch\w*|shoulder shrugs?|facial grimac\w+|vocalisations)\b/,
    days: 60,
  },
  {
    names: 'pressure sore, pressure ulcer, skin breakdown, pressure damage',
    signs:
      /\b(?:(?:sacral|heel|pressure) (?:sore|ulcer|damage)|grade (?:1|2|3|4|ii|iii|iv)\b[^.]{0,20}(?:sacr|heel|sore)|bed ?sores?|sacr\w+ (?:\w+ )?(?:sore|broken|red))\b/,
    opposites: /\b(?:skin|pressure areas?|areas) (?:\w+ )?intact\b/,
    days: 7,
  },
];
