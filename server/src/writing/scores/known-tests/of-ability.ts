import type { KnownTest } from './known-test.ts';

const WECHSLER = `full scale, full scale iq, fsiq, fsiq-2, fsiq-4, verbal comprehension, vci, visual spatial, visuospatial, vsi, fluid reasoning, fri,
  perceptual reasoning, pri, perceptual organisation, poi, working memory, wmi, processing speed, psi, general ability, gai, cognitive proficiency, cpi,
  nonverbal, non-verbal, nvi, verbal iq, viq, performance iq, piq, quantitative reasoning, qri, auditory working memory, awmi, similarities, sim, si,
  vocabulary, vocab, voc, vc, vo, information, info, in, comprehension, comp, co, block design, bd, visual puzzles, vp, matrix reasoning, matrices, mr,
  figure weights, fw, picture concepts, pcn, arithmetic, arith, ar, digit span, ds, dsp, letter number sequencing, letter-number, lns, ln, coding, cd,
  symbol search, ss, cancellation, ca, can, picture span, psp, ps, picture completion, pcm, pc, picture memory, pm, zoo locations, zl, bug search, bs,
  animal coding, ac, object assembly, oa, receptive vocabulary, rv, picture naming, pn, naming speed, symbol translation, coding recall`;
const MEMORY = `auditory memory, ami, visual memory, vmi, visual working memory, vwmi, immediate memory, imi, delayed memory, dmi, general memory,
  logical memory, lm, lm i, lm ii, verbal paired associates, vpa, visual reproduction, vr, designs, spatial addition, symbol span, stories, story memory,
  story recall, word pairs, word lists, faces, dot locations, family pictures, numbers, sequences, picture locations, learning, attention, concentration,
  verbal immediate, verbal delayed, visual immediate, visual delayed, delayed recognition, brief cognitive status, family faces, screening memory`;
const READING = `total reading, basic reading, reading, reading comprehension, reading comp, rdg comp, rc, word reading, word rdg, wr, single word reading,
  pseudoword decoding, pseudoword, decoding, pd, letter word identification, letter-word id, word attack, passage comprehension, sentence reading fluency,
  reading fluency, oral reading fluency, orf, spelling, spell, sp, sentence composition, essay composition, written expression, written language,
  broad reading, broad mathematics, broad written language, math problem solving, maths problem solving, math ps, mps, numerical operations, num ops, no,
  mathematics, maths, math, math fluency, maths fluency, calculation, applied problems, math computation, sentence comprehension, oral language,
  listening comprehension, listening comp, oral expression, alphabet writing fluency, phonemic proficiency, orthographic fluency, dyslexia index,
  early reading skills, phonological processing, nonsense word decoding, silent reading fluency, spelling of sounds, academic skills, academic fluency`;

