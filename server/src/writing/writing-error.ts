/** Why a report could not be written: codes that callers may rely on, and a sentence for the clinician. */
const MESSAGES = {
  provider_unavailable: 'The writing provider could not be reached or did not answer in time. Please try again later.',
  provider_misconfigured:
    'The writing provider is not set up as it should be: it refuses the key or the model, or something else answers at its address. Please tell whoever runs this system.',
  provider_refused: 'The writing provider refused to write a section of this report.',
  provider_invalid_answer: 'The writing provider gave an answer that could not be used for a section of this report.',
  notes_too_long: 'The notes are too long for the writing provider. Please choose fewer of them.',
  look_required:
    'What would be sent to the language model is waiting to be looked at. Nothing was sent. Once it is approved, the report is written.',
  sending_refused: 'Somebody looked at what would be sent to the language model and refused it. Nothing was sent.',
  section_not_found: 'This section was changed since it was written, or is no longer in the report.',
} as const;

export type WritingErrorCode = keyof typeof MESSAGES;

/** The message may be shown; what a provider said is in `cause`, for the log, and never holds the text of notes. */
export class WritingError extends Error {
  readonly code: WritingErrorCode;

  constructor(code: WritingErrorCode, options?: ErrorOptions) {
    super(MESSAGES[code], options);
    this.name = 'WritingError';
    this.code = code;
  }
}
