import { parseArgs } from 'node:util';
import { createApp } from '../app.ts';
import type { Config } from '../config.ts';
import type { ValidationIssue } from '../errors.ts';
import type { Logger } from '../lib/logger.ts';
import { PlainError } from '../lib/plain-error.ts';
import { openInstallation } from '../service/installation.ts';
import { OPERATOR_COMMANDS, type OperatorCall, type OperatorCommand } from './operator-commands.ts';
import { UsageError } from './usage.ts';

/** Reads the arguments into a call of the operator API; whatever is wrong with them is said before anything starts. */
export async function readOperatorCall(
  name: string,
  args: string[],
  readPassword: () => Promise<string>,
): Promise<OperatorCall> {
  const command = OPERATOR_COMMANDS[name];
  if (command === undefined) throw new UsageError(`there is no command "${name}"`);
  return command.toCall(readArguments(name, command, args), readPassword);
}

function readArguments(name: string, command: OperatorCommand, args: string[]): Record<string, string | boolean | undefined> {
  const { values, positionals } = parse(name, command, args);
  const missing = command.required.find((option) => values[option] === undefined || values[option] === '');
  if (missing !== undefined) throw new UsageError(`${name} needs --${missing}`);
  if (positionals.length !== command.operands.length) {
    throw new UsageError(`${name} is called as: casewright ${name} ${command.usage}`);
  }
  return { ...values, ...Object.fromEntries(command.operands.map((operand, index) => [operand, positionals[index]])) };
}

function parse(name: string, command: OperatorCommand, args: string[]) {
  try {
    return parseArgs({ args, options: command.options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(`${name}: ${(error as Error).message}`, { cause: error });
  }
}

/** Goes through the same routes as a request over HTTP, and so through the same checks and the same audit trail. */
export async function runOperatorCall(config: Config, logger: Logger, call: OperatorCall): Promise<unknown> {
  const installation = await openInstallation(config, logger);
  try {
    const app = await createApp({ ...installation, config, baseUrl: () => config.baseUrl ?? '', logger });
    try {
      const response = await app.http.inject({
        method: call.method,
        url: `/v1/operator${call.path}`,
        headers: { authorization: `Bearer ${installation.operatorToken}` },
        ...(call.body !== undefined && { payload: call.body }),
      });
      const answer: unknown = response.json();
      if (response.statusCode !== 200) throw new PlainError(describeRefusal(answer));
      return call.shown === undefined ? answer : { ...(answer as object), ...call.shown };
    } finally {
      await app.close();
    }
  } finally {
    await installation.close();
  }
}

function describeRefusal(answer: unknown): string {
  const { detail } = answer as { detail: string | ValidationIssue[] };
  if (typeof detail === 'string') return detail;
  return detail.map(({ loc, msg }) => `${loc.slice(1).join('.')}: ${msg}`).join('; ');
}
