import { canonicaliseHref } from './href.ts';
import { LIMITS } from './limits.ts';
import { canonicaliseSources } from './sources.ts';
import { cleanLines, cleanText } from './text.ts';
import {
  CELL_ALIGNMENTS,
  isCellAlignment,
  isPromptForm,
  isRecordVariable,
  isTextAlignment,
  isUnsupportedReason,
  isVariableName,
  PROMPT_FORMS,
  TEXT_ALIGNMENTS,
  UNSUPPORTED_REASONS,
} from './vocabulary.ts';

export const DOCUMENT_VERSION = 1;

type AttributeValue = string | number | null;

/** `read` gives the canonical value, or calls `fail` with the reason. Without `fallback` the attribute is required. */
export interface AttributeRule {
  fallback?: AttributeValue;
  /** Left out where it is null, so that documents from before it was known stay what they are. */
  isOptional?: boolean;
  read: (value: unknown, fail: (reason: string) => never) => AttributeValue;
}

export type AttributeRules = Record<string, AttributeRule>;

const LANGUAGE = new RegExp(`^[A-Za-z0-9][A-Za-z0-9_+#.-]{0,${LIMITS.languageCharacters - 1}}$`);
const PROMPT_ID = new RegExp(`^[A-Za-z0-9][A-Za-z0-9_-]{0,${LIMITS.promptIdCharacters - 1}}$`);

export function isCodeLanguage(value: unknown): value is string {
  return typeof value === 'string' && LANGUAGE.test(value);
}

export function isPromptId(value: unknown): value is string {
  return typeof value === 'string' && PROMPT_ID.test(value);
}

function wholeNumber(min: number, max: number): AttributeRule['read'] {
  return (value, fail) => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
    return fail(`must be a whole number from ${min} to ${max}`);
  };
}

function trimmedString(min: number, max: number, clean: (text: string) => string): AttributeRule['read'] {
  return (value, fail) => {
    if (typeof value !== 'string') return fail('must be a string');
    const text = clean(value).trim();
    return text.length >= min && text.length <= max ? text : fail(`must have ${min} to ${max} characters`);
  };
}

function accepted(isAccepted: (value: unknown) => value is string, reason: string): AttributeRule['read'] {
  return (value, fail) => (isAccepted(value) ? value : fail(reason));
}

function orNull(read: AttributeRule['read']): AttributeRule['read'] {
  return (value, fail) => (value === null ? null : read(value, fail));
}

const readTitle = trimmedString(0, LIMITS.titleCharacters, cleanText);
const readSources: AttributeRule['read'] = (value, fail) =>
  (typeof value === 'string' ? canonicaliseSources(value) : null) ?? fail('must be places in notes');
const cellAttributes: AttributeRules = {
  align: { fallback: null, read: orNull(accepted(isCellAlignment, `must be one of ${CELL_ALIGNMENTS.join(', ')}`)) },
};

const textAlignment: AttributeRule = {
  fallback: null,
  isOptional: true,
  read: orNull(accepted(isTextAlignment, `must be one of ${TEXT_ALIGNMENTS.join(', ')}`)),
};

export const NODE_ATTRIBUTES: Partial<Record<string, AttributeRules>> = {
  doc: {
    version: {
      fallback: DOCUMENT_VERSION,
      read: (value, fail) => (value === DOCUMENT_VERSION ? DOCUMENT_VERSION : fail('is not a version known here')),
    },
  },
  paragraph: { align: textAlignment },
  heading: { level: { read: wholeNumber(1, 6) }, align: textAlignment },
  orderedList: { start: { fallback: 1, read: wholeNumber(0, LIMITS.listStart) } },
  codeBlock: {
    language: { fallback: null, read: orNull(accepted(isCodeLanguage, 'must be the short name of a language')) },
  },
  tableHeader: cellAttributes,
  tableCell: cellAttributes,
  prompt: {
    id: { read: accepted(isPromptId, 'must be made of letters, digits, "-" and "_"') },
    label: { read: trimmedString(1, LIMITS.promptLabelCharacters, cleanText) },
    instruction: { fallback: '', read: trimmedString(0, LIMITS.promptInstructionCharacters, cleanLines) },
    form: { fallback: 'paragraphs', read: accepted(isPromptForm, `must be one of ${PROMPT_FORMS.join(', ')}`) },
  },
  variable: { name: { read: accepted(isVariableName, 'is not the name of a variable') } },
};

export const MARK_ATTRIBUTES: Partial<Record<string, AttributeRules>> = {
  evidence: {
    sources: { read: readSources },
  },
  unsupported: {
    reason: { read: accepted(isUnsupportedReason, `must be one of ${UNSUPPORTED_REASONS.join(', ')}`) },
    sources: { fallback: null, isOptional: true, read: orNull(readSources) },
  },
  field: {
    name: { read: accepted(isRecordVariable, 'is not the name of a variable of the client’s record') },
    value: { read: trimmedString(1, LIMITS.fieldCharacters, cleanText) },
  },
  link: {
    href: {
      read: (value, fail) =>
        (typeof value === 'string' ? canonicaliseHref(value) : null) ??
        fail('must be an http, https, mailto or tel address'),
    },
    title: { fallback: null, read: (value, fail) => (value === null ? null : readTitle(value, fail) || null) },
  },
};

const isAnything = (): boolean => true;
const isOne = (value: unknown): boolean => value === 1;
const cellExtras = { colspan: isOne, rowspan: isOne, colwidth: isAnything };

/** What the editor's own extensions write and this schema does not keep: accepted where harmless, and left out. */
export const EDITOR_ATTRIBUTES: Partial<Record<string, Record<string, (value: unknown) => boolean>>> = {
  orderedList: { type: (value) => value === null },
  tableHeader: cellExtras,
  tableCell: cellExtras,
  link: { target: isAnything, rel: isAnything, class: isAnything },
};
