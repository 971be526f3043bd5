import type { AuditTrail } from '../../audit/trail.ts';
import type { BlobStore } from '../../blobs/blob-store.ts';
import type { LocalCopies } from '../../blobs/local-copy.ts';
import type { Context } from '../../db/context.ts';
import type { ApiKeyUse } from '../../practice/api-key-use.ts';
import type { Speech } from '../../tasks/speech.ts';

/** What the routes of the public API work with. */
export interface PublicApi {
  context: Context;
  audit: AuditTrail;
  keyUse: ApiKeyUse;
  /** Known only when the server listens, because the port may be the system's choice. */
  baseUrl: () => string;
  rateLimitPerMinute: number;
  uploads: Uploads;
}

/** What the routes that take files work with. */
export interface Uploads {
  blobs: BlobStore;
  copies: LocalCopies;
  speech: Speech;
  maxPdfBytes: number;
  maxAudioBytes: number;
}
