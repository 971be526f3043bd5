import { partitionPoint } from '../../lib/partition-point.ts';
import { foldWord } from './folding.ts';
import {
  abbreviations,
  capitalWords,
  clinicalWords,
  dictionary,
  eponyms,
  givenNames,
  givenNamesAlsoWords,
  sortedWords,
  surnames,
  titles,
  towns,
} from './lists.ts';
import type { Token } from './tokens.ts';

/** What words of medicine and of grammar end in, and names hardly ever. */
const SUFFIX = new RegExp(
  `(?:itis|osis|oses|aemia|emia|ectomy|ology|ological|ologist|opathy|pathic|algia|plegia|paresis|phasia|phagia|phobia|phobic|otomy|ostomy
  |graphy|scopy|oscopic|rrhoea|rrhea|uria|ism|istic|ically|ically|ness|nesses|tion|tions|sion|ment|ments|ability|ibility|ivity|fulness
  |lessness|azepam|azolam|oxetine|ipramine|triptyline|apine|idone|piprazole|phenidate|amfetamine|amphetamine|prazole|sartan|statin
  |cillin|mycin|cycline|floxacin|olol|dipine|gliptin|gliflozin|glutide|parin|xaban|setron|triptan|tidine|zepine|barbital|zumab|ximab|tinib
  |.{5}i[sz]ers?|.{4}ated|.{4}ating|grams?|megaly|[tcn]omas?|pn[eo]?ea|ptysis|plasty|centesis|kinesia|penia|cytosis|opsia|a?esthesia|fibrate|thiazide|dronate|olone|asone|azole|ocele|iasis|phrenia|somnia|lalia|praxia|graphia|gnosia|odynia|amine|oxacin|genic|ogenic|lytic|tropic|trophic|plasia|plastic|.{3}(?:ciclovir|tegravir|navir|fovir|desivir|amivir|[uio]mab|curium|curonium|prost|limus|penem|coxib|cept|relin|platin|rubicin|fungin|capone|giline|vaptan|grel|teplase|grastim|flurane|fentanil|tropium|terol|lukast|bactam|parib|ciclib|rafenib|gepant|orexant|semide|micin|stigmine|phylline|zolamide|caine|quantel)|cephaly|cephalic|aceous|iatric|iatrics|iatry|therapy|therapist|metric|metrics)$`.replaceAll(
    /\s+/g,
    '',
  ),
);

const CONTRACTION = /'(?:ve|d|ll|re|m|t|em|all|clock)$/i;
/** "I've", "Don't". */
export function isContraction(text: string): boolean {
  return CONTRACTION.test(text);
}

const SHORT_NAMES = new Set('bo jo ed al ty vi mo xu wu ng vu li yu oz io jd cj aj'.split(' '));

/** A word of English, of medicine, or of the notes' shorthand, in small letters. */
export function isWord(folded: string): boolean {
  return dictionary().has(folded) || clinicalWords().has(folded) || titles().has(folded);
}

export function isClinical(folded: string): boolean {
  return clinicalWords().has(folded);
}

/** Written with a capital within a sentence, and still nobody's name. */
export function isKeptCapital(folded: string): boolean {
  return clinicalWords().has(folded) || capitalWords().has(folded);
}

export function isSurname(folded: string): boolean {
  return surnames().has(folded);
}

/** No given name is a word: those that are have a list of their own. */
export function isGivenName(folded: string): boolean {
  return givenNames().has(folded);
}

export function isNameAndWord(folded: string): boolean {
  return givenNamesAlsoWords().has(folded);
}

/** Words of English that are written with an accent. */
const ACCENTED = new Set(
  `cafe fiance fiancee naive naivete resume protege creche premiere decor cliche blase risque passe touche melee soiree matinee entree puree saute
  facade detente role regime debut seance expose rapprochement tete manoeuvre oesophagus aerobic`.split(/\s+/),
);

/** "Sōma", "Máté": an accent that no English word has makes a name of letters that would be one. */
function isForeign(text: string, folded: string): boolean {
  return (
    /[^\p{ASCII}’]/u.test(text) &&
    text.normalize('NFC').toLowerCase() !== folded &&
    !ACCENTED.has(folded) &&
    !clinicalWords().has(folded) &&
    !capitalWords().has(folded) &&
    /^\p{Script=Latin}/u.test(text)
  );
}

