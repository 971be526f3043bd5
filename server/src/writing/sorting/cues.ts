import { pattern } from '../../lib/pattern.ts';

/** Signs that a passage is about something, whatever its other words: names of drugs and tests, doses, scores, verbs. */
export const CUES: readonly [name: string, cue: RegExp][] = [
  [
    'drug',
    pattern('i')`
      \b(?:\w{3,}(?:pram|oxetine|traline|pine|azole|idone|azepam|olol|statin|pril|sartan|cillin|mycin|formin|gliptin
          |prazole|triptan|phenidate|amfetamine|amphetamine|profen|barbital|olam|zepine|lukast|terol|sone|xaban|setron
          |caine)|lithium|sertraline|methadone|melatonin|insulin|paracetamol|aspirin|codeine|tramadol|morphine
        |naproxen|atomoxetine|guanfacine|clonidine|lisdex\w*|concerta|ritalin|elvanse|medikinet|equasym|vitamin \w
        |levothyroxine|warfarin|gabapentin|pregabalin|valproate|lamotrigine|levetiracetam|haloperidol|promethazine
        |venlafaxine|duloxetine|mirtazapine|zopiclone|propranolol|salbutamol|inhalers?|antidepressants?|ssri|depot
        |tablets?|prescri\w+|dose|titrat\w+|side.?effects?)\b
    `,
  ],
  ['dose', /\b\d+(?:\.\d+)? ?(?:mg|mcg|micrograms?|µg|ml|units?|g)\b|\b(?:bd|tds|qds|nocte|mane|prn|po)\b/i],
  ['allergy', /\b(?:allerg\w+|nkda|nkfda|anaphyla\w+|intoleran\w+|epipen|no known drug)\b/i],
  [
    'test',
    pattern('')`
      \b(?:PHQ|GAD|CORE|BDI|BAI|WISC|WAIS|WPPSI|WIAT|WMS|FSIQ|VCI|VSI|FRI|PRI|WMI|PSI|GAI|ADOS|ADI|PCL|RCADS|SDQ
        |Conners|Vineland|ABAS|BRIEF|AUDIT|ISI|PDSS|YGTSS|CRIES|CAT-Q|RAADS|AQ|MoCA|MMSE|ACE-III|HADS|IES|EPDS|RBANS
        |TOPF|DKEFS|D-KEFS|CTOPP|BPVS|CELF|SRS|GARS|EDE-Q|Y-BOCS|OCI|WSAS|SPIN|MADRS|HoNOS|HAM-D|CGAS|GAF|ORS|SRS
        |T-scores?|[Pp]ercentiles?|[Ss]caled scores?|[Ss]tandard scores?|RCFT|Rey|TMT|Trail|Stroop|Digit Span
        |Block Design|Matrix Reasoning|Coding|BASC|CBCL|MASC|SCARED|TEA-Ch|NEPSY|KBIT|WRAT|DASH|TOWRE|YARC|BAS|CAARS
        |ASRS|DIVA|MBI|Zarit|NPI)
    `,
  ],
  [
    'score',
    /\b[A-Z]{2,12}[\w-]{0,30}(?: [A-Za-z]{1,30}){0,2}[:=]? ?\d{1,3}(?:\/\d{1,4})?(?= ?[,(;.]|$)|\b(?:score[ds]?|percentile|range|centile)\b/,
  ],
  [
    'vital',
    /\b(?:bp|hr|rr|sats|spo2|temp|pulse|bmi|weight|height|kg|cm|afebrile|gcs|chest clear|abdo|murmur|tender|reflexes|news2?)\b/i,
  ],
  [
    'lab',
    /\b(?:bloods?|fbc|u&?es?|lfts?|tfts?|hba1c|b12|folate|crp|ecg|eeg|mri|ct|x-?ray|ultrasound|echo|urine|scan|imaging|wbc|haemoglobin|hb)\b/i,
  ],
  [
    'kin',
    /\b(?:mother|father|mum|dad|parents?|sister|brother|siblings?|grand\w+|uncle|aunt|cousin|maternal|paternal|wife|husband|partner|son|daughter|twins?|step\w+|nan|nana|half-\w+)\b/i,
  ],
  [
    'kin-illness',
    /\b(?:maternal|paternal|family history|fh|runs in the family|(?:mother|father|mum|dad|sister|brother|uncle|aunt|grand\w+)\b[^.]{0,30}\b(?:had|has|died|dx|diagnos\w+|depress\w+|bipolar|schizo\w+|cancer|diabetes|adhd|autis\w+|dementia|dyslex\w+|alcohol\w*))\b/i,
  ],
  [
    'birth',
    /\b(?:pregnan\w+|born|birth|lscs|nvd|forceps|ventouse|caesarean|c-section|scbu|nicu|gestation|weeks'? gestation|term|milestones?|walked|crawled|first words|babbl\w+|toilet.?train\w+|apgar|jaundice|weaned|breastfed|sat at|potty|\d\d\/40)\b/i,
  ],
  [
    'school',
    /\b(?:school|teacher|class(?:room)?|sen(?:co|d)?|ehcp|year \d+|y\d{1,2}|gcses?|a.?levels?|sats|nursery|reception|pupil|homework|attainment|exam\w*|university|college|degree|exclu\w+|ta\b|phonics|key stage)/i,
  ],
  [
    'work',
    /\b(?:(?<!\bbowels? (?:now )?)works?|worked|working|job|employ\w+|retired|redundan\w+|shift|manager|boss|sick leave|signed off|career|occupation|colleagues?|self-employed|apprentic\w+|army|navy|raf|unemployed|universal credit|pip(?! (?:joints?|fingers?|flexion|contractures?)))\b/i,
  ],
  [
    'drink',
    /\b(?:alcohol|drinks?|drinking|units|pints?|wine|beer|cider|vodka|etoh|smok\w+|cigarettes?|vap\w+|cannabis|weed|cocaine|mdma|ketamine|heroin|spice|caffeine|coffee|gambl\w+|nicotine|pack.?years?|tobacco|illicit|recreational drugs|betting|teetotal)\b/i,
  ],
  [
    'law',
    /\b(?:police|court|arrest\w*|convict\w*|caution(?:ed)?|probation|prison|offen[cs]e\w*|charged|bail|solicitor|forensic|magistrates?|yot|sentence|tribunal)\b/i,
  ],
  [
    'home',
    /\b(?:lives?|living|flat|house|housing|rent\w*|landlord|neighbours?|friends?|church|mosque|hobb\w+|debt\w*|benefits|carers?|moved|married|divorc\w+|separated|widow\w*|single|relationship|club|football|dog|cat)\b/i,
  ],
  [
    'past-mh',
    /\b(?:previous(?:ly)?|past|prior|history of|cbt|counselling|counsellor|camhs|iapt|admitted|admission|section(?:ed)?|crisis team|cmht|psychiatrist|talking therap\w+|episodes?|diagnosed|postnatal depression|inpatient)\b/i,
  ],
  [
    'body',
    /\b(?:asthma|diabet\w+|hypertens\w+|htn|epilep\w+|seizure\w*|fracture\w*|surgery|operation|append\w+|tonsil\w+|thyroid|migraine\w*|arthritis|stroke|mi|copd|eczema|grommets|hearing|glasses|vision|head injury|concussion|cancer|covid|anaemia|ibs|menopause|immunis\w+|vaccin\w+|hysterectomy|cholecyst\w+|knee|hip|cardiac|renal)\b/i,
  ],
  [
    'seen',
    /\b(?:eye contact|rapport|affect|speech|fidget\w*|tearful|smiled|dressed|kempt|unkempt|oriented|cooperative|guarded|engaged|engagement|thought disorder|insight|psychomotor|euthymic|reactive|mood (?:objectively|subjectively)|appeared|presented as|well.?presented|distractible|effort|concentrat\w+ (?:well|throughout)|flat|pressured|monoton\w+|hallucinat\w+|delusion\w*|perceptual)\b/i,
  ],
  [
    'future',
    /\b(?:will|to (?:be|see|contact|call|refer|review|book|send|arrange|discuss|consider|continue|start|ask|complete|chase|liaise|write|meet|try)|plan|next|refer(?:ral)? to|review in|follow.?up|f\/u|recommend\w*|advise[ds]?|agreed|discharge|should|booked|aim|continue)\b/i,
  ],
  [
    'verb-first',
    /^(?:[-•*\d.) ]*)(?:refer|review|continue|start|stop|increase|reduce|book|send|chase|discuss|liaise|consider|offer|arrange|provide|monitor|complete|contact|ask|encourage|repeat|check|explore|school to|gp to|parents to|mum to)\b/i,
  ],
  [
    'impression',
    /\b(?:impression|imp|consistent with|meets? (?:the )?(?:criteria|dsm|icd)|diagnos[ie]s|probable|likely|\?(?=[A-Z])|differential|in keeping with|suggestive|suggests|explain\w*|formulat\w+|maintain\w+|predispos\w+|precipitat\w+|perpetuat\w+|in my (?:opinion|view)|hypothes\w+|understood as|because of|vicious|cycle)\b/i,
  ],
  [
    'did',
    /\b(?:discussed|explained|practi[sc]ed|worked on|introduced|explored|reviewed|went through|set homework|psychoed\w*|exposure|thought record|behavioural activation|grounding|relaxation|socratic|reliving|role.?play\w*|validated|formulated together|modelled|taught|homework (?:was|done|reviewed)|agenda|chair work|mindfulness|exercise)\b/i,
  ],
  [
    'change',
    /\b(?:improv\w+|better|worse|reduced|down from|up from|was \d+|now \d+|gains?|progress\w*|since (?:last|starting)|no longer|settled|responded|attended \d+|sessions? (?:attended|of)|→|->|recovered|relaps\w+|sustained|return\w* to)\b/i,
  ],
  [
    'referred',
    /\b(?:refer(?:red|ral|rer)?|ref(?:'d)?|self-referred|gp letter|asked for|asked us|request\w*|query|queries|question(?: asked)?)\b/i,
  ],
  [
    'met',
    /\b(?:seen (?:with|w\/|alone|at|in|on|by|1:1)|attended|present|met with|interview\w*|mins?\b|minutes|session \d|by phone|video ?call|teams|home visit|clinic|documents?|letters? read|records?|reports? (?:read|seen)|questionnaires? (?:given|completed|returned))\b/i,
  ],
  [
    'wish',
    /\b(?:wants?|hopes?|wish\w*|would like|'d like|goals?|aims?|keen|prefer\w*|looking for|what (?:he|she|they) wants?|expect\w*)\b/i,
  ],
  [
    'good',
    /\b(?:strengths?|loves?|enjoys?|good at|kind|funny|caring|polite|supportive|proud|resilien\w+|protective|motivated|helpful|talented|creative|gentle|likes?|determined)\b/i,
  ],
  [
    'consent',
    /\b(?:consent\w*|capacity|confidential\w*|gillick|mca|dols|section \d|mha|informal|lasting power|lpa|best interests|data protection|detained|parental responsibility)\b/i,
  ],
  [
    'told',
    /\b(?:reports?|rpts|says?|said|describes?|states?|denies|denied|complain\w*|c\/o|feels?|feeling|worries|struggl\w+|finds?|can't|cannot|difficult\w*|noticed|low mood|anxi\w+|sleep\w*|wakes?|appetite|tired|panic\w*|tearful|forget\w*|angry|meltdowns?)\b/i,
  ],
  [
    'office',
    /\b(?:invoice|fee|parking|room|reception|copies|cc|phone number|email|tel|dna'?d?|rearrang\w+|reschedul\w+|appointment|voicemail|cancel\w*|travel|key code|postcode|nhs no)\b/i,
  ],
  [
    'filler',
    /^(?:\W*(?:okay|ok|right|yeah|yes|mm+|hmm|um|uh|great|lovely|thanks?|thank you|brilliant|sure|good|nice|fine|hello|hi|bye|alright|cool|no problem|sorry)\W*){1,4}/i,
  ],
  [
    'text',
    /\b(?:reports?|letters?|summar(?:y|ies)|write-?ups?|drafts?|documents?|section|paragraph|heading|wording|output|template|transcript|version)\b/i,
  ],
  ['duty', /\b(?:must|should|shall|(?:is|are) (?:not )?to|ha(?:s|ve) to|needs? to|ought to|need not|may not)\b/i],
  [
    'writing',
    /\b(?:write|state|say|mention|omit|leave out|skip|delete|erase|strike|ignore|disregard|over(?:write|ride|rides)|replace|insert|conclude|describe|phrase|print|paste|copy|quote|render|substitute|adopt|award|sign)\b/i,
  ],
  [
    'tool',
    /\b(?:software|program(?:me)?|system|machine|tool|engine|ai|bots?|model|computer|typist|typing|writer|author|drafting|drafts|compiling|robot|automatic|automated)\b/i,
  ],
  ['please', /\b(?:please|kindly)\b|^\W*(?:do not|don['’]t|never)\b/i],
  [
    'writing-duty',
    /\b(?:must|should|shall|is to|are to|please|kindly|not|never)\b[^.]{0,30}\b(?:write|state|say|mention|omit|leave|skip|delete|include|conclude|describe|insert|read|contain|refer)\b/i,
  ],
  ['quote', /["“”]/],
  ['you', /\byou\b/i],
  ['i', /\bI\b|\bI'/],
  ['question', /\?/],
  ['plus', /^\W*(?:no|nil|none|denies|denied|never)\b/i],
];
