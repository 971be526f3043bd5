import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import type { JsonSchema } from './json-schema.ts';

export interface SchemaValidator {
  isValid(value: unknown): boolean;
  /** `isThorough` finds every fault, else the first alone; called only for a value that is not valid. */
  listErrors(value: unknown, isThorough: boolean): ErrorObject[];
}

const FORMATS = {
  date: { validate: isDate },
  'date-time': { validate: isDateTime },
  email: { validate: (text: string) => text.length <= 320 && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text) },
};

/** By the text of the schema: many routes have the same path or paging, and each is compiled once. */
const compiled = new Map<string, SchemaValidator>();

/** One check that stops at the first fault, for the good requests; one that finds all faults, for the bad ones. */
export function compileSchema(schema: JsonSchema): SchemaValidator {
  const text = JSON.stringify(schema);
  const known = compiled.get(text) ?? compile(schema);
  compiled.set(text, known);
  return known;
}

let quick: Ajv2020 | undefined;
let thorough: Ajv2020 | undefined;

function compile(schema: JsonSchema): SchemaValidator {
  const isValid = (quick ??= createAjv(false)).compile(schema);
  let findAll: ValidateFunction | undefined;
  return {
    isValid,
    listErrors(value, isThorough) {
      // Compiled at its first use: most schemas of a process never see a faulty request.
      if (isThorough) findAll ??= (thorough ??= createAjv(true)).compile(schema);
      const validate = (isThorough ? findAll : undefined) ?? isValid;
      validate(value);
      return validate.errors ?? [];
    },
  };
}

function createAjv(allErrors: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    verbose: true,
    allErrors,
    formats: FORMATS,
    // Strict mode finds misspelt keywords and TypeBox writes no others; checking each schema against the schema of
    // schemas besides would only lengthen the start.
    validateSchema: false,
  });
  // A mark for those who read the schema; see json-schema.ts.
  ajv.addKeyword('document');
  replaceLengthKeyword(ajv, 'maxLength', (text, limit) => isAtMost(text, limit));
  replaceLengthKeyword(ajv, 'minLength', (text, limit) => limit === 0 || !isAtMost(text, limit - 1));
  return ajv;
}

type LengthCheck = (text: string, limit: number) => boolean;

/** AJV counts code points one by one, twice for a text with both limits: 10 ms for a note of 900,000 characters. */
function replaceLengthKeyword(ajv: Ajv2020, keyword: string, check: LengthCheck): void {
  ajv.removeKeyword(keyword);
  ajv.addKeyword({
    keyword,
    before: 'pattern',
    type: 'string',
    schemaType: 'number',
    compile: (limit: number) => (text: string) => check(text, limit),
  });
}

/** A code point takes one or two units, so the length in units decides nearly always without counting. */
function isAtMost(text: string, limit: number): boolean {
  if (text.length <= limit) return true;
  if (text.length > limit * 2) return false;
  let count = 0;
  for (let unit = 0; unit < text.length; unit += 1) {
    if ((text.charCodeAt(unit) & 0xfc00) === 0xd800 && (text.charCodeAt(unit + 1) & 0xfc00) === 0xdc00) unit += 1;
    count += 1;
    if (count > limit) return false;
  }
  return true;
}

/** RFC 3339, with a day that the month has: Date.parse reads February 30 as March 2. */
function isDateTime(text: string): boolean {
  const isWritten = /^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d:\d\d)$/.test(text);
  return isWritten && !Number.isNaN(Date.parse(text)) && isDay(text.slice(0, 10));
}

/** There is no year 0 in PostgreSQL. */
function isDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !text.startsWith('0000') && isDay(text);
}

function isDay(text: string): boolean {
  return new Date(text).getUTCDate() === Number(text.slice(8));
}
