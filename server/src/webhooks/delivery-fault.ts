/** Why an attempt failed, as a stable word. The text of an error stays out: it may quote what a stranger sent. */
export type DeliveryFault =
  | 'not_2xx'
  | 'timeout'
  | 'address_refused'
  | 'name_not_found'
  | 'connection_refused'
  | 'connection_broken'
  | 'unreachable'
  | 'certificate_refused'
  | 'tls_failed'
  | 'answer_not_http'
  | 'secret_unreadable'
  | 'other';

/** The codes of the system, of TLS and of the HTTP client, by how they begin. The first that fits counts. */
const FAULTS_BY_CODE: readonly [RegExp, DeliveryFault][] = [
  [/^ADDRESS_REFUSED$/, 'address_refused'],
  [/^(ENOTFOUND|EAI_)/, 'name_not_found'],
  [/^ECONNREFUSED$/, 'connection_refused'],
  [/^(ECONNRESET|EPIPE|ECONNABORTED|UND_ERR_SOCKET)$/, 'connection_broken'],
  [/^(EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|EADDRNOTAVAIL)$/, 'unreachable'],
  [/^(ETIMEDOUT|UND_ERR_(CONNECT|HEADERS|BODY)_TIMEOUT)$/, 'timeout'],
  [/^(CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|ERR_TLS_CERT_|INVALID_|HOSTNAME_)/, 'certificate_refused'],
  [/^(ERR_SSL_|ERR_TLS_|EPROTO)/, 'tls_failed'],
  [/^(HPE_|HTTPParserError|UND_ERR_(HEADERS_OVERFLOW|RES_|RESPONSE))/, 'answer_not_http'],
];

export function nameFault(error: unknown): DeliveryFault {
  // An answer that cannot be parsed is an error with a name but, for most faults, no code.
  const { code, name } = error as { code?: string; name?: string };
  const word = code ?? name ?? '';
  return FAULTS_BY_CODE.find(([pattern]) => pattern.test(word))?.[1] ?? 'other';
}
