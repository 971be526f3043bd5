import type { OperatorCommand } from './operator-command.ts';
import { PARTNER_COMMANDS } from './partner-commands.ts';
import { PRACTICE_COMMANDS } from './practice-commands.ts';
import { SIGNING_COMMANDS } from './signing-commands.ts';
import { WEBHOOK_COMMANDS } from './webhook-commands.ts';

/** In the order in which the usage lists them. */
export const OPERATOR_COMMANDS: Record<string, OperatorCommand> = {
  ...PRACTICE_COMMANDS,
  ...PARTNER_COMMANDS,
  ...WEBHOOK_COMMANDS,
  ...SIGNING_COMMANDS,
};
