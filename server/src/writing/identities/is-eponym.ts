import { isGivenName, isSurname } from './kinds-of-words.ts';
import { saysSomething } from './leading-words.ts';
import { clinicalHeads, clinicalWords, eponyms, kinAndRoles, titles, towns } from './lists.ts';
import type { Token } from './tokens.ts';

const SIGN_OF = /^(?:positive|negative|absent|equivocal|neg|pos)$/;
const COUNTED = /^(?:no|one|two|three|multiple|bilateral|excluded|exclude|excludes)$/;

/** The Yale-Brown Obsessive Compulsive Scale has its word of medicine so far behind. */
const FARTHEST = 4;

const DONE =
  /^(?:completed|administered|average|positive|negative|impaired|normal|scored|within|below|above|repeated|elicited|borderline|abnormal|considered|used|attempted|abandoned|chosen|cited)$/;

/** "Kleihauer sent, Coombs negative": a test of which nothing more is said. */
function isTestAlone(tokens: readonly Token[], index: number): boolean {
  const after = tokens[index + 1];
  if (after?.gap !== ' ' || tokens[index]?.isFirst !== true || isGivenName(tokens[index]?.folded ?? '')) return false;
  return (
    /^(?:sent|negative|positive|normal|repeated|elicited|awaited|taken|likely|pending)$/.test(after.folded) &&
    /^(?:$|[,.;)\n])/.test(after.follows)
  );
}

/** "Brixton low average", "Hayling impaired". */
function isTestRated(tokens: readonly Token[], index: number): boolean {
  const [after, then] = [tokens[index + 1], tokens[index + 2]];
  if (after?.gap !== ' ' || after.isCapital) return false;
  if (/^(?:low|high|below|above)$/.test(after.folded)) return then?.folded === 'average';
  return /^(?:average|impaired|borderline|superior|intact)$/.test(after.folded);
}

/** "Brixton and Hayling were average": what is said of tests, and of nobody. */
function isTestDone(tokens: readonly Token[], index: number): boolean {
  let place = index + 1;
  while (place <= index + FARTHEST && (tokens[place]?.folded === 'and' || tokens[place]?.isCapital === true))
    place += 1;
  return /^(?:was|were|is|are)$/.test(tokens[place]?.folded ?? '') && DONE.test(tokens[place + 1]?.folded ?? '');
}

/** "Dr Murphy 14 March", "his brother Parkinson": whoever has a title or a relative is somebody. */
function isOfSomebody(tokens: readonly Token[], index: number): boolean {
  const [before, token] = [tokens[index - 1], tokens[index] as Token];
  if (before === undefined) return false;
  // "van der Berg prescribed it".
  if (token.gap === ' ' && /^(?:van|von|der|den)$/.test(before.folded)) return true;
  // "described by carer. Todd's paresis": a stop ends what is said of a relative.
  return (
    (token.gap === ' ' && kinAndRoles().has(before.folded)) || (/^\.? $/.test(token.gap) && titles().has(before.folded))
  );
}

/** What is called after whoever described it, and belongs to nobody. */
const NAMED =
  /^(?:syndromes?|disease|sign|phenomenon|palsy|chorea|ataxia|encephalopathy|sarcoma|lymphoma|tumour|tumor|nephroma|carcinoma|thyroiditis|purpura|contracture|fracture|hernia|diverticulum|cyst|reflex(?:es)?|harness|angle|nodules|spots|lesions|rings|manoeuvre|maneuver|procedure|fundoplication|osteotomy|arthroplasty|catheter|cannula|forceps|criteria|classification|consensus|tetralogy|triad|anomaly|malformation|dystrophy|neuropathy|neuralgia|paralysis|paresis|gait|aphasia|dementia|psychosis|delusions?|epilepsy|seizures?|inventory|questionnaire|matrices|tonometry|percentile|oesophagus|esophagus|nodes|bodies|lobe|canal|murmur|stain|scale|scales|index|facies|lenses|chorea|fever|agglutination|nystagmus|breathing|respiration|corpuscles|granules|melanoma|erythema|pustulosis|keratoderma|elastosis|melanosis|exanthem|arthritis|vasculitis|arteritis|cardiomyopathy|endocarditis|gangrene|abscess|fistula|ulcers?|goitre|aneurysm|embolism|fasciitis|tenosynovitis|bursitis|dysplasia|aplasia|atrophy|myopathy|myotonia|dystonia|tics|hallucinations?|hemianopia|amaurosis|retinopathy|keratitis|uveitis|foramen|sulcus|gyrus|fissure|ganglion|plexus|tubercle|sphincter|ligament|duct|glands?)$/;

