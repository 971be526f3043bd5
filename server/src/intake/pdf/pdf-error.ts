/** Every way to fail: the words for the clinician, and whether the same file may pass at another try. */
const FAILURES = {
  not_a_pdf: { message: 'This file is not a PDF. Please upload the document as a PDF file.', isRetryable: false },
  pdf_encrypted: {
    message: 'This PDF is locked with a password. Please remove the password, save the file and upload it again.',
    isRetryable: false,
  },
  pdf_damaged: {
    message:
      'This PDF is damaged or incomplete and cannot be read. Please export or scan it again and upload the new file.',
    isRetryable: false,
  },
  no_text_found: {
    message: 'No readable text was found in this PDF. If it is a scan, please scan it again with higher quality.',
    isRetryable: false,
  },
  pdf_too_large: {
    message:
      'This PDF is too long or too complex to read. Please split it into smaller files and upload them one by one.',
    isRetryable: false,
  },
  engine_failed: { message: 'Reading this PDF was interrupted. Please try again.', isRetryable: true },
} as const;

export type PdfErrorCode = keyof typeof FAILURES;

export function isPdfErrorCode(value: unknown): value is PdfErrorCode {
  return typeof value === 'string' && Object.hasOwn(FAILURES, value);
}

/** `message` may be shown to a clinician; `cause` and `detail` are for the log. */
export class PdfError extends Error {
  readonly code: PdfErrorCode;
  readonly isRetryable: boolean;
  readonly detail: string | undefined;

  constructor(code: PdfErrorCode, detail?: string, options?: ErrorOptions) {
    super(FAILURES[code].message, options);
    this.name = 'PdfError';
    this.code = code;
    this.isRetryable = FAILURES[code].isRetryable;
    this.detail = detail;
  }
}
