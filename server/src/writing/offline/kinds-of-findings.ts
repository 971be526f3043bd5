import { pattern } from '../../lib/pattern.ts';
import type { SectionKind } from './section-kind.ts';

/** Sections on what was asked, told, seen and measured. */
export const KINDS_OF_FINDINGS: readonly SectionKind[] = [
  {
    name: 'referral',
    titles: /\breferr|\breason for\b|\bquestion\b/i,
    subject: 'the source of the referral or its question',
    cues: pattern('i')`
      \b(?:self-?)?refer(?:red|ral)?\b|\bself-ref\b|\basked (?:for|whether|if)\b|\brequest(?:ed|s)?\b
      |\bGP letter\b
    `,
    labels: /^(?:referr|reason|request|question)/i,
    examples: [
      'Referred by the GP for assessment of anxiety.',
      'The school requested an assessment of attention and learning.',
      'Self-referred after reading about the condition.',
      'GP letter asks whether this could be depression.',
      'Her consultant asked for an opinion on memory.',
      'Request: a cognitive profile before moving school.',
      'Came because the waiting list elsewhere was too long.',
      'Employer and occupational health asked for a report.',
    ],
  },
  {
    name: 'sources',
    titles: /\bsources?\b|\bhow (?:the assessment|it) was\b|\bprocedure/i,
    subject: 'the interviews, tests and documents that were used',
    cues: pattern('i')`
      \b(?:interview|observation|obs|questionnaires?|forms?|consultation|telephoned|phoned?|spoke w)\b|\bADOS
      |\bWISC|\bWAIS|\bConners|\bVineland
    `,
    labels: /^(?:present|sources?|seen|given|used)/i,
    examples: [
      'Interview with both parents, 90 min.',
      'Classroom observation during a literacy lesson.',
      'Parent and teacher questionnaires were completed.',
      'Seen alone, then with his wife.',
      'Telephone call with the class teacher, consent on file.',
      'Read the school reports and the discharge letter.',
      'Cognitive testing over two mornings.',
      'Developmental interview with the mother by video.',
    ],
  },
  {
    name: 'history',
    titles: /\bhistory\b|\bbackground\b|\bdevelopment/i,
    subject: 'the history',
    cues: pattern('i')`
      \b(?:hx|FH|PMH|born|birth|pregnan|conceived|forceps|walked|milestones?|childhood|diagnosed|dx|married
      |separated|divorced|widow|medical|meds|medication|surgery|admitted|ward|hospital|previous(?:ly)?|since age
      |first language|L1|occupation|fractured|allerg\w*)\b|^\d{1,2}(?:;\d{1,2})?(?: ?yo)?, 
      |\bY(?:ear )?\d{1,2}\b
    `,
    labels: pattern('i')`
        ^(?:history|hx|background|pmh|family|fh|birth|development|medical|education|school|jobs?|work|social
        |medication|meds|alcohol|driving|past)
      `,
    examples: [
      'Born at term by caesarean section, no complications.',
      'Walked at 13 months, first words at one year.',
      'Language delayed; speech therapy from age three.',
      '45, teacher, married with two children.',
      'Grew up in Leeds, the eldest of four.',
      'Father had depression, grandmother dementia.',
      'No past medical history; takes sertraline 50 mg.',
      'Car accident in 2019, fractured hip, a month in hospital.',
      'Head injury with loss of consciousness, scan showed a bleed.',
      'Left school at 16, worked as a welder until made redundant.',
      'First diagnosed in childhood, treated with medication which was stopped.',
      'No seizures, no allergies, hearing and vision normal.',
      'Moved to the UK ten years ago; Polish is her first language.',
      'Top of the class at primary school but hardly spoke.',
      'Previous counselling in 2020, six sessions, found helpful.',
      'Living with partner and small daughter.',
    ],
  },
  {
    name: 'presenting',
    titles: /\bpresenting\b|\bdifficult|\bconcerns?\b|\bsubjective\b|\bcurrent\b|\bsymptoms?\b/i,
    subject: 'the presenting difficulties',
    cues: pattern('i')`
      \b(?:nightmares?|flashbacks?|panic|worr(?:y|ies|ied)|avoids?|sleep|insomnia|tired|fatigue|headaches?
      |forgets?|irritab\w+|low mood|tearful|anxious|anxiety|attacks?|rituals?|checks?|meltdowns?|shutdowns?
      |sensory|routines?|numb|guilt|cravings?|whisky|cans|units?|u\/wk|tics?)\b
    `,
    labels: pattern('i')`
        ^(?:concern|problem|difficult|current|now|since|symptom|pattern|sleep|sensory|change|play|mood|triggers?
        |function|safety behaviours?|avoid|re-exp\w*|hyperarousal|routines?|friendships?|interests?|withdrawal
        |insight)
      `,
    examples: [
      'Wakes at four and cannot get back to sleep.',
      'Panic attacks several times a week on the bus.',
      'Worries all day about money and her health.',
      'Avoids crowds, lifts and motorways.',
      'He forgets what he came upstairs for and loses things.',
      'Exhausted by the afternoon, snaps at the children.',
      'Cannot bear loud noise, wears the same jumper, eats few foods.',
      'Distressed by any change of plan; needs sameness.',
      'Plays by herself, talks of little but trains.',
      'Has one friend and prefers adults.',
      'Nightmares and flashbacks of the assault.',
      'Feels guilty, thinks it was her fault.',
      'Drinks most evenings to get to sleep.',
      'Checks the door thirty times before leaving.',
      'Concentration poor at work, makes mistakes.',
      'Her husband says she is short-tempered and withdrawn.',
      'Had to stop work because of it.',
      'After parties needs a day alone to recover.',
    ],
  },
  {
    name: 'presentation',
    titles: /\bpresentation\b|\bengagement\b|\bobjective\b|\bobserv|\bmental state\b|\bbehaviou?r/i,
    subject: 'how the client presented',
    cues: pattern('i')`
      \b(?:eye contact|rapport|affect|speech|fidget\w*|engaged|engagement|effort|tired after|smiled|tearful
      |cried|laughed|casually|dressed|oriented|cooperative|warm|guarded|fluent|gestures?|flapping|tense|seat
      |on task)\b
    `,
    labels: /^(?:presentation|behaviou?r|mse|mental state|obs|observation|appearance|engagement|rapport)/i,
    examples: [
      'Good rapport, brief eye contact, spoke softly.',
      'Fidgeted, left his seat often, needed prompts.',
      'Neatly dressed, tense, answered at length.',
      'Worked hard and persisted with difficult items.',
      'Cried when speaking of her mother, then composed.',
      'Affect flat, speech slow, well oriented.',
      'Tired after an hour and asked for a break.',
      'Smiled once, few gestures, flat voice.',
      'Open, warm and talkative in the session.',
      'Effort measures passed; results judged valid.',
    ],
  },
  {
    name: 'results',
    titles: /\bresults?\b(?! mean)|\bmeasures?\b|\bscores?\b|\btests?\b|\bobjective\b|\bquestionnaire/i,
    subject: 'scores or test results',
    cues: pattern('')`
      \b(?:PHQ-?9|GAD-?7|CORE-?OM|BDI|WISC|WAIS|WIAT|WMS|FSIQ|VCI|PSI|WMI|ADOS|PCL-?5|RCADS|SDQ|Conners|Vineland
      |BRIEF|AUDIT|SADQ|ISI|PDSS|YGTSS|CRIES|CAT-Q|RAADS|AQ|MoCA|ACE-III|HADS|IES|EPDS|T-scores?|percentile
      |scaled|standard score|SUDS|total)\b[^.]*\d
      |\b[A-Z]{2,}[\w-]*(?: [A-Za-z]+){0,2} \d{1,3}(?:\/\d+)?(?= ?[,(;.]|$)
    `,
    labels: /^(?:results?|scores?|measures?|tests?|questionnaires?|phq|gad|wisc|wais)/i,
    examples: [
      'PHQ-9 14 (moderate), GAD-7 12 (moderate).',
      'WISC-V: VCI 104, VSI 98, FSIQ 101.',
      'Total difficulties score 21, very high.',
      'BDI-II 28, was 35 at the start.',
      'Reading comprehension 88, spelling 79.',
      'T-scores: inattention 71, hyperactivity 68.',
      'MoCA 24/30.',
      'Pain 3/10, was 7/10.',
      'Standard score 85, 16th percentile.',
    ],
  },
  {
    name: 'interpretation',
    titles: /\bresults? mean\b|\bmeaning\b|\binterpret/i,
    subject: 'what the results mean',
    cues: pattern('i')`
      \b(?:suggests?|consistent with|strengths?|weakness|below|above|intact|lower|relative|profile|explains?
      |rules? (?:out|against))\b
    `,
    labels: /^(?:interpretation|impression|profile|intact|strengths?)/i,
    examples: [
      'Verbal skills are a strength; processing speed is low for her.',
      'The profile is consistent with a specific difficulty in reading.',
      'Memory is intact once the material is learnt.',
      'Scores in line with what the teacher sees in class.',
      'Working memory is below the rest, which explains the lost instructions.',
    ],
  },
];