/** What is called after somebody, and what people have as well: only behind what is no surname that many have. */
const NAMED_OR_OWNED =
  /^(?:tests?|score|grade|drain|needle|incision|airway|blade|mask|clamp|graft|flap|stitch|approach|repair|splint|frame|technique|method|scoring|grading|stage|staging|plates?|tube|positive|negative|model|hierarchy|triangle|task|protocol|approaches)$/;

/** What helps people to sit, stand and walk is called after its maker, with a surname or not. */
const EQUIPMENT =
  /^(?:hoists?|walkers?|splints?|cushions?|boots|braces?|collars?|mattress|slings?|crutches|rollator|wheelchair|buggy|orthos[ie]s|insoles)$/;

/** "Ewing sarcoma", "Nissen fundoplication": a name that is in no list, before what only such names stand before. */
function isNamedAfter(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index] as Token;
  if (isStartOfTown(tokens, index) && isNamedAfter(tokens, index + 1)) return true;
  const last = lastOfJoined(tokens, index);
  const head = tokens[last + 1];
  if (head === undefined || head.isCapital || !/^(?: |' )$/.test(head.gap.replace(/^'s/, ''))) return false;
  if (token.isUpper) return false;
  // "Milan criteria", "Los Angeles grade B": rules are called after the town where they were agreed.
  if (OF_TOWNS.test(head.folded) && isEndOfTown(tokens, index)) return true;
  if (isGivenName(token.folded) && !eponyms().has(token.folded)) return false;
  if (EQUIPMENT.test(head.folded) && !token.hasPossessive) return true;
  return (
    NAMED.test(head.folded) || (NAMED_OR_OWNED.test(head.folded) && !token.hasPossessive && !isSurname(token.folded))
  );
}

const OF_TOWNS =
  /^(?:criteria|classification|consensus|grade|grading|stage|staging|protocol|guidelines|rules|score|scale)$/;

function isEndOfTown(tokens: readonly Token[], index: number): boolean {
  const [before, token] = [tokens[index - 1], tokens[index] as Token];
  if (towns().has(token.folded) || eponyms().has(token.folded)) return true;
  return before !== undefined && token.gap === ' ' && towns().has(`${before.folded}_${token.folded}`);
}

/** The first word of a town of two. */
function isStartOfTown(tokens: readonly Token[], index: number): boolean {
  const [token, next] = [tokens[index] as Token, tokens[index + 1]];
  return next?.gap === ' ' && next.isCapital && towns().has(`${token.folded}_${next.folded}`);
}

/** "House-Brackmann III", "Rutherford IIb": a grade, where no name of several words stands. */
function isGraded(tokens: readonly Token[], index: number): boolean {
  let last = index;
  while (tokens[last + 1]?.gap === '-' && tokens[last + 1]?.isCapital === true) last += 1;
  let first = index;
  while (tokens[first]?.gap === '-' && tokens[first - 1]?.isCapital === true) first -= 1;
  const [before, grade] = [tokens[first - 1], tokens[last + 1]];
  if (grade?.gap !== ' ' || !/^(?:II|III|IV|VI?)[abc]?$/.test(grade.text)) return false;
  const isAfterName = before?.isCapital === true && tokens[first]?.gap === ' ' && !before.isUpper;
  return !isAfterName && tokens.slice(first, last + 1).every(({ folded }) => !isGivenName(folded));
}

