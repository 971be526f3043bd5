import { expect, test } from 'vitest';
import type { Upload } from '../../blobs/store-upload.ts';
import { AudioError } from '../../intake/audio/audio-error.ts';
import { createAudioUpload, createProbeTurns } from './audio-upload.ts';
import type { Uploads } from './upload-kind.ts';

const VIDEO = { blobId: 'blob_1', head: Buffer.from('\0\0\0\x18ftypisom\0\0\0\0') } as Upload;

/** Looks at files end only when `end` is called. */
function openKind() {
  const ended = Promise.withResolvers<never>();
  let underWay = 0;
  let most = 0;
  const speech = {
    findFfmpeg: async () => {
      most = Math.max(most, (underWay += 1));
      return ended.promise.finally(() => (underWay -= 1));
    },
  };
  const uploads = { maxAudioBytes: 1, takeProbeTurn: createProbeTurns(), speech } as unknown as Uploads;
  return {
    kind: createAudioUpload(uploads),
    end: () => ended.reject(new AudioError('engine_unavailable', 'none is there')),
    most: () => most,
  };
}

test('of many videos at once two are looked at, twenty wait, and the others are put off', async () => {
  const { kind, end, most } = openKind();
  const looks = Array.from({ length: 30 }, () => kind.checkStored?.(VIDEO, new AbortController().signal));
  const outcomes = Promise.allSettled(looks);
  await Promise.allSettled(looks.slice(22));
  expect(most()).toBe(2);
  end();
  const refused = (await outcomes).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(8);
  for (const outcome of refused) expect(outcome).toMatchObject({ reason: { code: 'unavailable' } });
  expect(most()).toBe(2);
});

test('a sender who leaves while waiting is not looked at, and gives the place to another', async () => {
  const { kind, end, most } = openKind();
  const leaving = new AbortController();
  const staying = Array.from({ length: 2 }, () => kind.checkStored?.(VIDEO, new AbortController().signal));
  const gone = kind.checkStored?.(VIDEO, leaving.signal);
  leaving.abort(new Error('gone'));
  await expect(gone).rejects.toThrow('gone');
  const next = kind.checkStored?.(VIDEO, new AbortController().signal);
  end();
  await Promise.all([...staying, next]);
  expect(most()).toBe(2);
});
