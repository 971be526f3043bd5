import { parseArgs } from 'node:util';
import type { OperatorCall, OperatorCommand, Values } from './operator-command.ts';
import { OPERATOR_COMMANDS } from './operator-commands.ts';
import { UsageError } from './usage.ts';

/** Turns the arguments into a call of the operator API. Faults in them are reported before anything starts. */
export async function readOperatorCall(
  name: string,
  args: string[],
  readPassword: () => Promise<string>,
): Promise<OperatorCall> {
  const command = Object.hasOwn(OPERATOR_COMMANDS, name) ? OPERATOR_COMMANDS[name] : undefined;
  if (command === undefined) throw new UsageError(`there is no command "${name}"; see casewright help`);
  return command.toCall(readArguments(name, command, args), readPassword);
}

function readArguments(name: string, command: OperatorCommand, args: string[]): Values {
  const { values, positionals } = parse(name, command, args);
  const missing = command.required.find((option) => values[option] === undefined || values[option] === '');
  if (missing !== undefined) throw new UsageError(`${name} needs --${missing}`);
  for (const group of command.alternatives ?? []) {
    const [one, other] = group.filter((option) => values[option] !== undefined);
    if (other !== undefined) throw new UsageError(`${name} takes --${one} or --${other}, not both`);
  }
  if (positionals.length !== command.operands.length) {
    throw new UsageError(`${name} is called as: casewright ${name} ${command.usage}`);
  }
  const given = Object.entries(values).map(([option, value]) => [
    option,
    Array.isArray(value) ? value.join(' ') : value,
  ]);
  const operands = command.operands.map((operand, index) => [operand, positionals[index]]);
  return Object.fromEntries([...given, ...operands]);
}

function parse(name: string, command: OperatorCommand, args: string[]) {
  try {
    return parseArgs({ args, options: command.options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(`${name}: ${(error as Error).message}`, { cause: error });
  }
}
