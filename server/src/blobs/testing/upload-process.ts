import { Readable } from 'node:stream';
import { createBlobKeys } from '../blob-keys.ts';
import { createDiskStore } from '../disk-store.ts';
import { createSealedStore } from '../sealed-store.ts';
import { storeUpload } from '../store-upload.ts';
import { openDatabase } from '../../db/database.ts';
import { systemClock } from '../../lib/clock.ts';
import { createIdMaker } from '../../lib/ids.ts';

/** A process with an upload that never ends. It tells its parent once much of it is written. */
const [url = '', folder = '', practiceId = ''] = process.argv.slice(2);
const context = {
  db: openDatabase({ url, maxConnections: 2 }),
  clock: systemClock,
  makeId: createIdMaker(systemClock),
};
const chunk = Buffer.alloc(256 * 1024, 'x');
let sent = 0;
const endless = new Readable({
  read() {
    sent += 1;
    if (sent === 40) process.send?.('under way');
    if (sent < 40) this.push(chunk);
  },
});
const store = createSealedStore(createDiskStore(folder), createBlobKeys(Buffer.alloc(32)));
await storeUpload(context, store, { practiceId, stream: endless, limitBytes: 2 ** 40 });
