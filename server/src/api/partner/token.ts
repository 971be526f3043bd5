import { type Static, Type } from '../../lib/schema.ts';
import type { AuditOrigin } from '../../audit/entry.ts';
import { exchangeCode } from '../../partners/exchange-code.ts';
import { refreshTokens } from '../../partners/refresh-tokens.ts';
import { ACCESS_TOKEN_SECONDS, type TokenPair } from '../../partners/token-pair.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { errorResponses } from '../http/openapi.ts';
import { ClientCredentials, clientOf, OAUTH_BODY_TYPES } from './authenticate-client.ts';
import { toOrigin } from './authenticate.ts';
import type { PartnerApi } from './deps.ts';

/** What each grant needs beside the credentials. */
const GRANT_FIELDS = {
  authorization_code: ['code', 'redirect_uri', 'code_verifier'],
  refresh_token: ['refresh_token'],
};

const TokenRequest = Type.Object(
  {
    grant_type: Type.Union([Type.Literal('authorization_code'), Type.Literal('refresh_token')]),
    ...ClientCredentials,
    code: Type.Optional(
      Type.String({ minLength: 1, description: 'For `authorization_code`. Single use, good for five minutes.' }),
    ),
    redirect_uri: Type.Optional(
      Type.String({
        minLength: 1,
        description: 'For `authorization_code`. The registered one that the code was sent to.',
        examples: ['https://partner.example/callback'],
      }),
    ),
    code_verifier: Type.Optional(
      Type.String({
        pattern: '^[A-Za-z0-9\\-._~]{43,128}$',
        description: 'For `authorization_code`. Its S256 challenge was sent to the consent page.',
      }),
    ),
    refresh_token: Type.Optional(Type.String({ minLength: 1, description: 'For `refresh_token`. Single use.' })),
  },
  {
    allOf: Object.entries(GRANT_FIELDS).map(([grantType, required]) => ({
      if: { properties: { grant_type: { const: grantType } }, required: ['grant_type'] },
      // oxlint-disable-next-line unicorn/no-thenable
      then: { properties: Object.fromEntries(required.map((name) => [name, {}])), required },
    })),
  },
);

const TokenAnswer = Type.Object(
  {
    access_token: Type.String({ description: 'Opaque; begins with `pat_`.' }),
    refresh_token: Type.String({ description: 'Opaque; begins with `prt_`. Single use, good for 90 days.' }),
    token_type: Type.Literal('Bearer'),
    expires_in: Type.Integer({ description: 'Seconds.', examples: [ACCESS_TOKEN_SECONDS] }),
  },
  { description: 'A token pair, shown this once.' },
);

export function registerToken(app: HttpServer, api: PartnerApi): void {
  app.post(
    '/token',
    {
      schema: {
        operationId: 'createToken',
        tags: ['OAuth'],
        summary: 'Exchange a code, or refresh',
        description:
          'Each refresh returns a new pair and revokes the previous access token. Presenting a used code or a ' +
          'consumed refresh token again revokes the whole connection.',
        security: [],
        consumes: OAUTH_BODY_TYPES,
        body: TokenRequest,
        response: {
          200: TokenAnswer,
          ...errorResponses('invalid_authorization_code', 'invalid_refresh_token', 'refresh_token_reused'),
        },
      },
    },
    async (request) => {
      const partnerAppId = clientOf(request);
      const pair = await issue(api, toOrigin(request, partnerAppId), partnerAppId, request.body);
      return {
        access_token: pair.accessToken,
        refresh_token: pair.refreshToken,
        token_type: 'Bearer' as const,
        expires_in: ACCESS_TOKEN_SECONDS,
      };
    },
  );
}

/** The schema has already checked that the fields of the grant are there. */
function issue(
  { context, endSessions }: PartnerApi,
  origin: AuditOrigin,
  partnerAppId: string,
  body: Static<typeof TokenRequest>,
): Promise<TokenPair> {
  if (body.grant_type === 'refresh_token') {
    return refreshTokens(context, origin, partnerAppId, body.refresh_token ?? '', endSessions);
  }
  const { code = '', redirect_uri: redirectUri = '', code_verifier: codeVerifier = '' } = body;
  return exchangeCode(context, origin, partnerAppId, { code, redirectUri, codeVerifier }, endSessions);
}
