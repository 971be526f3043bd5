import type { ValidationIssue } from '../../../errors.ts';
import { NULL_CHARACTER_MESSAGE } from './clean-text.ts';
import { readMainType } from './json-schema.ts';
import type { JsonSchema } from './json-schema.ts';
import type { SchemaValidator } from './schema-validator.ts';
import { listIssues, sortByField } from './validation-issues.ts';

export type TextPlace = 'path' | 'query' | 'header';
type TextValues = Record<string, unknown>;
type Fault = Omit<ValidationIssue, 'loc'>;

/** A part of the request that holds text by name: reads what is declared, ignores the rest, adds to the issues. */
export type TextPart = (given: TextValues, issues: ValidationIssue[]) => TextValues;

const FAULTS = {
  integer: { msg: 'Input should be a valid integer, unable to parse string as an integer', type: 'int_parsing' },
  number: { msg: 'Input should be a valid number, unable to parse string as a number', type: 'float_parsing' },
  boolean: { msg: 'Input should be a valid boolean, unable to interpret input', type: 'bool_parsing' },
  string: { msg: NULL_CHARACTER_MESSAGE, type: 'value_error' },
} satisfies Record<string, Fault>;

const TRUE_WORDS = new Set(['true', 't', 'yes', 'y', 'on', '1']);
const FALSE_WORDS = new Set(['false', 'f', 'no', 'n', 'off', '0']);

/** Each gives undefined for a text that is none of its kind. */
const READERS: Record<keyof typeof FAULTS, (text: string) => unknown> = {
  integer: (text) => (/^\s*[+-]?\d+\s*$/.test(text) ? keepSafe(Number(text)) : undefined),
  number: (text) => (/^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?\s*$/i.test(text) ? Number(text) : undefined),
  boolean: readBoolean,
  string: (text) => (text.includes('\0') ? undefined : text),
};

interface Field {
  name: string;
  source: string;
  isList: boolean;
  read: (text: string) => unknown;
  fault: Fault;
  preset: unknown;
}

export function compileTextPart(place: TextPlace, schema: JsonSchema, validator: SchemaValidator): TextPart {
  const fields = Object.entries(schema.properties ?? {}).map(([name, property]) => compileField(place, name, property));
  const fieldNames = fields.map((field) => field.name);

  return (given, issues) => {
    const values: TextValues = {};
    let faulty: ValidationIssue[] | undefined;
    for (const field of fields) {
      const value = readField(field, given[field.source]);
      if (value !== undefined) values[field.name] = value;
      else if (given[field.source] !== undefined) (faulty ??= []).push({ loc: [place, field.name], ...field.fault });
    }
    if (faulty === undefined && validator.isValid(values)) return values;
    const found = listIssues(validator.listErrors(values, true), place, values);
    issues.push(...sortByField([...(faulty ?? []), ...found.filter((issue) => !isKnown(faulty, issue))], fieldNames));
    return values;
  };
}

function compileField(place: TextPlace, name: string, property: JsonSchema): Field {
  const isList = readMainType(property) === 'array';
  const kind = readMainType(isList ? (property.items ?? {}) : property) ?? 'string';
  const known = kind === 'integer' || kind === 'number' || kind === 'boolean' ? kind : 'string';
  return {
    name,
    source: place === 'header' ? name.toLowerCase() : name,
    isList,
    read: READERS[known],
    fault: FAULTS[known],
    preset: property.default,
  };
}

/** Of a parameter given more than once the last counts, unless a list was asked for. */
function readField(field: Field, given: unknown): unknown {
  if (given === undefined) return field.preset;
  if (typeof given === 'string') return field.isList ? readList(field, [given]) : field.read(given);
  const texts = given as string[];
  return field.isList ? readList(field, texts) : field.read(texts.at(-1) ?? '');
}

function readList(field: Field, texts: string[]): unknown[] | undefined {
  const values = texts.map((text) => field.read(text));
  return values.includes(undefined) ? undefined : values;
}

function readBoolean(text: string): boolean | undefined {
  const word = text.trim().toLowerCase();
  if (TRUE_WORDS.has(word)) return true;
  return FALSE_WORDS.has(word) ? false : undefined;
}

/** A number too large to be exact becomes the largest exact one: past every maximum, and no record's id. */
function keepSafe(value: number): number {
  return Math.max(Number.MIN_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, value));
}

/** A text that could not be read was left out of the values, so the schema calls it missing: it is not. */
function isKnown(faulty: ValidationIssue[] | undefined, issue: ValidationIssue): boolean {
  return faulty?.some((fault) => fault.loc[1] === issue.loc[1]) ?? false;
}
