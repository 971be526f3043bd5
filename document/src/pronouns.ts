import type { VariableValues } from './vocabulary.ts';

/** In the order in which a set is written out: "they saw them, their book is theirs, they wrote it themselves". */
export const PRONOUN_FORMS = ['subject', 'object', 'adjective', 'possessive', 'reflexive'] as const;

export type PronounForm = (typeof PRONOUN_FORMS)[number];

export type Pronouns = Record<PronounForm, string>;

/** The sets that a record can name. Any other is written out: `ze/hir/hir/hirs/hirself`. */
export const PRONOUN_SETS = ['she/her', 'he/him', 'they/them'] as const;

const FORMS_OF_SETS: Record<(typeof PRONOUN_SETS)[number], string> = {
  'she/her': 'she/her/her/hers/herself',
  'he/him': 'he/him/his/his/himself',
  'they/them': 'they/them/their/theirs/themselves',
};

export const PRONOUN_LENGTH = 20;

const FORM = new RegExp(String.raw`^[\p{L}\p{M}'’-]{1,${PRONOUN_LENGTH}}$`, 'u');

/** Whether it can be one form of a set: a word. */
export function isPronoun(text: string): boolean {
  return FORM.test(text.trim());
}

/** As a record keeps it: a known set by its name, another written out in small letters. Null if it is neither. */
export function canonicalisePronouns(text: string): string | null {
  const forms = text.split('/', PRONOUN_FORMS.length + 1).map((form) => form.trim().toLowerCase());
  const written = forms.join('/');
  const known = PRONOUN_SETS.find((set) => written === set || written === FORMS_OF_SETS[set]);
  if (known !== undefined) return known;
  return forms.length === PRONOUN_FORMS.length && forms.every((form) => FORM.test(form)) ? written : null;
}

/** The forms of a set as a record keeps it; null for what is none. */
export function readPronouns(text: string): Pronouns | null {
  const canonical = canonicalisePronouns(text);
  if (canonical === null) return null;
  const known = PRONOUN_SETS.find((set) => set === canonical);
  const forms = (known === undefined ? canonical : FORMS_OF_SETS[known]).split('/');
  return Object.fromEntries(PRONOUN_FORMS.map((form, index) => [form, forms[index]])) as Pronouns;
}

/**
 * What stands for the variables of pronouns, and for the verbs that agree with them: only "they" takes "are". Where the
 * record does not say the pronouns, the name stands for them, because any pronoun would be a guess. No name can stand
 * for "themselves".
 */
export function pronounValues(recorded: string | null, name: string): VariableValues {
  const pronouns = (recorded === null ? null : readPronouns(recorded)) ?? nameAsPronouns(name);
  const isPlural = pronouns.subject === 'they';
  return {
    'client.they': pronouns.subject,
    'client.them': pronouns.object,
    'client.their': pronouns.adjective,
    'client.theirs': pronouns.possessive,
    'client.themselves': pronouns.reflexive,
    'client.are': isPlural ? 'are' : 'is',
    'client.were': isPlural ? 'were' : 'was',
    'client.have': isPlural ? 'have' : 'has',
    'client.do': isPlural ? 'do' : 'does',
  };
}

function nameAsPronouns(name: string): Pronouns {
  const possessive = possessiveOf(name);
  return { subject: name, object: name, adjective: possessive, possessive, reflexive: 'themselves' };
}

/** "Maeve's", "James'". */
export function possessiveOf(name: string): string {
  if (name === '') return '';
  return /s$/i.test(name) ? `${name}'` : `${name}'s`;
}
