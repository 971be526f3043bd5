import { isPdf } from '../../intake/pdf/is-pdf.ts';
import { fileIssue } from '../http/body/receive-file.ts';
import type { UploadKind, Uploads } from './upload-kind.ts';

export function createPdfUpload({ maxPdfBytes }: Uploads): UploadKind {
  return {
    taskType: 'pdf_processing',
    limitBytes: maxPdfBytes,
    checkHead: (head) => {
      if (!isPdf(head)) throw fileIssue({ msg: 'Value error, the file is not a PDF', type: 'value_error' });
    },
  };
}
