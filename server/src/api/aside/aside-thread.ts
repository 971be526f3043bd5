// The thread that reads large bodies and writes large answers; see aside.ts for who starts it.
import { serveThread } from '../../lib/serve-thread.ts';
import { describeWriting, type WritingTexts } from '../console/describe-writing.ts';
import { createLargeBodyReader, type LargeBody } from '../http/validation/large-body.ts';

const readLargeBody = createLargeBodyReader();

serveThread((message: { body: LargeBody } | { writing: WritingTexts }) =>
  'body' in message ? readLargeBody(message.body) : describeWriting(message.writing),
);
