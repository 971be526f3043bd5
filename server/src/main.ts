import { text } from 'node:stream/consumers';
import { describeVerification, readAuditSelection, verifyAudit } from './commands/audit-verify.ts';
import { describeAnswer } from './commands/describe-answer.ts';
import { OPERATOR_COMMANDS } from './commands/operator-commands.ts';
import { readOperatorCall, runOperatorCall } from './commands/run-operator-command.ts';
import { isProcessName, runProcess } from './commands/run-process.ts';
import { describeUsage, UsageError } from './commands/usage.ts';
import { readConfig } from './config.ts';
import { systemClock } from './lib/clock.ts';
import { createLogger } from './lib/logger.ts';
import { PlainError } from './lib/plain-error.ts';
import { openInstallation } from './service/installation.ts';

const EXIT = { ok: 0, failed: 1, misused: 2 } as const;

async function main(args: string[]): Promise<number> {
  const isJson = args.includes('--json');
  const [first = '', second = '', ...rest] = args.filter((argument) => argument !== '--json');
  if (['', 'help', '--help', '-h'].includes(first)) {
    process.stdout.write(describeUsage());
    return first === '' ? EXIT.misused : EXIT.ok;
  }
  if (isProcessName(first) || first === 'migrate') {
    if (second !== '') throw new UsageError(`${first} takes no arguments`);
    return runLong(first);
  }
  const name = `${first} ${second}`;
  if (name === 'audit verify') return verify(rest, isJson);
  if (name in OPERATOR_COMMANDS) return operate(name, rest, isJson);
  throw new UsageError(`there is no command "${name.trim()}"; see casewright help`);
}

async function runLong(name: 'start' | 'serve' | 'work' | 'migrate'): Promise<number> {
  const config = readConfig(process.env);
  const logger = createLogger(systemClock, config.logLevel);
  if (name !== 'migrate') await runProcess(name, config, logger);
  else await (await openInstallation(config, logger)).close();
  return EXIT.ok;
}

/** What a person or a script reads goes to standard output alone, so the log of these commands is for failures. */
function readQuietSettings() {
  const config = readConfig(process.env);
  return { config, logger: createLogger(systemClock, 'silent') };
}

async function operate(name: string, args: string[], isJson: boolean): Promise<number> {
  const call = await readOperatorCall(name, args, async () => (await text(process.stdin)).replace(/\r?\n$/, ''));
  const { config, logger } = readQuietSettings();
  const answer = await runOperatorCall(config, logger, call);
  process.stdout.write(isJson ? `${JSON.stringify(answer)}\n` : describeAnswer(answer));
  return EXIT.ok;
}

async function verify(args: string[], isJson: boolean): Promise<number> {
  const selection = readAuditSelection(args);
  const { config, logger } = readQuietSettings();
  const verifications = await verifyAudit(config, logger, selection);
  const lines = isJson ? [JSON.stringify(verifications)] : verifications.map(describeVerification);
  process.stdout.write(`${lines.join('\n')}\n`);
  return verifications.every((verification) => verification.intact) ? EXIT.ok : EXIT.failed;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const message = error instanceof PlainError ? error.message : String((error as Error).stack ?? error);
  process.stderr.write(`casewright: ${message}\n`);
  process.exitCode = error instanceof UsageError ? EXIT.misused : EXIT.failed;
}