/** Neither a word nor made like one: with a capital it is taken for a name. */
export function isUnknown({ text, folded, gap, follows, isFirst }: Token): boolean {
  if (folded.length > 2 && isForeign(text, folded)) return true;
  if (
    isWord(folded) ||
    isWord(text.toLowerCase()) ||
    capitalWords().has(folded) ||
    CONTRACTION.test(text) ||
    isNameAndWord(folded)
  )
    return false;
  if (folded.length < 3 && !SHORT_NAMES.has(folded)) return false;
  // "HbA1c", "Wk3", and shorthand that a line begins with: "Excl:", "Preg/birth".
  if (/^\d|^-\d/.test(follows) || /\d$/.test(gap)) return false;
  if (isFirst && folded.length < 5 && /^[.:/]/.test(follows) && !isGivenName(folded)) return false;
  // "Bilat. knee pain": a small letter behind the stop, so that it shortens a word.
  if (/^\. \p{Ll}/u.test(follows) && folded.length < 6 && !isGivenName(folded) && isStartOfWord(folded)) return false;
  // Skegness ends as happiness does.
  if (SUFFIX.test(folded) && !isGivenName(folded) && !towns().has(folded)) return false;
  return !isInflected(folded) && !isOfEponym(folded);
}

function isStartOfWord(folded: string): boolean {
  const words = sortedWords();
  return words[partitionPoint(words, (word) => word < folded)]?.startsWith(folded) === true;
}

/** "a Beckian thought record": what is made of a name that medicine knows. */
export function isOfEponym(folded: string): boolean {
  return /[ie]an$/.test(folded) && !isGivenName(folded) && eponyms().has(folded.replace(/[ie]an$/, ''));
}

/** By its ending, or by what it begins with: "nonverbally", "spondylosis". */
export function isMadeLikeTerm(folded: string): boolean {
  return !isGivenName(folded) && !towns().has(folded) && (SUFFIX.test(folded) || isCompound(folded));
}

/** Forms that the dictionary leaves out: plurals and compounds such as "nonverbally". */
function isInflected(folded: string): boolean {
  const stems = [
    folded.replace(/ies$/, 'y'),
    folded.replace(/e?s$/, ''),
    folded.replace(/s$/, ''),
    folded.replace(/ly$/, ''),
  ];
  return stems.some((stem) => stem !== folded && stem.length > 3 && isWord(stem)) || isCompound(folded);
}

function isCompound(folded: string): boolean {
  const rest =
    /^(?:non|pre|post|visuo|intero|audio|cranio|osteo|hemi|quadri|tetra|endo|meta|mono|extra|infra|ultra|retro|photo|phono|grapho|somato|vaso|nephro|hepato|cyto|histo|patho|physio|dermato|psycho|anti|neuro|psycho|hyper|hypo|micro|macro|multi|inter|intra|over|under|self|semi|sub|super|trans|un|re|mis|dys|bio|cardio|gastro|electro|immuno|para|peri|poly|pseudo|radio|socio|tele|thermo|video)(\p{L}{4,})$/u.exec(
      folded,
    )?.[1];
  return rest !== undefined && isWord(rest);
}

/** Whether every word with a capital is one of medicine, of everyday life or an abbreviation: "Hb 132, WCC 6". */
export function hasOrdinaryWord(text: string): boolean {
  return (text.match(/\p{Lu}[\p{L}'-]*/gu) ?? []).some((word) => {
    const folded = foldWord(word);
    return (
      isKeptCapital(folded) ||
      isKeptCapital(word.toLowerCase()) ||
      abbreviations().has(word.toUpperCase()) ||
      SUFFIX.test(folded)
    );
  });
}

/** Whether a word with a capital may be a name's. */
export function hasNamingWord(text: string): boolean {
  return (text.match(/\p{Lu}[\p{L}'-]*/gu) ?? []).some((word) => !isKeptCapital(foldWord(word)));
}

/** "Fazekas 2": a scale, and nobody's street. */
export function hasEponym(text: string): boolean {
  return (text.match(/\p{Lu}[\p{L}'-]*/gu) ?? []).some((word) => eponyms().has(foldWord(word)));
}

/** Whether a word with a capital is no word of English. */
export function hasStrangeWord(text: string): boolean {
  return (text.match(/\p{Lu}[\p{L}'-]*/gu) ?? []).some((word) => !isWord(foldWord(word)));
}
