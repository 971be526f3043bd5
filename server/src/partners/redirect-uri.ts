export const MAX_REDIRECT_URI_LENGTH = 2048;

const LOOPBACK_HOSTS = new Set(['127.0.0.1', '[::1]', 'localhost']);
/**
 * The parameters that our answer adds. A registered address must not contain them, so that a partner can tell them
 * apart.
 */
const ANSWER_PARAMETERS = ['code', 'state', 'iss', 'error', 'error_description'];

interface Rule {
  msg: string | ((url: URL) => string);
  isKept(uri: string, url: URL): boolean;
}

/** Each rule is about the text, the parsed address, or both. The first broken one is reported. */
const RULES: Rule[] = [
  {
    msg: 'https is needed, or http on 127.0.0.1, [::1] or localhost',
    isKept: (_uri, url) => url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK_HOSTS.has(url.hostname)),
  },
  { msg: 'a fragment is not allowed', isKept: (uri) => !uri.includes('#') },
  // Checked on the text, because an empty name before the @ is lost when the address is parsed.
  { msg: 'user info is not allowed', isKept: (uri) => !/^[a-z]+:\/\/[^/?]*@/i.test(uri) },
  // If it were written in any other way, the text that we compare and the address that a browser opens could differ.
  {
    msg: (url) => `it must be written as browsers write it: ${url.href}`,
    isKept: (uri, url) => url.href === uri || url.href === `${uri}/`,
  },
  {
    msg: `the parameters ${ANSWER_PARAMETERS.join(', ')} are ours`,
    isKept: (_uri, url) => !ANSWER_PARAMETERS.some((name) => url.searchParams.has(name)),
  },
];

export function findRedirectUriFault(uri: string): string | undefined {
  const url = URL.parse(uri);
  if (url === null) return 'it is not an absolute address';
  const msg = RULES.find((rule) => !rule.isKept(uri, url))?.msg;
  return typeof msg === 'function' ? msg(url) : msg;
}

/**
 * The registered text stays as it is, with its own query. Our parameters are added to it (RFC 6749, 3.1.2 and 4.1.2).
 */
export function addToRedirectUri(uri: string, parameters: Record<string, string>): string {
  const separator = uri.includes('?') ? '&' : '?';
  return `${uri}${separator}${new URLSearchParams(parameters)}`;
}
