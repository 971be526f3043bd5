export { DOCUMENT_VERSION, isCodeLanguage } from './attributes.ts';
export { checkDocument } from './check.ts';
export { type BlockRange, choosePlaces, type HeadingPlace, type SoughtSection } from './choose-places.ts';
export { DocumentError } from './error.ts';
export { canonicaliseHref } from './href.ts';
export { toHtml } from './html.ts';
export { type FieldChange, findFieldChanges } from './fields.ts';
export { leaveOutLayout } from './layout.ts';
export { LIMITS } from './limits.ts';
export { type BlockLines, locateBlocks } from './markdown/locate-blocks.ts';
export { parseMarkdown, type ParseOptions } from './markdown/parse.ts';
export { toMarkdown } from './markdown/serialise.ts';
export type { NotePlace, NoteWord } from './note-places.ts';
export { hasPrompts, listPrompts, type Prompt } from './prompts.ts';
export {
  canonicalisePronouns,
  isPronoun,
  possessiveOf,
  PRONOUN_FORMS,
  PRONOUN_LENGTH,
  PRONOUN_SETS,
  type PronounForm,
  type Pronouns,
  pronounValues,
  readPronouns,
} from './pronouns.ts';
export { NESTING_NODES, schema } from './schema.ts';
export {
  type CheckedSignature,
  checkSeal,
  type PublicKey,
  type SealTools,
  type SealVerdict,
} from './seal/check-seal.ts';
export { attachSeal, findSeal, type Seal, type SealedFormat } from './seal/seal.ts';
export { capitalise, isCapital, isSentenceStart } from './sentence-start.ts';
export { showEvidence, UNSUPPORTED_NOTICES } from './show-evidence.ts';
export { type EvidenceSource, formatSources, parseSources } from './sources.ts';
export { cleanLines, cleanText } from './text.ts';
export type * from './types.ts';
export { listUnsupported, type UnsupportedText } from './unsupported.ts';
export { fillVariables, followRecord } from './variables.ts';
export { isVerdict, leaveOutVerdicts } from './verdicts.ts';
export {
  type CellAlignment,
  isRecordVariable,
  isVariableName,
  type MarkName,
  PROMPT_FORMS,
  type PromptForm,
  TEXT_ALIGNMENTS,
  type TextAlignment,
  type UnsupportedReason,
  type VariableName,
  VARIABLES,
  type VariableValues,
} from './vocabulary.ts';
