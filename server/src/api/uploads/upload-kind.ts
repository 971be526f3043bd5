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
  /** How many bytes all uploads of one practice may take; 0 is no limit. */
  maxPracticeBytes: number;
  /** Bounds how many files are looked at by a process at a time. */
  takeProbeTurn: TakeTurn;
}

/** What kind of file is taken, and what becomes of it. */
export interface UploadKind {
  taskType: NoteRequest['taskType'];
  limitBytes: number;
  /** Throws as soon as the first bytes show that it is the wrong kind of file. */
  checkHead(head: Buffer): void;
  /** A second check, for what only the whole file can show, or what takes longer than reading its head. */
  checkStored?(upload: Upload, signal: AbortSignal): Promise<void>;
}
