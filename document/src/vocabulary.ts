export const VARIABLES = {
  'client.first_name': 'Client first name',
  'client.last_name': 'Client last name',
  'client.full_name': 'Client full name',
  'client.first_name_possessive': 'Client first name’s',
  'client.full_name_possessive': 'Client full name’s',
  'client.date_of_birth': 'Client date of birth',
  'client.they': 'they / she / he',
  'client.them': 'them / her / him',
  'client.their': 'their / her / his',
  'client.theirs': 'theirs / hers / his',
  'client.themselves': 'themselves / herself / himself',
  'client.are': 'are / is',
  'client.were': 'were / was',
  'client.have': 'have / has',
  'client.do': 'do / does',
  'clinician.name': 'Clinician name',
  'clinician.email': 'Clinician e-mail',
  'practice.name': 'Practice name',
  'date.today': 'Today’s date',
} as const;

export type VariableName = keyof typeof VARIABLES;

export type VariableValues = Partial<Record<VariableName, string>>;

export function isVariableName(value: unknown): value is VariableName {
  return typeof value === 'string' && Object.hasOwn(VARIABLES, value);
}

const WORDS: ReadonlySet<VariableName> = new Set<VariableName>([
  'client.they',
  'client.them',
  'client.their',
  'client.theirs',
  'client.themselves',
  'client.are',
  'client.were',
  'client.have',
  'client.do',
]);

/** Pronouns and verbs: words that get a capital at the beginning of a sentence. */
export function isWordVariable(name: VariableName): boolean {
  return WORDS.has(name);
}

/** Those whose text in a report follows the client's record. */
export function isRecordVariable(name: unknown): name is VariableName {
  return isVariableName(name) && name.startsWith('client.');
}

export const PROMPT_FORMS = ['paragraphs', 'list', 'table', 'sentence'] as const;

export type PromptForm = (typeof PROMPT_FORMS)[number];

export function isPromptForm(value: unknown): value is PromptForm {
  return (PROMPT_FORMS as readonly unknown[]).includes(value);
}

export const CELL_ALIGNMENTS = ['left', 'center', 'right'] as const;

export type CellAlignment = (typeof CELL_ALIGNMENTS)[number];

export function isCellAlignment(value: unknown): value is CellAlignment {
  return (CELL_ALIGNMENTS as readonly unknown[]).includes(value);
}

/** Of a paragraph or heading. Without one it begins where its writing does: left in English. */
export const TEXT_ALIGNMENTS = ['center', 'right', 'justify'] as const;

export type TextAlignment = (typeof TEXT_ALIGNMENTS)[number];

export function isTextAlignment(value: unknown): value is TextAlignment {
  return (TEXT_ALIGNMENTS as readonly unknown[]).includes(value);
}

/** Outermost first: the order in which marks stand in a canonical document. */
export const MARK_NAMES = [
  'evidence',
  'unsupported',
  'link',
  'bold',
  'italic',
  'underline',
  'strike',
  'code',
  'field',
] as const;

export type MarkName = (typeof MARK_NAMES)[number];

/** The marks that Markdown can write. */
export type PlainMarkName = Exclude<MarkName, 'evidence' | 'unsupported' | 'field'>;

/**
 * Why a sentence is marked: it says itself that the notes are silent; the notes do not support its figures, or not the
 * rest; or they say otherwise.
 */
export const UNSUPPORTED_REASONS = ['silence', 'figures', 'wording', 'contradiction'] as const;

export type UnsupportedReason = (typeof UNSUPPORTED_REASONS)[number];

export function isUnsupportedReason(value: unknown): value is UnsupportedReason {
  return (UNSUPPORTED_REASONS as readonly unknown[]).includes(value);
}
