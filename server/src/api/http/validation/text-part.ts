import type { ValidationIssue } from '../../../errors.ts';
import { findTextFault } from './clean-text.ts';
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
} satisfies Record<string, Fault>;

const GIVEN_TWICE: Fault = { msg: 'Value error, the parameter was given more than once', type: 'value_error' };

const TRUE_WORDS = new Set(['true', 't', 'yes', 'y', 'on', '1']);
const FALSE_WORDS = new Set(['false', 'f', 'no', 'n', 'off', '0']);

/** Each gives undefined for a text that is not of its kind. */
const READERS: Record<keyof typeof FAULTS, (text: string) => unknown> = {
  integer: (text) => (/^\s*[+-]?\d+\s*$/.test(text) ? keepSafe(Number(text)) : undefined),
  number: (text) => (/^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?\s*$/i.test(text) ? Number(text) : undefined),
  boolean: readBoolean,
};

interface Reading {
  value?: unknown;
  fault?: Fault;
}

interface Field {
  name: string;
  source: string;
  isList: boolean;
  read(text: string): Reading;
  preset: unknown;
}

export function compileTextPart(place: TextPlace, schema: JsonSchema, validator: SchemaValidator): TextPart {
  const fields = Object.entries(schema.properties ?? {}).map(([name, property]) => compileField(place, name, property));
  const fieldNames = fields.map((field) => field.name);

  return (given, issues) => {
    const values: TextValues = {};
    let faulty: ValidationIssue[] | undefined;
    for (const field of fields) {
      const { value, fault } = readField(field, given[field.source]);
      if (fault !== undefined) (faulty ??= []).push({ loc: [place, field.name], ...fault });
      else if (value !== undefined) values[field.name] = value;
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
  return {
    name,
    source: place === 'header' ? name.toLowerCase() : name,
    isList,
    read: kind === 'integer' || kind === 'number' || kind === 'boolean' ? readAs(kind) : readText,
    preset: property.default,
  };
}

/** A parameter that stands for one value must not be given twice: nobody can say which of the two is meant. */
function readField(field: Field, given: unknown): Reading {
  if (given === undefined) return { value: field.preset };
  const texts = typeof given === 'string' ? [given] : (given as string[]);
  if (!field.isList && texts.length > 1) return { fault: GIVEN_TWICE };
  const readings = texts.map((text) => field.read(text));
  const faulty = readings.find(({ fault }) => fault !== undefined);
  if (faulty !== undefined) return faulty;
  const values = readings.map(({ value }) => value);
  return { value: field.isList ? values : values[0] };
}

function readText(text: string): Reading {
  const msg = findTextFault(text);
  return msg === undefined ? { value: text } : { fault: { msg, type: 'value_error' } };
}

function readAs(kind: keyof typeof FAULTS): Field['read'] {
  return (text) => {
    const value = READERS[kind](text);
    return value === undefined ? { fault: FAULTS[kind] } : { value };
  };
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
