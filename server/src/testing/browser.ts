import type { TestAnswer, TestApp } from './app.ts';

export interface TestBrowser {
  cookies: Map<string, string>;
  /** Sends a request as our own page would, with the cookies it has, and keeps those of the answer. */
  call(
    path: string,
    body?: unknown,
    options?: { method?: string; headers?: Record<string, string> },
  ): Promise<TestAnswer>;
  signIn(email: string, password: string, code?: string): Promise<TestAnswer>;
}

/** A browser with its own address. The app must trust 127.0.0.1 as a proxy to see that address. */
export function createTestBrowser(app: TestApp, ip = '203.0.113.1'): TestBrowser {
  const cookies = new Map<string, string>();
  const call: TestBrowser['call'] = async (path, body, options = {}) => {
    const answer = await app.call(path, {
      body,
      ...(options.method !== undefined && { method: options.method }),
      headers: {
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': ip,
        ...(cookies.size > 0 && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
        ...options.headers,
      },
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  return {
    cookies,
    call,
    signIn: (email, password, code) =>
      call('/v1/console/sign-in', { email, password, ...(code !== undefined && { code }) }),
  };
}

export const SESSION_COOKIE = '__Host-casewright';
export const DEVICE_COOKIE = '__Host-casewright-device';
