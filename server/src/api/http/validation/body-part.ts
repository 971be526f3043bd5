import type { ValidationIssue } from '../../../errors.ts';
import { readChecked, readRendered } from '../../../documents/read-document.ts';
import { cleanParsedText } from './clean-text.ts';
import { compileDeclaredFields } from './declared-fields.ts';
import { nameContentType } from '../body/content-type.ts';
import type { ReceivedBody } from '../body/json-body.ts';
import { MAX_JSON_DEPTH } from '../body/json-depth.ts';
import type { JsonSchema } from './json-schema.ts';
import type { SchemaValidator } from './schema-validator.ts';
import { listIssues, NOT_AN_OBJECT, sortByField } from './validation-issues.ts';

/** Reads the declared fields of a JSON body, adds to the issues. */
export type BodyPart = (received: ReceivedBody | undefined, issues: ValidationIssue[]) => unknown;

/** Finding every fault of a large body that holds lists takes long enough to be a weapon; there the first must do. */
const MAX_THOROUGH_TEXT_LENGTH = 64 * 1024;
const MAX_NAME_LENGTH = 255;
const JSON_ALONE = ['application/json'];

const REPEATED_FIELD_MESSAGE = 'Value error, the field was sent more than once';

/** `contentTypes` are those the route takes, for the words about another one. */
export function compileBodyPart(
  schema: JsonSchema,
  validator: SchemaValidator,
  contentTypes: readonly string[] = JSON_ALONE,
): BodyPart {
  const keepDeclared = compileDeclaredFields(schema);
  const fieldNames = Object.keys(schema.properties ?? {});
  const readDocuments = compileDocumentFields(schema);
  const mayHaveManyFaults = hasLists(schema);

  return (received, issues) => {
    const fault = findFault(received, contentTypes);
    if (fault !== undefined) {
      issues.push(fault);
      return undefined;
    }
    if (received?.kind !== 'json') return undefined;
    const body = keepDeclared(received.value) as object;
    const isThorough = !mayHaveManyFaults || received.textLength <= MAX_THOROUGH_TEXT_LENGTH;
    const isValid = validator.isValid(body);
    const isWorthCleaning = received.mayNeedCleaning && (isValid || isThorough);
    const unclean = isWorthCleaning ? cleanParsedText(body, 'body') : [];
    const repeated = listRepeated(received.repeatedFields, fieldNames);
    if (isValid && unclean.length === 0 && repeated.length === 0) return readDocuments(body);
    const errors = isValid ? [] : validator.listErrors(body, isThorough);
    const faults = [...listIssues(errors, 'body', body), ...unclean];
    // Of a field that came twice nobody can say which is meant, so nothing else is said of it.
    const certain = faults.filter(({ loc }) => !repeated.some((twice) => twice.loc[1] === loc[1]));
    issues.push(...sortByField([...certain, ...repeated], fieldNames));
    return undefined;
  };
}

/** Whether there can be more faults than the schema has fields. */
function hasLists({ items, properties = {}, anyOf = [] }: JsonSchema): boolean {
  return items !== undefined || [...Object.values(properties), ...anyOf].some(hasLists);
}

/** Documents are handed on as the outcome of reading them: see `documents/read-document.ts`. */
function compileDocumentFields(schema: JsonSchema): (body: object) => object {
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, { document }]) =>
    document === undefined ? [] : [{ name, read: document === 'rendered' ? readRendered : readChecked }],
  );
  if (fields.length === 0) return (body) => body;
  return (body) => {
    const given = body as Record<string, unknown>;
    return { ...given, ...Object.fromEntries(fields.map(({ name, read }) => [name, read(given[name])])) };
  };
}

/** What is wrong with the body as a whole; a body that could not be read at all is refused at once. */
function findFault(received: ReceivedBody | undefined, contentTypes: readonly string[]): ValidationIssue | undefined {
  if (received?.kind === 'refused') throw received.error;
  if (received?.kind === 'malformed') {
    return { loc: ['body', received.offset], msg: 'JSON decode error', type: 'json_invalid' };
  }
  if (received?.kind === 'too_deep') {
    const loc =
      received.field === undefined ? ['body'] : ['body', received.field.toWellFormed().slice(0, MAX_NAME_LENGTH)];
    return { loc, msg: `Value error, JSON may nest ${MAX_JSON_DEPTH} levels at most`, type: 'value_error' };
  }
  if (received?.kind === 'other_type') return describeWrongType(contentTypes);
  if (received === undefined || (received.kind === 'json' && received.value === null)) {
    return { loc: ['body'], msg: 'Field required', type: 'missing' };
  }
  const isObject = received.kind === 'json' && typeof received.value === 'object' && !Array.isArray(received.value);
  return isObject ? undefined : { loc: ['body'], ...NOT_AN_OBJECT };
}

/** The issue of a body whose type the route does not take. */
export function describeWrongType(contentTypes: readonly string[] = JSON_ALONE): ValidationIssue {
  return { loc: ['body'], msg: `${NOT_AN_OBJECT.msg}: ${nameContentType(contentTypes)}`, type: NOT_AN_OBJECT.type };
}

/** The fields that came more than once and that the route knows. Unknown fields are ignored. */
function listRepeated(repeated: readonly string[] = [], fieldNames: readonly string[]): ValidationIssue[] {
  return repeated
    .filter((name) => fieldNames.includes(name))
    .map((name) => ({ loc: ['body', name], msg: REPEATED_FIELD_MESSAGE, type: 'value_error' }));
}