/** Tests of intelligence, memory, language, attainment and thinking. */
export const OF_ABILITY: readonly KnownTest[] = [
  { names: 'WISC, Wechsler Intelligence Scale for Children', parts: WECHSLER },
  { names: 'WAIS, Wechsler Adult Intelligence Scale', parts: WECHSLER },
  {
    names:
      'WPPSI, Wechsler Preschool and Primary Scale of Intelligence, Wechsler Preschool and Primary Scales of Intelligence',
    parts: WECHSLER,
  },
  { names: 'WASI, Wechsler Abbreviated Scale of Intelligence', parts: WECHSLER },
  {
    names: 'WNV, Wechsler Nonverbal Scale of Ability',
    parts: 'matrices, coding, object assembly, recognition, spatial span, picture arrangement, full scale',
  },
  { names: 'WMS, Wechsler Memory Scale', parts: MEMORY },
  { names: "CMS, Children's Memory Scale", parts: MEMORY },
  { names: 'WRAML, Wide Range Assessment of Memory and Learning', parts: MEMORY },
  { names: 'TOMAL, Test of Memory and Learning', parts: MEMORY },
  {
    names: 'ChAMP, Child and Adolescent Memory Profile',
    parts: `${MEMORY}, lists, objects, instructions, places, total memory`,
  },
  { names: 'WIAT, Wechsler Individual Achievement Test', parts: READING },
  { names: 'KTEA, Kaufman Test of Educational Achievement', parts: READING },
  { names: 'WRAT, Wide Range Achievement Test', parts: READING },
  {
    names: 'WJ, Woodcock-Johnson, Woodcock Johnson, Woodcock',
    parts: `${READING}, general intellectual ability, gia, comprehension-knowledge, gc, gf, gwm, cognitive efficiency`,
  },
  {
    names: 'BAS, British Ability Scales',
    parts:
      'verbal ability, verbal, nvr, spatial, nonverbal reasoning, spatial ability, general conceptual ability, gca, special nonverbal composite, snc, word definitions, verbal similarities, matrices, quantitative reasoning, recall of designs, pattern construction, recognition of designs, recall of digits, recall of objects, speed of information processing, naming vocabulary, verbal comprehension, picture similarities, copying, early number concepts, number skills, spelling, word reading',
  },
  {
    names: 'DAS, Differential Ability Scales',
    parts:
      'verbal, verbal ability, nonverbal reasoning, spatial, spatial ability, general conceptual ability, gca, special nonverbal composite, snc, working memory, processing speed, school readiness',
  },
  {
    names: 'KABC, Kaufman Assessment Battery for Children',
    parts:
      'mental processing, mpi, fluid-crystallized, fci, sequential, simultaneous, learning, planning, knowledge, nonverbal, number recall, word order, rover, triangles, conceptual thinking, atlantis, rebus, riddles, pattern reasoning, story completion, face recognition',
  },
  {
    names: 'KBIT, Kaufman Brief Intelligence Test',
    parts: 'verbal, nonverbal, non-verbal, iq composite, composite, matrices, verbal knowledge, riddles',
  },
  {
    names: 'Stanford-Binet, SB',
    parts:
      'fluid reasoning, knowledge, quantitative reasoning, visual-spatial processing, visual spatial, working memory, nonverbal iq, verbal iq, full scale iq',
  },
  {
    names: 'RIAS, Reynolds Intellectual Assessment Scales',
    parts: 'verbal intelligence, vix, nonverbal intelligence, nix, composite intelligence, cix, composite memory, cmx',
  },
  { names: 'CAS', parts: 'planning, simultaneous, attention, successive, full scale' },
  {
    names: 'Leiter',
    parts:
      'nonverbal iq, nonverbal memory, processing speed, figure ground, form completion, classification analogies, sequential order',
  },
  {
    names: 'WRIT, Wide Range Intelligence Test',
    parts:
      'verbal, visual, general, verbal iq, visual iq, general iq, vocabulary, verbal analogies, matrices, diamonds',
  },
  {
    names: 'RBANS, Repeatable Battery for the Assessment of Neuropsychological Status',
    parts:
      'immediate memory, visuospatial, visuospatial/constructional, visuospatial constructional, language, attention, delayed memory, total, total scale, list learning, story memory, figure copy, line orientation, picture naming, semantic fluency, digit span, coding, list recall, list recognition, story recall, figure recall',
  },
  {
    names: "ACE, ACE-III, ACE-R, Mini-ACE, M-ACE, Addenbrooke's, Addenbrooke's Cognitive Examination",
    parts:
      'attention, attention and orientation, orientation, memory, fluency, language, visuospatial, visuo-spatial, visuo, vs, att, mem, flu, lang, a, m, f, l, v',
  },
  {
    names: 'MoCA, Montreal Cognitive Assessment',
    parts:
      'visuospatial, visuospatial/executive, visuospatial executive, vis/exec, executive, naming, attention, language, abstraction, delayed recall, recall, orientation, fluency, clock, memory index, mis, trail making, trails, cube, serial subtraction, serial sevens, vigilance, tapping, sentence repetition, similarities',
  },
  {
    names: 'MMSE, Mini-Mental State Examination, Mini Mental State Examination, Folstein',
    parts: 'orientation, registration, attention, recall, delayed recall, language, copying, pentagons, serial sevens',
  },
  {
    names: 'CAMCOG',
    parts: 'orientation, language, memory, attention, praxis, calculation, abstract thinking, perception',
  },
  {
    names: 'D-KEFS, DKEFS, Delis-Kaplan Executive Function System',
    parts:
      'trails, trail making, trails number-letter, number-letter switching, number letter switching, visual scanning, number sequencing, letter sequencing, motor speed, letter fluency, category fluency, category switching, switching accuracy, verbal fluency, verbal fluency letter, verbal fluency category, verbal fluency switching, design fluency, colour naming, color naming, word reading, inhibition, inhibition/switching, inhibition switching, colour-word inhibition, color-word inhibition, color-word, colour-word, sorting, card sorting, tower, twenty questions, proverbs, word context',
  },
  {
    names: 'NEPSY',
    parts:
      'animal sorting, auditory attention, response set, clocks, design fluency, inhibition, inhibition-naming, inhibition-inhibition, inhibition-switching, statue, body part naming, comprehension of instructions, oromotor sequences, phonological processing, repetition of nonsense words, speeded naming, word generation, list memory, memory for designs, memory for faces, memory for names, narrative memory, sentence repetition, word list interference, fingertip tapping, imitating hand positions, manual motor sequences, visuomotor precision, affect recognition, theory of mind, arrows, block construction, design copying, geometric puzzles, picture puzzles, route finding',
  },
  {
    names: 'TEA-Ch, TEA-CH, TEACh, Test of Everyday Attention for Children, Test of Everyday Attention, TEA',
    parts:
      'sky search, score, score!, creature counting, sky search dt, dual task, map mission, score dt, walk don’t walk, opposite worlds, same world, opposite world, code transmission, elevator counting, elevator counting with distraction, visual elevator, map search, telephone search, lottery, vigil, balloon hunt, barking, cerebrus',
  },
  {
    names: 'BADS, BADS-C, Behavioural Assessment of the Dysexecutive Syndrome',
    parts:
      'rule shift, action programme, key search, temporal judgement, zoo map, zoo map 1, zoo map 2, six elements, modified six elements, profile, playing cards, water test, six parts',
  },
  {
    names: 'RBMT, Rivermead Behavioural Memory Test',
    parts:
      'names, belongings, appointments, picture recognition, story, story immediate, story delayed, faces, route, messages, orientation, novel task, general memory, screening',
  },
  {
    names: 'BMIPB, AMIPB',
    parts: 'story recall, figure recall, list learning, design learning, information processing, figure copy',
  },
  {
    names: 'HVLT, Hopkins Verbal Learning Test, Hopkins',
    parts:
      'total, total recall, delayed recall, delay, retention, recognition, discrimination, discrimination index, discrim index, rdi, learning',
  },
  {
    names: 'CVLT, California Verbal Learning Test',
    parts:
      'trials, trial 1, trial 5, trials 1-5, list b, short delay free, short delay free recall, short delay cued, long delay free, long delay free recall, long delay cued, sdfr, sdcr, ldfr, ldcr, recognition, recognition hits, hits, false positives, d-prime, intrusions, total',
  },
  {
    names: 'RAVLT, Rey Auditory Verbal Learning Test',
    parts:
      'trial 1, trial 5, trials 1-5, trials, interference, list b, immediate, delayed, delayed recall, recognition, total, a1, a5, a6, a7, b1',
  },
  {
    names: 'BVMT, Brief Visuospatial Memory Test',
    parts: 'total, total recall, delayed recall, learning, recognition, discrimination',
  },
  {
    names: 'RCFT, ROCF, Rey Complex Figure, Rey-Osterrieth, Rey Osterrieth, Rey figure',
    parts: 'copy, immediate, immediate recall, delayed, delayed recall, recall, recognition, 3 min, 30 min',
  },
  {
    names: 'WCST, Wisconsin Card Sorting Test, Wisconsin Card Sort',
    parts:
      'categories, perseverative errors, perseverative responses, total errors, failure to maintain set, conceptual level responses',
  },
  { names: 'TMT, Trail Making, Trail Making Test, Trails', parts: 'a, b, part a, part b' },
  { names: 'Verbal fluency', parts: 'letter, letters, phonemic, semantic, category, animals, fas, cfl, switching' },
  { names: 'Digit span', parts: 'f, b, s, fwd, bwd, forward, forwards, backward, backwards, sequencing' },
  {
    names: 'Stroop',
    parts: 'word, colour, color, colour-word, color-word, interference, colour naming, word reading, inhibition',
  },
  { names: 'Hayling', parts: 'overall, part 1, part 2, errors, a, b, box 1, box 2' },
  {
    names: 'DST, DEST, Dyslexia Screener, Dyslexia Portfolio',
    parts: 'phonics, verbal, visual search, reading, spelling, memory',
  },
  {
    names: 'CTOPP, Comprehensive Test of Phonological Processing',
    parts:
      'phonological awareness, pa, phonological memory, pm, rapid naming, rapid symbolic naming, rapid non-symbolic naming, rsn, rn, elision, blending words, blending, phoneme isolation, sound matching, memory for digits, nonword repetition, non-word repetition, rapid digit naming, rapid letter naming, rapid colour naming, rapid object naming, alternate phonological awareness',
  },
  {
    names: 'TOWRE, Test of Word Reading Efficiency',
    parts:
      'sight word efficiency, sight word, swe, phonemic decoding efficiency, phonemic decoding, pde, total word reading efficiency, twre, total',
  },
  {
    names: 'YARC, York Assessment of Reading for Comprehension',
    parts:
      'accuracy, reading accuracy, rate, reading rate, reading comprehension, comprehension, fluency, summarisation, single word reading, letter sound knowledge, early word recognition, sound deletion, sound isolation, passage reading',
  },
  {
    names: 'GORT, Gray Oral Reading Test, Gray Oral Reading Tests',
    parts: 'rate, accuracy, fluency, comprehension, oral reading index, ori',
  },
  {
    names: 'PhAB, Phonological Assessment Battery',
    parts:
      'alliteration, blending, sound isolation, rhyme, spoonerisms, naming speed, picture naming speed, digit naming speed, nonword reading, phoneme segmentation, phoneme deletion',
  },
  {
    names: 'CELF, Clinical Evaluation of Language Fundamentals',
    parts:
      'core language, receptive language, expressive language, language content, language structure, language memory, cls, rli, eli, lci, lsi, sentence comprehension, sentence structure, linguistic concepts, word structure, word classes, following directions, concepts and following directions, formulated sentences, recalling sentences, understanding spoken paragraphs, word definitions, sentence assembly, semantic relationships, pragmatics profile, expressive vocabulary, basic concepts, phonological awareness, descriptive pragmatics',
  },
  {
    names: 'PLS, Preschool Language Scales, Preschool Language Scale',
    parts: 'auditory comprehension, expressive communication, total language, total, ac, ec',
  },
  {
    names: 'DEAP, Diagnostic Evaluation of Articulation and Phonology',
    parts:
      'articulation, phonology, pcc, pvc, ppc, agreement, single word agreement, intelligibility, inconsistency, single words vs connected speech',
  },
  {
    names: 'Renfrew, RAPT, Renfrew Action Picture Test, Action Picture Test',
    parts: 'information, grammar, bus story, sentence length, subordinate clauses',
  },
  {
    names: 'Bus Story, Renfrew Bus Story',
    parts: 'information, sentence length, a5ls, average sentence length, subordinate clauses, mlu, grammar',
  },
  {
    names: 'ACE 6-11',
    parts:
      'naming, inferential comprehension, non-literal comprehension, sentence comprehension, narrative, semantic decisions',
  },
  { names: 'NRDLS, Reynell, New Reynell', parts: 'comprehension, production' },
  {
    names: 'TOLD, TILLS, CASL, OWLS, TACL',
    parts:
      'listening comprehension, oral expression, spoken language, syntax, semantics, grammar, listening, organizing, speaking, vocabulary',
  },
  {
    names: 'WAB, Western Aphasia Battery, BDAE, CAT, Comprehensive Aphasia Test',
    parts:
      'spontaneous speech, auditory verbal comprehension, comprehension, repetition, naming, aphasia quotient, aq, fluency, spoken words, written words, spoken sentences, written sentences',
  },
  {
    names: 'CAT4, Cognitive Abilities Test',
    parts: 'verbal, quantitative, non-verbal, nonverbal, spatial, mean, mean sas, overall',
  },
  { names: 'KS2, SATs, SATS', parts: 'reading, maths, gps, spag, writing, science' },
  { names: 'Drumcondra, MICRA-T, SIGMA-T', parts: 'reading, maths, mathematics, spelling, english' },
  {
    names: 'Mullen, Mullen Scales of Early Learning, MSEL',
    parts:
      'gross motor, visual reception, fine motor, receptive language, expressive language, early learning composite, elc',
  },
  {
    names: 'Bayley, Bayley Scales, BSID',
    parts:
      'cognitive, language, motor, receptive, receptive communication, expressive, expressive communication, fine motor, gross motor, social-emotional, adaptive behaviour',
  },
  {
    names: 'Griffiths, Griffiths Scales',
    parts:
      'foundations of learning, language and communication, eye and hand coordination, personal-social-emotional, gross motor, general development, locomotor, a, b, c, d, e',
  },
];
