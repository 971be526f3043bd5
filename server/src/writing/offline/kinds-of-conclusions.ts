import { pattern } from '../../lib/pattern.ts';
import type { SectionKind } from './section-kind.ts';

/** Sections on what was made of it, done and planned. */
export const KINDS_OF_CONCLUSIONS: readonly SectionKind[] = [
  {
    name: 'risk',
    titles: /\brisk\b|\bsafeguard|\bsafety\b/i,
    subject: 'questions about risk',
    cues: pattern('i')`
      \brisks?\b|\bsuicid|\bself-?harm|\bSI\b|\bsafeguard|\bharm(?:ing|ed)?\b|\bsafe\b|\bsafety plan\b
      |\bprotective\b|\bending (?:it|my|her|his) life\b|\bhurt(?:ing)?\b|\bbull(?:y|ied)|\babuse|\bno plan\b
      |\bintent\b|\bnot be here\b|\baggress|\bhead-?bang|\bwhen drunk\b|\bnon-accidental\b|\bcrisis\b
    `,
    labels: /^(?:risk|safety|safeguarding|self-harm|si)\b/i,
    examples: [
      'Denied suicidal thoughts when asked.',
      'Thoughts of being better off dead, no plan or intent.',
      'No self-harm, no harm to others.',
      'Risk: none at present; children protective.',
      'Cut her arm once in March, superficial.',
      'No safeguarding concerns; feels safe at home.',
      'Passive wish not to wake up, would not act because of family.',
      'Safety plan agreed, crisis number given.',
      'Hits his head when upset, no injury.',
      'Partner feels safe with him; the baby is safe.',
      'Sometimes wishes the accident had killed him.',
      'Not bullied; nobody hurts her, asked alone.',
      'Does not drive after drinking.',
      'Good support from family.',
    ],
  },
  {
    name: 'formulation',
    titles: /\bformulation\b|\bopinion\b|\bimpression\b|\bassessment$|\bdiagnos|\bconclusion/i,
    subject: 'a formulation or opinion',
    cues: pattern('i')`
      \b(?:formulation|impression|my (?:view|hunch|opinion)|meets? (?:DSM|ICD|criteria)|DSM-?5|ICD-?1[01]
      |differential|subtype|maintain(?:ed|ing|s)|maintaining|vulnerab\w+|hypothes\w+|explained by
      |not better explained|mechanism|cycle|parentified|normal grief|opinion)\b
    `,
    labels: /^(?:formulation|impression|opinion|differentials?|diagnosis|conclusion)/i,
    examples: [
      'Impression: moderate depression after bereavement.',
      'Meets criteria for generalised anxiety disorder.',
      'Formulation: perfectionism kept going by avoidance and checking.',
      'Not better explained by low mood or lack of sleep.',
      'Early losses left her expecting to be abandoned.',
      'No evidence of psychosis; dissociation not present.',
      'In my opinion the pattern is one of ADHD, inattentive.',
      'Triggered by redundancy, maintained by isolation.',
    ],
  },
  {
    name: 'treatment',
    titles: /\bwork (?:done|involved)\b|\btreatment\b|\bintervention|\btherapy\b|\bthe work\b/i,
    subject: 'the work that was done',
    cues: pattern('i')`
      \b(?:CBT|EMDR|exposure|reliving|imaginal|psychoed\w*|behavioural activation|thought record|habit reversal
      |CBIT|competing response|grounding|practised|homework|chain analysis|responsibility pie|hierarchy
      |mindfulness|relaxation|role-?play|rescripting|craving surf|updating|strategies)\b
    `,
    labels: /^(?:work|treatment|intervention|strategies|techniques?|session|homework|function)/i,
    examples: [
      'Thought records reviewed; found evidence against the prediction.',
      'Graded exposure to supermarkets together.',
      'Practised breathing and grounding in session.',
      'Psychoeducation about panic, drew the cycle.',
      'Imaginal reliving, second time, 30 min.',
      'Behavioural activation: planned three walks.',
      'Worked with parents on a reward chart.',
      'Laminated card with the steps, used at work.',
    ],
  },
  {
    name: 'outcome',
    titles: /\boutcome|\bprogress\b|\bchange\b|\bassessment$/i,
    subject: 'the outcome',
    cues: pattern('i')`
      \b(?:was \d|down (?:from|to)|up (?:from|to)|improved|better|fewer|less|no longer|rejoined|returned to
      |back (?:at|to|on)|since (?:then|before|April|Feb)|still|gains?|now \d|first time|reduced|recovered|cf\.
      |vs|→)\b|→
    `,
    labels: /^(?:progress|outcome|change|since last|remaining)/i,
    examples: [
      'Sleeping better, back at work three days a week.',
      'Attacks down from five a week to one a month.',
      'Went to the party and stayed two hours, first time in years.',
      'No longer avoids the motorway.',
      'Still checks the oven but it does not bother him.',
      'Joined the football club again and enjoys it.',
      'She says she has her life back.',
      'Partial gain; homework missed twice.',
    ],
  },
  {
    name: 'episode',
    titles: /\bopening\b|\bepisode\b|\bsummary sentence\b/i,
    subject: 'the number of sessions or their dates',
    cues: /\bsessions? \d|\b\d+ (?:of \d+ )?sessions?\b|\bfinal session\b|\bdischarge/i,
    labels: /^session/i,
    examples: [
      'Session 12 of 12.',
      'Attended ten of twelve sessions between March and July.',
      'Final session today.',
      'Completed the course of treatment and was discharged.',
    ],
  },
  {
    name: 'plan',
    titles: /\bplan\b|\bgoals?\b|\bnext steps?\b|\bfollow-up\b/i,
    subject: 'an agreed plan',
    cues: pattern('i')`
      \b(?:next (?:session|appt|appointment|wk|week|\d)|plan(?:ned)?\b|book(?:ed)?\b|agreed|will (?:attend|bring
      |send|try|call)|homework|review in|letter to|report to|consent|goals?|hopes?|wants|booster|retest|arrange
      |feedback \d|sessions? (?:left|monthly|weekly)|\d+ sessions)\b|^Next\b
    `,
    labels: /^(?:plan|next|goals?|actions?|homework|follow-?up|tasks?|hopes|wants)/i,
    examples: [
      'Plan: CBT, 12 weekly sessions, review at six.',
      'Next appointment 4 June.',
      'Homework: keep a sleep diary.',
      'Book testing for next week, morning.',
      'Will write to the GP with her consent.',
      'Goals: to travel alone and sleep in her own bed.',
      'Parents hope that school will understand her.',
      'Arrange an interpreter for the next interview.',
      'Follow-up in three months, then discharge.',
      'Letter to school and family.',
    ],
  },
  {
    name: 'recommendations',
    titles: /\brecommend|\badvice\b|\bwhat (?:will|would|may) help\b|\badjustments?\b/i,
    subject: 'recommendations',
    cues: pattern('i')`
      \b(?:recommend\w*|advised?|suggest(?:ed|s)?:?|should|separate room|rest breaks|extra time|adjustments?
      |refer(?:ral)? (?:to|on)|retest|would (?:benefit|value|help))\b
    `,
    labels: /^(?:recommend|advice|suggest|exams?|adjustments?|feedback plan)/i,
    examples: [
      'Recommend extra time and a quiet room for examinations.',
      'School to give instructions one step at a time.',
      'Advise GP to review medication.',
      'Should be seated near the front.',
      'Suggest referral to the sleep clinic.',
      'Would benefit from a parenting course.',
      'Reassess in two years.',
    ],
  },
  {
    name: 'staying-well',
    titles: /\bstaying well\b|\brelapse\b|\bmaintenance\b|\bblueprint\b/i,
    subject: 'a relapse plan',
    cues: pattern('i')`
      \b(?:relapse|warning signs?|early signs?|blueprint|setback|booster|come back|stay(?:ing)? well|bad (?:day
      |week)|lapse)\b
    `,
    labels: /^(?:relapse|blueprint|warning|staying)/i,
    examples: [
      'Relapse plan: restart the diary, ring a friend, book a session.',
      'Early warning signs: skipping meals and staying in bed.',
      'Knows that a bad day is not a relapse.',
      'Told when to come back and whom to call.',
    ],
  },
];