/** "Wechsler, Leiter and Raven", "Bowlby and Ainsworth were discussed": a row of such names, whom nothing makes people. */
function isInRow(tokens: readonly Token[], index: number): boolean {
  const isNextTo = (other: number, behind: number): boolean => {
    const [one, later] = [tokens[other], tokens[behind]];
    if (one === undefined || later === undefined || !one.isCapital || !eponyms().has(one.folded)) return false;
    return later.gap === ', ' && !isOfSomebody(tokens, other);
  };
  const last = lastOfJoined(tokens, index);
  const after = tokens[last + 1];
  if (after?.gap === ' ' && saysSomething(after.folded)) return false;
  if (isNextTo(index - 1, index) || isNextTo(index + 1, index + 1)) return true;
  // The last of three.
  const isAnd = tokens[index - 1]?.folded === 'and' && tokens[index]?.gap === ' ';
  return isAnd && eponyms().has(tokens[index - 2]?.folded ?? '') && isNextTo(index - 3, index - 2);
}

/** "Charcot foot". */
const BODY =
  /^(?:foot|feet|hips?|knees?|hands?|joints?|ankles?|elbows?|shoulders?|spine|neck|wrist|fingers?|toes?|skin|heart|kidneys?|eyes?|tongue|nose|nails?|presentation|symptoms?|features|traits|responses?)$/;

/** "Lennox-Gastaut" and "Hoehn and Yahr" are one name. */
function lastOfJoined(tokens: readonly Token[], index: number): number {
  let last = index;
  for (let words = 0; words < 3; words += 1) {
    const [next, then] = [tokens[last + 1], tokens[last + 2]];
    if (next?.gap === '-' && next.isCapital) last += 1;
    else if (next?.folded === 'and' && next.gap === ' ' && then?.isCapital === true && then.gap === ' ') last += 2;
    else break;
  }
  return last;
}

