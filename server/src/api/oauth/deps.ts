import type { Context } from '../../db/context.ts';
import type { Rates } from '../../rates/shared-rates.ts';
import type { WebFiles } from '../web/web-files.ts';

/** What the consent page, its endpoints and the metadata work with. */
export interface OAuthApi {
  context: Context;
  /** The issuer. Never taken from a request. */
  baseUrl: () => string;
  rates: Rates;
  rateLimitPerMinute: number;
  /** Undefined where the web app is not built: then there is no page. */
  web: WebFiles | undefined;
}
