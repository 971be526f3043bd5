/** A call of the operator API. Commands go through the same routes as HTTP requests. */
export interface OperatorCall {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  body?: Record<string, unknown>;
  /** Facts that the caller must be shown although the API's answer lacks them, such as a password made here. */
  shown?: Record<string, unknown>;
}

/** The values of a repeated option are joined by spaces. */
export type Values = Record<string, string | boolean | undefined>;

export interface OperatorCommand {
  usage: string;
  summary: string;
  options: Record<string, { type: 'string' | 'boolean'; multiple?: boolean }>;
  required: string[];
  /** Options that contradict each other: of each group one may be given. */
  alternatives?: readonly (readonly string[])[];
  /** The names of the arguments behind the command, in order. All are required. */
  operands: string[];
  toCall(values: Values, readPassword: () => Promise<string>): Promise<OperatorCall> | OperatorCall;
}

export const text = { type: 'string' } as const;
export const texts = { type: 'string', multiple: true } as const;
export const flag = { type: 'boolean' } as const;

/** A value as a part of a path. */
export const part = (value: Values[string]): string => encodeURIComponent(String(value ?? ''));

/** A command that needs the id of one thing and nothing else. `pathOf` is given the id as a part of a path. */
export function commandFor(
  idName: string,
  summary: string,
  method: OperatorCall['method'],
  pathOf: (id: string) => string,
): OperatorCommand {
  return {
    usage: idName,
    summary,
    options: {},
    required: [],
    operands: ['id'],
    toCall: (values) => ({ method, path: pathOf(part(values['id'])) }),
  };
}

/** A command that shows one page of a list. */
export function listCommand(summary: string, path: string): OperatorCommand {
  return {
    usage: '[--page N] [--limit N]',
    summary,
    options: { page: text, limit: text },
    required: [],
    operands: [],
    toCall: (values) => ({
      method: 'GET',
      path: `${path}?page=${part(values['page'] ?? '1')}&limit=${part(values['limit'] ?? '100')}`,
    }),
  };
}

/** The options that were given, under the names that the API has for them. */
export function takeGiven(values: Values, names: Record<string, string>): Record<string, string> {
  const given: Record<string, string> = {};
  for (const [option, name] of Object.entries(names)) {
    const value = values[option];
    if (typeof value === 'string') given[name] = value;
  }
  return given;
}
