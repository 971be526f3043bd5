import type { ErrorObject } from 'ajv/dist/2020.js';
import type { ValidationIssue } from '../../../errors.ts';
import type { JsonSchema } from './json-schema.ts';
import { settleUnions } from './union-errors.ts';

type Loc = ValidationIssue['loc'];
type Wording = Omit<ValidationIssue, 'loc'> & { at?: string | number };

const MAX_ISSUES = 100;
const MAX_ERRORS_READ = 2000;

const TYPE_WORDING: Record<string, Wording> = {
  string: { type: 'string_type', msg: 'Input should be a valid string' },
  integer: { type: 'int_type', msg: 'Input should be a valid integer' },
  number: { type: 'float_type', msg: 'Input should be a valid number' },
  boolean: { type: 'bool_type', msg: 'Input should be a valid boolean' },
  array: { type: 'list_type', msg: 'Input should be a valid list' },
  object: { type: 'dict_type', msg: 'Input should be a valid dictionary' },
  null: { type: 'none_required', msg: 'Input should be None' },
};

export const NOT_AN_OBJECT: Wording = {
  msg: 'Input should be a valid dictionary or object to extract fields from',
  type: 'model_attributes_type',
};

const UNKNOWN: Wording = { type: 'value_error', msg: 'Value error' };

const FRACTION: Wording = {
  type: 'int_from_float',
  msg: 'Input should be a valid integer, got a number with a fractional part',
};

const FORMAT_WORDING: Record<string, Wording> = {
  date: { type: 'date_parsing', msg: 'Input should be a valid date' },
  'date-time': { type: 'datetime_parsing', msg: 'Input should be a valid datetime' },
  email: { type: 'value_error', msg: 'value is not a valid email address' },
};

/** AJV's keywords in the words that users of FastAPI know. */
const WORDING: Record<string, (error: ErrorObject) => Wording> = {
  type: describeType,
  required: (error) => ({ type: 'missing', msg: 'Field required', at: error.params['missingProperty'] }),
  enum: (error) => describeChoice(error.schema as unknown[]),
  const: (error) => describeChoice([error.schema]),
  minLength: ({ schema }) => ({ type: 'string_too_short', msg: `String should have at least ${characters(schema)}` }),
  maxLength: ({ schema }) => ({ type: 'string_too_long', msg: `String should have at most ${characters(schema)}` }),
  pattern: ({ schema }) => ({ type: 'string_pattern_mismatch', msg: `String should match pattern '${schema}'` }),
  format: ({ schema }) => FORMAT_WORDING[String(schema)] ?? UNKNOWN,
  minimum: ({ schema }) => ({
    type: 'greater_than_equal',
    msg: `Input should be greater than or equal to ${schema}`,
  }),
  maximum: ({ schema }) => ({ type: 'less_than_equal', msg: `Input should be less than or equal to ${schema}` }),
  exclusiveMinimum: ({ schema }) => ({ type: 'greater_than', msg: `Input should be greater than ${schema}` }),
  exclusiveMaximum: ({ schema }) => ({ type: 'less_than', msg: `Input should be less than ${schema}` }),
  multipleOf: ({ schema }) => ({ type: 'multiple_of', msg: `Input should be a multiple of ${schema}` }),
  minItems: (error) => describeItems(error, 'too_short', 'least'),
  maxItems: (error) => describeItems(error, 'too_long', 'most'),
  uniqueItems: ({ params }) =>
    describeDuplicate(Math.min(params['i'], params['j']), Math.max(params['i'], params['j'])),
};

/** `place` is the part of the request: `body`, `query`, `path` or `header`. */
export function listIssues(errors: ErrorObject[], place: string, root: unknown): ValidationIssue[] {
  const issues = new Map<string, ValidationIssue>();
  for (const error of settleUnions(errors.slice(0, MAX_ERRORS_READ))) {
    // Says only that its branch failed, and the branch has said why.
    if (error.keyword === 'if') continue;
    for (const { at, msg, type } of describeError(error)) {
      const loc: Loc = [place, ...readPath(error.instancePath, root), ...(at === undefined ? [] : [at])];
      // One issue for each field, as pydantic has it: the first check that fails.
      const key = JSON.stringify(loc);
      if (!issues.has(key)) issues.set(key, { loc, msg, type });
    }
    if (issues.size >= MAX_ISSUES) break;
  }
  return [...issues.values()].slice(0, MAX_ISSUES);
}

/** AJV tells of one duplicate alone, the last; the others are found here. */
function describeError(error: ErrorObject): Wording[] {
  const wording = WORDING[error.keyword]?.(error) ?? UNKNOWN;
  return error.keyword === 'uniqueItems' ? [...listDuplicates(error.data as unknown[]), wording] : [wording];
}

function listDuplicates(items: unknown[]): Wording[] {
  const firsts = new Map<string, number>();
  const found: Wording[] = [];
  for (const [index, item] of items.entries()) {
    const text = JSON.stringify(item);
    const first = firsts.get(text);
    if (first === undefined) firsts.set(text, index);
    else found.push(describeDuplicate(first, index));
    if (found.length === MAX_ISSUES) break;
  }
  return found;
}

function describeDuplicate(first: number, second: number): Wording {
  return { type: 'value_error', msg: `Value error, duplicate of item ${first}`, at: second };
}

/** In the order the fields are declared, which is the order readers of the documentation know. */
export function sortByField(issues: ValidationIssue[], fieldNames: string[]): ValidationIssue[] {
  const rank = new Map<string | number | undefined, number>(fieldNames.map((name, index) => [name, index]));
  return issues.toSorted((a, b) => (rank.get(a.loc[1]) ?? 0) - (rank.get(b.loc[1]) ?? 0)).slice(0, MAX_ISSUES);
}

function describeType(error: ErrorObject): Wording {
  const schema = error.parentSchema as JsonSchema;
  const names: string[] = [error.params['type']].flat();
  const name = names.find((type) => type !== 'null') ?? 'null';
  if (name === 'integer' && typeof error.data === 'number') return FRACTION;
  if (name === 'object' && schema.properties !== undefined) return NOT_AN_OBJECT;
  return TYPE_WORDING[name] ?? UNKNOWN;
}

function describeChoice(values: unknown[]): Wording {
  const choices = values.filter((value) => value !== null);
  const words = choices.map((value) => (typeof value === 'string' ? `'${value}'` : String(value)));
  const last = words.pop();
  return { type: 'enum', msg: `Input should be ${words.length === 0 ? last : `${words.join(', ')} or ${last}`}` };
}

function describeItems(error: ErrorObject, type: string, bound: string): Wording {
  const count = Number(error.schema);
  const items = count === 1 ? 'item' : 'items';
  const { length } = error.data as unknown[];
  return { type, msg: `List should have at ${bound} ${count} ${items} after validation, not ${length}` };
}

function characters(count: unknown): string {
  return count === 1 ? '1 character' : `${count} characters`;
}

/** A JSON pointer (RFC 6901), its steps through arrays as numbers. */
function readPath(pointer: string, root: unknown): Loc {
  const loc: Loc = [];
  let value = root;
  for (const step of pointer.split('/').slice(1)) {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    loc.push(Array.isArray(value) ? Number(name) : name);
    value = (value as Record<string, unknown>)[name];
  }
  return loc;
}
