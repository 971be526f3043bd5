import type { ValidationIssue } from '../../../errors.ts';
import { cleanParsedText } from './clean-text.ts';
import { compileDeclaredFields } from './declared-fields.ts';
import type { ReceivedBody } from '../body/json-body.ts';
import type { JsonSchema } from './json-schema.ts';
import type { SchemaValidator } from './schema-validator.ts';
import { listIssues, NOT_AN_OBJECT, sortByField } from './validation-issues.ts';

/** Reads the declared fields of a JSON body, adds to the issues. */
export type BodyPart = (received: ReceivedBody | undefined, issues: ValidationIssue[]) => unknown;

/** Finding every fault of a large body takes long enough to be a weapon; there the first must do. */
const MAX_THOROUGH_TEXT_LENGTH = 64 * 1024;

export function compileBodyPart(schema: JsonSchema, validator: SchemaValidator): BodyPart {
  const keepDeclared = compileDeclaredFields(schema);
  const fieldNames = Object.keys(schema.properties ?? {});

  return (received, issues) => {
    const fault = findFault(received);
    if (fault !== undefined) {
      issues.push(fault);
      return undefined;
    }
    if (received?.kind !== 'json') return undefined;
    const body = keepDeclared(received.value) as object;
    const isSmall = received.textLength <= MAX_THOROUGH_TEXT_LENGTH;
    const isValid = validator.isValid(body);
    const isWorthCleaning = received.mayNeedCleaning && (isValid || isSmall);
    const unclean = isWorthCleaning ? cleanParsedText(body, 'body') : [];
    if (isValid && unclean.length === 0) return body;
    const errors = isValid ? [] : validator.listErrors(body, isSmall);
    issues.push(...sortByField([...listIssues(errors, 'body', body), ...unclean], fieldNames));
    return undefined;
  };
}

/** What is wrong with the body as a whole; a body that could not be read at all is refused at once. */
function findFault(received: ReceivedBody | undefined): ValidationIssue | undefined {
  if (received?.kind === 'refused') throw received.error;
  if (received?.kind === 'malformed') {
    return { loc: ['body', received.offset], msg: 'JSON decode error', type: 'json_invalid' };
  }
  if (received === undefined || (received.kind === 'json' && received.value === null)) {
    return { loc: ['body'], msg: 'Field required', type: 'missing' };
  }
  const isObject = received.kind === 'json' && typeof received.value === 'object' && !Array.isArray(received.value);
  return isObject ? undefined : { loc: ['body'], ...NOT_AN_OBJECT };
}
