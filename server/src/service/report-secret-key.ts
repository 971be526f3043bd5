import type { Logger } from '../lib/logger.ts';
import { isSigningKeyReadable } from '../signing/signing-key.ts';
import { countUnreadableSecrets } from '../webhooks/secrets.ts';
import type { Installation } from './installation.ts';

/**
 * Says when the service starts that it was given another SECRET_KEY than before, as after a backup that was restored
 * without it. A new one is made where there is none, and all goes on until something has to be signed.
 */
export async function reportSecretKey(
  { context, secretBox }: Pick<Installation, 'context' | 'secretBox'>,
  logger: Pick<Logger, 'warn'>,
): Promise<void> {
  const isSigningReadable = await isSigningKeyReadable(context, secretBox);
  const unreadable = await countUnreadableSecrets(context, secretBox);
  if (isSigningReadable && unreadable === 0) return;
  logger.warn(
    { reports_can_be_signed: isSigningReadable, webhook_endpoints_without_secret: unreadable },
    'SECRET_KEY is not the one that the secrets in the database were kept under: bring the former one back ' +
      '(secret-key in the data folder), or see what to do after a change of it in docs/operating.md',
  );
}
