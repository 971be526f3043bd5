const KIB = 1024;

/**
 * How much of a body is read. What is not named here has the default: an address that anybody may call must not make us
 * read and parse more than it needs. The larger limits stand at routes whose callers are known before the first byte
 * is read. Notes, reports and templates may be as large as the setting MAX_JSON_BYTES says.
 */
export const BODY_LIMITS = {
  default: 16 * KIB,
  /** Some lists of ids or addresses, or a longer text, however they are escaped. */
  medium: 64 * KIB,
  /** An instruction of 10,000 characters, each written as two escapes. */
  instruction: 128 * KIB,
  /** A picture of 3 MB in base64, and some texts. */
  picture: 4352 * KIB,
} as const;

/** All bodies that are held at one moment, until they are answered. Beyond it callers are asked to come back. */
export const BODIES_IN_FLIGHT_BYTES = 64 * KIB * KIB;

/** A body that is held in memory must have come by then: without it, a byte a minute holds a connection for ever. */
export const BODY_DEADLINE_MS = 60_000;
