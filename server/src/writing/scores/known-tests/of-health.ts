import type { KnownTest } from './known-test.ts';

const ANXIETY = `social phobia, soc phobia, soc phob, panic, panic disorder, separation anxiety, sep anx, sa, generalised anxiety, generalized anxiety, gad, gen anx, ga, obsessive compulsive,
  obsessions/compulsions, ocd, oc, depression, dep, mdd, major depression, low mood, total anxiety, total anx, total, total anxiety and depression, total internalising,
  anxiety, social anxiety, school avoidance, school phobia, physical injury fears, physical symptoms, harm avoidance, somatic`;

/** Scales of mood, risk, eating, trauma, the body, function and care. */
export const OF_HEALTH: readonly KnownTest[] = [
  { names: 'RCADS, SCAS, SCARED, MASC, Spence, Revised Child Anxiety and Depression Scale', parts: ANXIETY },
  {
    names: 'HADS, Hospital Anxiety and Depression Scale',
    parts: 'anxiety, depression, anx, dep, a, d, anxiety subscale, depression subscale, total',
  },
  { names: 'DASS', parts: 'depression, anxiety, stress, dep, anx, str, d, a, s, total' },
  { names: 'CORE, CORE-OM, YP-CORE', parts: 'wellbeing, well-being, problems, functioning, risk, total, w, p, f, r' },
  { names: 'HoNOS, HoNOSCA', parts: 'total, behaviour, impairment, symptoms, social' },
  {
    names: 'WSAS, Work and Social Adjustment Scale',
    parts: 'work, home management, home, social leisure, social, private leisure, private, relationships',
  },
  {
    names: 'PHQ, Patient Health Questionnaire',
    parts:
      'interest, low mood, mood, sleep, tired, tiredness, energy, appetite, failure, concentration, slowed, psychomotor, self-harm, self harm, suicidal thoughts, item 9, q9, total',
  },
  {
    names: 'HAM-D, HAMD, HDRS, HRSD, HAM-D17, Hamilton',
    parts:
      'depressed mood, guilt, suicide, early waking, insomnia, work, retardation, agitation, psychic anxiety, somatic anxiety, appetite, weight, insight',
  },
  {
    names: 'MADRS',
    parts:
      'apparent sadness, reported sadness, inner tension, reduced sleep, reduced appetite, concentration, lassitude, inability to feel, pessimistic thoughts, suicidal thoughts',
  },
  {
    names: 'Barthel, Barthel Index, MBI',
    parts:
      'feeding, bathing, grooming, dressing, bowels, bladder, toilet, toileting, toilet use, transfers, mobility, stairs, total',
  },
  { names: 'PQ-16, PQ', parts: 'distress, symptoms, total' },
  { names: 'SIPS', parts: 'p1, p2, p3, p4, p5, n1, n2, n3, n4, n5, n6, d1, d2, d3, d4, g1, g2, g3, g4' },
  { names: 'Y-BOCS, CY-BOCS, YBOCS', parts: 'obsessions, compulsions, obs, comp, total' },
  {
    names: 'PANSS',
    parts: 'positive, positive scale, negative, negative scale, general, general psychopathology, total, p, n, g',
  },
  {
    names: 'IES, IES-R, CRIES, Impact of Event Scale, Impact of Events Scale',
    parts: 'intrusion, avoidance, arousal, hyperarousal, total',
  },
  {
    names: 'PCL, PCL-5, CPSS, CAPS, CAPS-5, ITQ, PDS',
    parts:
      'intrusion, avoidance, negative cognitions, arousal, severity, total, total severity, cluster b, cluster c, cluster d, cluster e, ptsd, dso, criterion b, criterion c',
  },
  {
    names: 'TSCC, TSCYC, TSI',
    parts:
      'anxiety, depression, anger, posttraumatic stress, post-traumatic stress, dissociation, sexual concerns, intrusion, avoidance, arousal',
  },
  {
    names:
      "CDI, CDI-2, BDI, BDI-Y, BYI, BAI, Beck, Beck Youth Inventories, Children’s Depression Inventory, Children's Depression Inventory",
    parts:
      'total, emotional problems, functional problems, negative mood, ineffectiveness, interpersonal problems, self-concept, anxiety, depression, anger, disruptive behaviour, somatic, cognitive',
  },
  {
    names: 'EDE, EDE-Q, EDE-A, EDI',
    parts:
      'global, restraint, dietary restraint, eating concern, shape concern, shape, weight concern, weight, drive for thinness, bulimia, body dissatisfaction',
  },
  { names: 'DERS', parts: 'total, non-acceptance, nonacceptance, goals, impulse, awareness, strategies, clarity' },
  {
    names: 'MCMI, MMPI, PAI',
    parts:
      'validity, nim, pim, inf, inc, borderline, antisocial, schizoid, avoidant, dependent, narcissistic, paranoid',
  },
  {
    names: 'DIALOG, ReQoL',
    parts:
      'mental health, physical health, job, job situation, accommodation, leisure, relationship, friendships, personal safety, medication, practical help, meetings',
  },
  { names: 'UPDRS, MDS-UPDRS', parts: 'part i, part ii, part iii, part iv, i, ii, iii, iv, on, off, total' },
  {
    names: 'NPI, NPI-Q, Neuropsychiatric Inventory',
    parts:
      'total, severity, distress, caregiver distress, carer distress, frequency x severity, agitation, apathy, delusions, hallucinations, depression, anxiety, irritability, sleep, appetite, disinhibition',
  },
  {
    names: 'CDR, Clinical Dementia Rating',
    parts:
      'global, sum of boxes, sob, memory, orientation, judgment, community affairs, home and hobbies, personal care',
  },
  {
    names: 'FrSBe, Frontal Systems Behavior Scale',
    parts: 'apathy, disinhibition, executive dysfunction, executive, total',
  },
  {
    names: 'EQ-5D, EQ-5D-5L',
    parts: 'mobility, self-care, usual activities, pain/discomfort, anxiety/depression, vas, index',
  },
  {
    names: 'SF-36, SF-12',
    parts:
      'physical functioning, role physical, bodily pain, general health, vitality, social functioning, role emotional, mental health, pcs, mcs',
  },
  {
    names: 'Fugl-Meyer, FMA',
    parts: 'ue, le, upper extremity, lower extremity, upper limb, lower limb, sensation, total',
  },
  { names: 'Tinetti, POMA', parts: 'balance, gait, total' },
  { names: 'FIM, FIM+FAM', parts: 'motor, cognitive, total' },
  { names: 'KOOS, HOOS', parts: 'pain, symptoms, adl, sport, sport/rec, qol, quality of life' },
  { names: 'WOMAC', parts: 'pain, stiffness, function, physical function, total' },
  {
    names: 'NIHSS',
    parts:
      'loc, gaze, visual, facial palsy, motor arm, motor leg, limb ataxia, sensory, language, dysarthria, extinction',
  },
  { names: 'MSIS, MFIS, MSIS-29', parts: 'physical, psychological, phys, psych, cognitive, psychosocial, total' },
  {
    names: 'ImPACT',
    parts:
      'verbal memory, visual memory, visual motor, visual motor speed, visuomotor speed, reaction time, total symptom, total symptoms, impulse control, symptom score',
  },
  {
    names: 'SCAT, SCAT5, SCAT6, SAC, Child SCAT',
    parts:
      'symptom severity, symptom number, symptoms, number, severity, orientation, immediate memory, concentration, delayed recall, balance',
  },
  {
    names: 'VOMS',
    parts:
      'baseline, smooth pursuit, pursuits, saccades, horizontal saccades, vertical saccades, convergence, npc, vor, vor horizontal, vor vertical, vms',
  },
  {
    names: 'GMFM, GMFM-66, GMFM-88',
    parts:
      'a, b, c, d, e, lying and rolling, sitting, crawling and kneeling, standing, walking running and jumping, total',
  },
  { names: 'PedsQL', parts: 'physical, emotional, social, school, psychosocial, total' },
  { names: 'OASES', parts: 'general information, reactions, communication, quality of life, overall' },
  { names: 'VHI', parts: 'functional, physical, emotional, total' },
  {
    names: 'PSI-4, Parenting Stress Index',
    parts:
      'parental distress, parent-child dysfunctional interaction, difficult child, total stress, defensive responding, pd, pcdi, dc',
  },
];
