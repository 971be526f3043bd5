export interface LoggableError {
  name: string;
  message: string;
  code?: string;
  table?: string;
  column?: string;
  constraint?: string;
  stack?: string;
  cause?: LoggableError;
}

const MAX_CAUSES = 3;
const LABELS = ['code', 'table', 'column', 'constraint'] as const;

/**
 * What the log may contain of an error. Messages of the database, of JSON.parse and of the runtime quote the value that
 * caused them, and that value can be a name or a note. So everything from the first quote to the last is left out,
 * because a quoted value may contain quotes itself. PostgreSQL's `detail`, `where`, `hint` and parameters are never
 * looked at, and the stack is taken without the message that begins it.
 */
export function describeError(error: unknown, depth = 0): LoggableError {
  if (!(error instanceof Error)) return { name: typeof error, message: 'thrown value is not an error' };
  const described: LoggableError = { name: error.name, message: leaveOutQuoted(error.message) };
  const fields: Partial<Record<string, unknown>> = { ...error };
  for (const label of LABELS) {
    const value = fields[label];
    if (typeof value === 'string') described[label] = value;
  }
  const frames = readFrames(error);
  if (frames !== '') described.stack = frames;
  const cause = error.cause ?? (error instanceof AggregateError ? error.errors[0] : undefined);
  if (cause !== undefined && depth < MAX_CAUSES) described.cause = describeError(cause, depth + 1);
  return described;
}

function leaveOutQuoted(message: string): string {
  return message.replace(/["'`][^]*["'`]/, '…');
}

function readFrames(error: Error): string {
  const stack = error.stack ?? '';
  const start = stack.indexOf(error.message);
  const afterMessage = start === -1 ? stack : stack.slice(start + error.message.length);
  return afterMessage
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
