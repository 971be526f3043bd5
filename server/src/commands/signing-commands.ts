import type { OperatorCommand } from './operator-command.ts';

export const SIGNING_COMMANDS: Record<string, OperatorCommand> = {
  'signing-key rotate': {
    usage: '',
    summary:
      'sign with a new key from now on; the former public keys stay published, so that older files can be checked',
    options: {},
    required: [],
    operands: [],
    toCall: () => ({ method: 'POST', path: '/signing-keys' }),
  },
};
