import type { Context } from '../db/context.ts';
import { createSecretBox } from '../lib/secret-box.ts';
import type { FindReviewProgress } from '../signing/review-progress.ts';
import { openSigningKey, type SigningKey } from '../signing/signing-key.ts';

export const TEST_SECRET_BOX = createSecretBox(Buffer.alloc(32, 7));

const findNoReview: FindReviewProgress = async () => ({ total: 0, settled: 0, isDone: false });

/** What signing needs, with a review that nobody has begun. */
export async function createTestSigning(
  context: Pick<Context, 'db' | 'clock'>,
): Promise<{ key: SigningKey; findProgress: FindReviewProgress }> {
  return { key: await openSigningKey(context, TEST_SECRET_BOX), findProgress: findNoReview };
}
