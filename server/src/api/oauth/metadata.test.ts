import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { exchange } from '../../testing/raw-exchange.ts';

const METADATA = {
  issuer: 'https://reports.example',
  authorization_endpoint: 'https://reports.example/oauth/authorize',
  token_endpoint: 'https://reports.example/v1/partner/oauth/token',
  revocation_endpoint: 'https://reports.example/v1/partner/oauth/revoke',
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  token_endpoint_auth_methods_supported: ['client_secret_post'],
  revocation_endpoint_auth_methods_supported: ['client_secret_post'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
};

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ host: '0.0.0.0', trustedProxies: ['127.0.0.1'] });
});
afterAll(() => app.close());

test('says where everything is', async () => {
  const answer = await app.call('/.well-known/oauth-authorization-server');
  expect([answer.status, answer.body]).toEqual([200, METADATA]);
});

test('is not impressed by a forged Host, nor by what a proxy forwards', async () => {
  const answer = await exchange(
    app.http,
    'GET /.well-known/oauth-authorization-server HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\n' +
      'X-Forwarded-Proto: http\r\nForwarded: host=evil.example\r\nConnection: close\r\n\r\n',
  );
  expect(answer).toContain('"issuer":"https://reports.example"');
  expect(answer).not.toContain('evil');
});
