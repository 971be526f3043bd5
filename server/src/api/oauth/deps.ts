import type { Context } from '../../db/context.ts';

/** What the consent page, its endpoints and the metadata work with. */
export interface OAuthApi {
  context: Context;
  /** The issuer. Never taken from a request. */
  baseUrl: () => string;
  rateLimitPerMinute: number;
}