/** "Horner's on the right", "Paget's of the left tibia", "has Barrett's, on scopes": what somebody has, without its noun. */
function isIllnessAlone(tokens: readonly Token[], index: number): boolean {
  const [before, token, after, then] = [
    tokens[index - 1],
    tokens[index] as Token,
    tokens[index + 1],
    tokens[index + 2],
  ];
  // "Graves' in the family" has its own s.
  const isOwning = token.hasPossessive || (token.folded.endsWith('s') && token.follows.startsWith("'"));
  if (!isOwning || isGivenName(token.folded)) return false;
  if (
    !token.isFirst &&
    !/^(?:has|had|with|known|possible|query|suspected|mild|severe|of|and|no|a)$/.test(before?.folded ?? '')
  )
    return false;
  if (after === undefined || /^'s[,.;]/.test(after.gap)) return true;
  if (/^(?:of|on|in|at)$/.test(after.folded))
    return /^(?:the|both|his|her)$/.test(then?.folded ?? '') && SIDE.test(tokens[index + 3]?.folded ?? '');
  return (
    /^(?:was|is)$/.test(after.folded) &&
    /^(?:excluded|suspected|queried|diagnosed|likely|unlikely|ruled|confirmed|mentioned|considered)$/.test(
      then?.folded ?? '',
    )
  );
}

const SIDE =
  /^(?:left|right|upper|lower|oesophagus|esophagus|eye|hand|foot|leg|hip|knee|spine|thyroid|breast|skull|pelvis|tibia|femur|family)$/;

/** "Clare's Law", "Martha's Rule", "John's Campaign": what the public calls after somebody, by both of its words. */
function isLawOfAll(tokens: readonly Token[], index: number): boolean {
  const [before, token, after] = [tokens[index - 1], tokens[index] as Token, tokens[index + 1]];
  return (token.hasPossessive && isLaw(after)) || (before?.hasPossessive === true && isLaw(token));
}

const LAWS = /^(?:Law|Rule|Campaign|Act)$/;
const isLaw = (law: Token | undefined): boolean => law?.gap.replace(/^'s/, '') === ' ' && LAWS.test(law.text);

const OUTCOME =
  /^(?:neg|pos|negative|positive|equivocal|tender|elicited|present|absent|intact|brisk|reduced|unremarkable|wnl|nad)$/;

/** "Murphy's neg", "McBurney's not tender": what a sign is, and nobody. */
function isSignFound(tokens: readonly Token[], index: number): boolean {
  const [after, then] = [tokens[index + 1], tokens[index + 2]];
  if (after === undefined || after.isCapital || after.gap.replace(/^'s/, '') !== ' ') return false;
  const isNot = /^(?:not|non|was|is)$/.test(after.folded);
  return (
    OUTCOME.test((isNot ? then : after)?.folded ?? '') ||
    /^(?:'s)? [+-]v?e?(?![\p{L}\d])/u.test(tokens[index]?.follows ?? '')
  );
}

/** "EPDS (Edinburgh) 17", "EF 45% (Simpson's)": all of a bracket behind what it explains. */
function isSourceOfScore(tokens: readonly Token[], index: number): boolean {
  const [before, { gap, follows }] = [tokens[index - 1], tokens[index] as Token];
  if (!/^(?:'s)?\)/.test(follows)) return false;
  return /[\d%] \($/.test(gap) || (gap.endsWith(' (') && before?.isUpper === true) || /^-?[IVX\d]+ \($/.test(gap);
}

/** "Weber B", "Kerley B lines", "Bristol type 5": a class by a letter or a figure. */
function isClassed(tokens: readonly Token[], index: number): boolean {
  const [after, then] = [tokens[index + 1], tokens[index + 2]];
  if (after?.gap !== ' ') return false;
  if (/^[A-D]$/.test(after.text)) return !/^[.']/.test(after.follows) && then?.isCapital !== true;
  return /^(?:type|types|grade|class|stage|category|level)$/.test(after.folded) && /^ (?:\d|[IVX])/.test(after.follows);
}

/** "Clark and Wells model", "Ehlers and Clark for PTSD": two who wrote one thing, where nothing tells of people. */
function isPairOfAuthors(tokens: readonly Token[], index: number): boolean {
  const isFirstOfPair = isJoined(tokens, index + 1);
  const first = isFirstOfPair ? index : isJoined(tokens, index - 1) ? index - 2 : undefined;
  if (first === undefined || first < 0) return false;
  const [one, other, behind] = [tokens[first] as Token, tokens[first + 2] as Token, tokens[first + 3]];
  if (![one, other].every(({ folded, isCapital }) => isCapital && isKnownEponym(folded))) return false;
  if (/^(?:with|by|told|saw|met|asked|rang|from|and|to)$/.test(tokens[first - 1]?.folded ?? '') && one.gap === ' ')
    return false;
  if (isOfSomebody(tokens, first) || behind?.gap !== ' ') return false;
  return /^(?:for|model|protocol|style|criteria|framework|approach|formulation|cognitive|theory|based|manual|method|scale|study|paper)$/.test(
    behind.folded,
  );
}

const isJoined = (tokens: readonly Token[], index: number): boolean =>
  /^(?:and|&)$/.test(tokens[index]?.folded ?? '') && tokens[index]?.gap === ' ' && tokens[index + 1]?.gap === ' ';

const isKnownEponym = (folded: string): boolean => eponyms().has(folded) || clinicalWords().has(folded);

/** "escala de Hamilton 22", "skala Becka 27", "échelle de Beck": a scale in another language. */
function isScaleAbroad(tokens: readonly Token[], index: number): boolean {
  const [far, before, token] = [tokens[index - 2], tokens[index - 1], tokens[index] as Token];
  if (token.gap !== ' ' || before === undefined) return false;
  const scale = /^(?:de|di|do|da|der|von|van|nach|según|selon|secondo)$/.test(before.folded) ? far : before;
  return (
    SCALES_ABROAD.test(scale?.folded ?? '') &&
    (isKnownEponym(token.folded) || isKnownEponym(token.folded.replace(/[aeuy]$|ova$/, '')))
  );
}

const SCALES_ABROAD =
  /^(?:escala|skala|skali|skale|skalen|echelle|scala|schaal|test|testu|teste|inventario|inventar|inventaire|questionnaire|cuestionario|questionario|kwestionariusz|fragebogen|indice|index|zespol|choroba|choroby|sindrome|syndrome|maladie|malattia|enfermedad|doenca|enfermedade|morbus|syndrom|krankheit|signo|signe|segno|objaw|zeichen|prueba|prova|epreuve)$/;

/** Where even the name of a town can be nothing but that of a scale: "EPDS (Edinburgh) 17", "Bristol type 5". */
export function isSurelyScale(tokens: readonly Token[], index: number): boolean {
  if (isScaleAbroad(tokens, index)) return true;
  if (!eponyms().has(tokens[index]?.folded ?? '')) return false;
  return isSourceOfScore(tokens, index) || isClassed(tokens, index);
}

/** "Beck Depression Inventory", "Wilson's disease", "Rey-Osterrieth Complex Figure", "Beck 24". */
export function isEponym(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index] as Token;
  if (!token.isCapital || isOfSomebody(tokens, index)) return false;
  if (isNamedAfter(tokens, index) || isGraded(tokens, index)) return true;
  if (isLawOfAll(tokens, index) || isPairOfAuthors(tokens, index) || isScaleAbroad(tokens, index)) return true;
  if (!eponyms().has(token.folded)) return false;
  if (isSignFound(tokens, index) || isSourceOfScore(tokens, index) || isClassed(tokens, index)) return true;
  // "?Gilbert's".
  if (/(?:^|[\s(])\?$/.test(token.gap) && token.hasPossessive && !isGivenName(token.folded)) return true;
  // "Positive Murphy's today", "one Bowen's": what was found is no person's.
  const found = token.gap === ' ' && token.hasPossessive ? (tokens[index - 1]?.folded ?? '') : '';
  if (SIGN_OF.test(found) || (COUNTED.test(found) && !isGivenName(token.folded))) return true;
  const after = tokens[index + 1];
  if (after?.gap === ' ' && !after.isCapital && BODY.test(after.folded)) return true;
  // "Known Marfan, aortic root 41 mm".
  if (token.gap === ' ' && /^(?:known|query|suspected|possible|probable)$/.test(tokens[index - 1]?.folded ?? ''))
    return after?.isCapital !== true;
  if (isInRow(tokens, index)) return true;
  if (isIllnessAlone(tokens, index)) return true;
  // "Beck (24)" may be a person's age.
  if (
    /^(?:'s)?[ :=-]{0,3}\d/.test(token.follows) ||
    isTestDone(tokens, index) ||
    isTestAlone(tokens, index) ||
    isTestRated(tokens, index)
  )
    return true;
  // "Unterberger to the right".
  if (
    /^(?:to|on)$/.test(tokens[index + 1]?.folded ?? '') &&
    tokens[index + 2]?.folded === 'the' &&
    SIDE.test(tokens[index + 3]?.folded ?? '')
  )
    return true;
  // "The Rivermead and the Hayling": people have no article.
  if (tokens[index - 1]?.folded === 'the' && token.gap === ' ' && tokens[index + 1]?.isCapital !== true) return true;
  if (/^(?:II|III|IV|VI?)$/.test(tokens[index + 1]?.text ?? '') && tokens[index + 1]?.gap === ' ') return true;
  for (let next = index + 1; next <= index + FARTHEST; next += 1) {
    const other = tokens[next];
    if (other === undefined || !/^(?:'s? | |-|')$/.test(other.gap)) {
      if (other !== undefined && next === index + 1 && other.hasPossessive) continue;
      break;
    }
    if (clinicalHeads().has(other.folded)) return true;
  }
  return token.hasPossessive && clinicalHeads().has(tokens[index + 1]?.folded ?? '');
}
