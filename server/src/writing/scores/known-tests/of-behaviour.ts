import type { KnownTest } from './known-test.ts';

const ADHD = `inattention, inatt, inattentive, attention, hyperactivity, hyper, hyp, hyperactive, hyperactivity-impulsivity, hyperactivity/impulsivity, impulsivity,
  imp, oppositional, opp, odd, combined, total, learning problems, learning, executive functioning, executive function, exec, exec functioning, defiance/aggression,
  defiance, aggression, peer relations, peer, family relations, emotional dysregulation, inattention/exec dysfunction, inattention/executive dysfunction,
  adhd index, adhd inattentive, adhd hyperactive, restless-impulsive, emotional lability, schoolwork, peer interactions, family life, depressed mood, anxious thoughts, in, hy, lp, ef, ag, pr`;
const CHILD_BEHAVIOUR = `hyperactivity, aggression, conduct problems, anxiety, depression, somatization, somatisation, atypicality, withdrawal, attention problems, attention,
  learning problems, adaptability, social skills, leadership, study skills, functional communication, activities of daily living, internalizing, internalising,
  externalizing, externalising, internalizing problems, externalizing problems, school problems, behavioral symptoms index, bsi, adaptive skills, personal adjustment,
  emotional symptoms, attitude to school, locus of control, self-esteem, self-reliance, anxious/depressed, withdrawn/depressed, withdrawn, somatic complaints, social problems,
  thought problems, rule-breaking, rule-breaking behaviour, aggressive behaviour, total problems, total competence, affective problems, oppositional defiant problems`;
const SOCIAL = `social awareness, social cognition, social communication, social motivation, restricted interests, rrb, restricted and repetitive behaviour, sci, total, awareness, cognition, communication, motivation, mannerisms`;

