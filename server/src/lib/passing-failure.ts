/** The database is out of reach, or the disk is full: nothing is wrong with what was asked for. */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EDQUOT',
  'EHOSTUNREACH',
  'ENOSPC',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '53100', // disk_full
  '53300', // too_many_connections
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
]);

/** Faults to which pg gives no code, known by their messages. */
const MESSAGES = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
  'Cannot use a pool after calling end',
];

const MAX_CAUSES = 5;

/** A fault of ours that may pass by itself: the same can be tried again later. */
export function isPassingFailure(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > MAX_CAUSES) return false;
  const code = 'code' in error ? String(error.code) : '';
  // SQLSTATE class 08 is "connection exception".
  if (CODES.has(code) || /^08...$/.test(code)) return true;
  // A socket file that is not there, as against a missing file of ours.
  if (code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect') return true;
  if (MESSAGES.some((message) => error.message.startsWith(message))) return true;
  const inner = error instanceof AggregateError ? error.errors : [error.cause];
  return inner.some((cause) => isPassingFailure(cause, depth + 1));
}
