import type { HttpServer } from '../http/create-http-server.ts';
import type { OAuthApi } from './deps.ts';

/** RFC 8414: what an OAuth client can find out by itself. */
export function registerMetadata(app: HttpServer, { baseUrl }: OAuthApi): void {
  app.get('/.well-known/oauth-authorization-server', { schema: { hide: true } }, async () => {
    const issuer = baseUrl();
    return {
      issuer,
      authorization_endpoint: `${issuer}/oauth/authorize`,
      token_endpoint: `${issuer}/v1/partner/oauth/token`,
      revocation_endpoint: `${issuer}/v1/partner/oauth/revoke`,
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
      revocation_endpoint_auth_methods_supported: ['client_secret_post'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    };
  });
}