/** Scales of behaviour, adaptive skills, autism, attention and executive function. */
export const OF_BEHAVIOUR: readonly KnownTest[] = [
  { names: 'Conners, CAARS', parts: ADHD },
  { names: 'SNAP, Vanderbilt, ADHD-RS, ADHD Rating Scale, SWAN, ASRS, Barkley, BAARS, Brown', parts: ADHD },
  {
    names: 'QbTest, QbCheck, Qb',
    parts: 'activity, qbactivity, impulsivity, qbimpulsivity, inattention, qbinattention, total, total symptom score',
  },
  {
    names: 'CPT, TOVA, Conners CPT',
    parts:
      "omissions, commissions, hrt, hrt sd, hit reaction time, variability, detectability, d', d-prime, perseverations, block change, response time, errors of omission, errors of commission",
  },
  { names: 'BASC, CBCL, TRF, YSR, ASEBA, PRS, TRS, Achenbach', parts: CHILD_BEHAVIOUR },
  {
    names: 'SDQ, Strengths and Difficulties Questionnaire, Strengths and Difficulties',
    parts:
      'total, total difficulties, emotional, emotional symptoms, emotion, emo, conduct, conduct problems, hyperactivity, hyperact, hyper, peer, peer problems, prosocial, impact, internalising, externalising',
  },
  {
    names: 'BRIEF, Behavior Rating Inventory of Executive Function, Behaviour Rating Inventory of Executive Function',
    parts:
      'inhibit, self-monitor, shift, emotional control, initiate, task completion, working memory, plan/organize, plan/organise, planning, task monitor, monitor, organization of materials, organisation of materials, bri, eri, cri, gec, mi, bri index, behaviour regulation, behavior regulation, emotion regulation, cognitive regulation, metacognition, global executive composite, inhibitory self-control, flexibility, emergent metacognition',
  },
  {
    names: 'Vineland, VABS, Vineland Adaptive Behavior Scales, Vineland Adaptive Behaviour Scales',
    parts:
      'communication, comm, receptive, expressive, written, daily living skills, daily living, dls, personal, domestic, community, socialization, socialisation, soc, interpersonal relationships, play and leisure, coping skills, motor skills, motor, gross motor, fine motor, abc, adaptive behavior composite, adaptive behaviour composite, composite, internalizing, externalizing',
  },
  {
    names: 'ABAS, Adaptive Behavior Assessment System, Adaptive Behaviour Assessment System',
    parts:
      'gac, general adaptive composite, conceptual, social, practical, communication, community use, functional academics, functional pre-academics, home living, school living, health and safety, leisure, self-care, self-direction, motor, work',
  },
  { names: 'SRS, Social Responsiveness Scale', parts: SOCIAL },
  {
    names: 'ADOS, Autism Diagnostic Observation Schedule',
    parts:
      'social affect, sa, rrb, restricted and repetitive behaviour, total, overall total, overall, comparison, comparison score, css, calibrated severity score, communication, social interaction, social, reciprocal social interaction',
  },
  {
    names: 'ADI, ADI-R, Autism Diagnostic Interview, 3di, DISCO',
    parts:
      'social, social interaction, reciprocal social interaction, communication, communication nonverbal, communication verbal, rrb, restricted and repetitive, onset, a, b, c, d',
  },
  {
    names: 'CARS, Childhood Autism Rating Scale, GARS, ASRS autism, Gilliam',
    parts:
      'total, restricted/repetitive behaviors, social interaction, social communication, emotional responses, cognitive style, maladaptive speech, autism index',
  },
  { names: 'CAT-Q', parts: 'compensation, masking, assimilation, total' },
  {
    names: 'RAADS, RAADS-R',
    parts: 'language, social relatedness, sensory-motor, sensory motor, circumscribed interests, total',
  },
  {
    names: 'AQ, AQ-10, AQ-50, Autism Spectrum Quotient',
    parts: 'social skill, social skills, attention switching, attention to detail, communication, imagination, total',
  },
  {
    names: "CCC, CCC-2, Children's Communication Checklist",
    parts:
      'speech, syntax, semantics, coherence, inappropriate initiation, stereotyped language, use of context, nonverbal communication, social relations, interests, gcc, sidi, sidc, general communication composite',
  },
  {
    names: 'Sensory Profile, SSP',
    parts:
      'seeking, avoiding, sensitivity, registration, seeker, avoider, sensor, bystander, auditory, visual, touch, movement, body position, oral, conduct, social emotional, attentional, sensation seeking, low registration, sensory sensitivity, sensation avoiding',
  },
  {
    names: 'SPM, Sensory Processing Measure',
    parts:
      'social participation, vision, hearing, touch, taste and smell, body awareness, balance and motion, planning and ideas, total sensory systems, total, soc, vis, hea, tou, bod, bal, pla, pln, tot',
  },
  {
    names: 'Boxall, Boxall Profile',
    parts: 'developmental, developmental total, developmental strand, diagnostic, diagnostic total, diagnostic profile',
  },
  {
    names: 'ASQ, Ages and Stages',
    parts: 'communication, gross motor, fine motor, problem solving, personal-social, personal social',
  },
  {
    names: 'MABC, M-ABC, Movement ABC, Movement Assessment Battery for Children',
    parts:
      'manual dexterity, md, aiming and catching, aiming & catching, ac, balance, bal, total, total test score, component',
  },
  {
    names: 'BOT, Bruininks-Oseretsky',
    parts:
      'fine manual control, manual coordination, body coordination, strength and agility, total motor composite, fine motor precision, fine motor integration, manual dexterity, bilateral coordination, balance, running speed and agility, upper-limb coordination, upper limb coordination, strength, short form',
  },
  {
    names: 'Beery, VMI, Beery-Buktenica',
    parts: 'vmi, visual perception, vp, motor coordination, mc, visual motor integration, visual-motor integration',
  },
  {
    names: 'DTVP',
    parts:
      'eye-hand coordination, copying, figure-ground, visual closure, form constancy, visual-motor integration, motor-reduced visual perception, general visual perception',
  },
  {
    names: 'TVPS',
    parts:
      'visual discrimination, visual memory, visual-spatial relations, form constancy, sequential memory, visual figure-ground, visual closure, overall',
  },
  {
    names: 'DASH, Detailed Assessment of Speed of Handwriting',
    parts: 'copy best, copy fast, alphabet, alphabet writing, free writing, graphic speed, total, total standard score',
  },
  {
    names: 'PEDI, PEDI-CAT, WeeFIM',
    parts: 'self-care, mobility, social function, daily activities, social/cognitive, responsibility',
  },
  {
    names: 'COPM, Canadian Occupational Performance Measure',
    parts: 'importance, performance, satisfaction, imp, perf, satis, sat, i, p, s',
  },
  { names: 'AMPS', parts: 'motor, process, motor skills, process skills' },
  {
    names: 'TOMs, AusTOMs',
    parts: 'impairment, activity, participation, wellbeing, well-being, carer wellbeing, distress, imp, act, part, wb',
  },
];
