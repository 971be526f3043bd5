import { PlainError } from '../lib/plain-error.ts';
import { OPERATOR_COMMANDS } from './operator-commands.ts';

/** A command that cannot be understood. */
export class UsageError extends PlainError {
  override name = 'UsageError';
}

export function describeUsage(): string {
  const operatorLines = Object.entries(OPERATOR_COMMANDS).map(
    ([name, { usage, summary }]) => `  ${`${name} ${usage}`.trimEnd()}\n      ${summary}`,
  );
  return [
    'casewright COMMAND [--json]',
    '',
    'Processes',
    '  serve     answer requests',
    '  work      work in the background',
    '  start     both, on this data directory alone, with the demo practice (what npm start runs)',
    '  migrate   bring the database schema up to date, and end',
    '',
    'Operating',
    ...operatorLines,
    '  audit verify [--practice ID | --installation] [--anchor SEQ:HASH]',
    '      check the chains of the audit trail, and say where one breaks',
    '  report verify FILE (--key KEY … | --url ADDRESS)',
    '      say whether a downloaded report is as it was signed, by public keys or by those of a service',
    '',
    'Settings come from the environment: see docs/configuration.md.',
    '',
  ].join('\n');
}
