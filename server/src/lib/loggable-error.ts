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
/** Such as ECONNRESET, 23505 or members_email: what a server calls a code may be anything else. */
const LABEL = /^(?:[A-Z\d_]{1,64}|[a-z\d_]{1,64})$/;

/**
 * What the log may contain of an error. Messages of the database, of JSON.parse and of the runtime quote the value that
 * caused them, and that value can be a name or a note. So everything from the first quote to the last is left out,
 * because a quoted value may contain quotes itself. PostgreSQL's `detail`, `where`, `hint` and parameters are never
 * looked at, and the stack is taken without the message that begins it. A program that we start or a server that we ask
 * may write a value without quotes: so addresses, long numbers, letters of other scripts and every word with a capital
 * are left out as well, but for the words that messages begin with.
 */
export function describeError(error: unknown, depth = 0): LoggableError {
  if (!(error instanceof Error)) return { name: typeof error, message: 'thrown value is not an error' };
  const described: LoggableError = { name: error.name, message: leaveOutNames(leaveOutQuoted(error.message)) };
  const fields: Partial<Record<string, unknown>> = { ...error };
  for (const label of LABELS) {
    const value = fields[label];
    if (typeof value === 'string' && LABEL.test(value)) described[label] = value;
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

const OPENING_WORDS = new Set(
  `A All Already An Argument Bad Body Broken Buffer Cannot Cert Client Command Connection Could Database Deadlock Directory Disk Duplicate Email Empty End
  Error Exit Expected Failed File Found Got Header Headers Host Idle Illegal Incorrect Input Invalid It Job Key Lease Length Lock Maximum Message Missing Model Must Name
  Network No Not Nothing Null Number Object Only Operation Out Output Page Parse Password Path Permission Pool Premature Process Program Property Provider Query Range
  Read Relation Request Response Row Server Service Session Signal Size Socket Statement Stream Syntax System Table Terminated That The This Time Timeout Token Too
  Type Unable Undefined Unexpected Unhandled Unknown Unsupported Unterminated User Value Waiting Worker Write Wrong Zip`.split(
    /\s+/,
  ),
);

/** Codes such as ECONNREFUSED are capitals throughout, and stay. */
function leaveOutNames(message: string): string {
  return message
    .replaceAll(/[^\s@]{1,64}@[^\s@]{1,255}/g, '…')
    .replaceAll(/(?!\d{1,3}(?:\.\d{1,3}){3}(?!\d))(?<![\d.])\+?\d(?:[ .-]?\d){6,20}/g, '…')
    .replaceAll(/[^\p{Script=Latin}\p{P}\p{S}\p{N}\s]+/gu, '…')
    .replaceAll(/\p{L}+(?:[’'-]\p{L}+)*/gu, (word) =>
      /^\p{Lu}.*\p{Ll}|\p{Ll}\p{Lu}/u.test(word) && !OPENING_WORDS.has(word) ? '…' : word,
    );
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
