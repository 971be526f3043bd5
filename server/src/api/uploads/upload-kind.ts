import type { BlobStore } from '../../blobs/blob-store.ts';
import type { LocalCopies } from '../../blobs/local-copy.ts';
import type { Upload } from '../../blobs/store-upload.ts';
import type { TakeTurn } from '../../lib/bounded-turns.ts';
import type { NoteRequest } from '../../tasks/request-note.ts';
import type { Speech } from '../../tasks/speech.ts';

/** What the routes that take files work with. */
export interface Uploads {
  blobs: BlobStore;
  copies: LocalCopies;
  speech: Speech;
  maxPdfBytes: number;
  maxAudioBytes: number;
  /** What the uploads of one practice may take together; 0 is no limit. */
  maxPracticeBytes: number;
  /** Bounds how many files are looked at by a process at once. */
  takeProbeTurn: TakeTurn;
}

/** What kind of file is taken, and what becomes of it. */
export interface UploadKind {
  taskType: NoteRequest['taskType'];
  limitBytes: number;
  /** Throws as soon as the first bytes tell that it is the wrong kind of file. */
  checkHead(head: Buffer): void;
  /** Throws where it takes the whole file to tell, or more time than there is. */
  checkStored?(upload: Upload, signal: AbortSignal): Promise<void>;
}
