import type { Readable } from 'node:stream';
import { AppError } from '../../errors.ts';
import { createTurns } from '../../lib/bounded-turns.ts';
import { drawPage } from './draw-page.ts';

export interface PageRequest {
  blobId: string;
  page: number;
  open: () => Promise<Readable>;
  signal: AbortSignal;
}

/** A page of an upload as a PNG file; undefined if there is no such page. */
export type FindPageImage = (request: PageRequest) => Promise<Buffer | undefined>;

const MAX_AT_ONCE = 2;
const MAX_WAITING = 20;
const MAX_KEPT_BYTES = 48 * 1024 * 1024;

/**
 * Pages are drawn when somebody looks at them. The last ones stay in memory, and nowhere else, so that leafing back
 * takes no time. One for the whole process, since it is what bounds how many are drawn at once. Whether somebody may see
 * the page is checked by the caller, each time.
 */
export function createPageImages(maxKeptBytes = MAX_KEPT_BYTES): FindPageImage {
  const takeTurn = createTurns({ atOnce: MAX_AT_ONCE, waiting: MAX_WAITING }, () => new AppError('unavailable'));
  // A map keeps its order: the page that was looked at longest ago stands first.
  const kept = new Map<string, Buffer>();
  let keptBytes = 0;

  const drop = (key: string): void => {
    keptBytes -= kept.get(key)?.length ?? 0;
    kept.delete(key);
  };
  const keep = (key: string, image: Buffer): void => {
    drop(key);
    kept.set(key, image);
    keptBytes += image.length;
    for (const oldest of kept.keys()) {
      if (keptBytes <= maxKeptBytes) break;
      drop(oldest);
    }
  };

  return async ({ blobId, page, open, signal }) => {
    const key = `${blobId} ${page}`;
    const image = kept.get(key) ?? (await takeTurn(async () => drawPage(await open(), page, signal), signal));
    if (image !== undefined) keep(key, image);
    return image;
  };
}
