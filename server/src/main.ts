import { describeAnswer } from './commands/describe-answer.ts';
import { readOperatorCall } from './commands/read-operator-call.ts';
import { readPassword } from './commands/read-password.ts';
import { describeUsage, UsageError } from './commands/usage.ts';
import { type Config, readConfig } from './config.ts';
import { systemClock } from './lib/clock.ts';
import { createLogger, type Logger, openStandardOutput } from './lib/logger.ts';
import { PlainError } from './lib/plain-error.ts';

// The code of a command is loaded once it is known which command it is, so that a mistyped one is reported at once.

const EXIT = { ok: 0, failed: 1, misused: 2 } as const;

async function main(args: string[]): Promise<number> {
  const isJson = args.includes('--json');
  const [first = '', second = '', ...rest] = args.filter((argument) => argument !== '--json');
  const name = `${first} ${second}`.trim();
  switch (name) {
    case '':
    case 'help':
    case '--help':
    case '-h':
      process.stdout.write(describeUsage());
      return first === '' ? EXIT.misused : EXIT.ok;
    case 'start':
    case 'serve':
    case 'work':
      return run(name);
    case 'migrate':
      return migrate();
    case 'audit verify':
      return verifyAudit(rest, isJson);
    case 'report verify':
      return verifyReport(rest, isJson);
    default:
      return operate(name, rest, isJson);
  }
}

async function run(name: 'start' | 'serve' | 'work'): Promise<number> {
  const { config, logger } = readSettings();
  const { runProcess } = await import('./commands/run-process.ts');
  await runProcess(name, config, logger);
  return EXIT.ok;
}

async function migrate(): Promise<number> {
  const { config, logger } = readSettings();
  const { openInstallation } = await import('./service/installation.ts');
  await (await openInstallation(config, logger)).close();
  return EXIT.ok;
}

async function operate(name: string, args: string[], isJson: boolean): Promise<number> {
  const call = await readOperatorCall(name, args, () => readPassword(process.stdin));
  const { config, logger } = readQuietSettings();
  const { runOperatorCall } = await import('./commands/run-operator-call.ts');
  const answer = await runOperatorCall(config, logger, call);
  process.stdout.write(isJson ? `${JSON.stringify(answer)}\n` : describeAnswer(answer));
  return EXIT.ok;
}

async function verifyAudit(args: string[], isJson: boolean): Promise<number> {
  const audit = await import('./commands/audit-verify.ts');
  const selection = audit.readAuditSelection(args);
  const { config, logger } = readQuietSettings();
  const verifications = await audit.verifyAudit(config, logger, selection);
  const lines = isJson ? [JSON.stringify(verifications)] : verifications.map(audit.describeVerification);
  process.stdout.write(`${lines.join('\n')}\n`);
  return verifications.every((verification) => verification.intact) ? EXIT.ok : EXIT.failed;
}

async function verifyReport(args: string[], isJson: boolean): Promise<number> {
  const report = await import('./commands/report-verify.ts');
  const verdict = await report.verifyReportFile(args);
  process.stdout.write(`${isJson ? JSON.stringify(verdict) : report.describeSealVerdict(verdict)}\n`);
  return verdict.verdict === 'valid' ? EXIT.ok : EXIT.failed;
}

function readSettings(): { config: Config; logger: Logger } {
  const config = readConfig(process.env);
  return { config, logger: createLogger(systemClock, config.logLevel, openStandardOutput()) };
}

/** These commands print their answer alone to standard output. Failures go to standard error. */
function readQuietSettings(): { config: Config; logger: Logger } {
  return { config: readConfig(process.env), logger: createLogger(systemClock, 'silent', { write: () => undefined }) };
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const message = error instanceof PlainError ? error.message : String((error as Error).stack ?? error);
  process.stderr.write(`casewright: ${message}\n`);
  process.exitCode = error instanceof UsageError ? EXIT.misused : EXIT.failed;
}
