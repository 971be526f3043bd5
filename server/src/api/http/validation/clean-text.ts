import type { ValidationIssue } from '../../../errors.ts';

type Key = string | number;
type Container = Record<Key, unknown>;

/** A place in the body. Linked, not copied: a body may nest a hundred thousand deep. */
interface Place {
  value: object;
  key: Key;
  parent: Place | undefined;
}

const MAX_ISSUES = 100;
const MAX_LOC_LENGTH = 64;

const NULL_CHARACTER_MESSAGE = 'Value error, null characters are not allowed';
export const NOT_UNICODE_MESSAGE = 'Value error, text should be valid Unicode';

/**
 * What makes a text unfit to be stored: PostgreSQL cannot hold a NUL, and half a surrogate pair would come back as
 * another character than was sent, so that different texts would become one.
 */
export function findTextFault(text: string): string | undefined {
  if (text.includes('\0')) return NULL_CHARACTER_MESSAGE;
  return text.isWellFormed() ? undefined : NOT_UNICODE_MESSAGE;
}

/**
 * Finds the texts that cannot be stored, names of fields among them, and drops keys that reach a prototype when objects
 * are merged. It keeps its own stack, because recursion would overflow.
 */
export function cleanParsedText(root: object, rootKey: Key): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  const open: Place[] = [{ value: root, key: rootKey, parent: undefined }];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const container = place.value as Container;
    for (const key of Array.isArray(place.value) ? place.value.keys() : Object.keys(container)) {
      const value = container[key];
      if (isDangerous(key, value)) {
        delete container[key];
        continue;
      }
      const msg = findFaultOf(key) ?? findFaultOf(value);
      if (msg !== undefined && issues.length < MAX_ISSUES) {
        issues.push({ loc: readLoc({ value: container, key, parent: place }), msg, type: 'value_error' });
      }
      if (msg === undefined && typeof value === 'object' && value !== null) open.push({ value, key, parent: place });
    }
  }
  return issues;
}

/** The names are the sender's, and the answer is UTF-8: what is wrong in one is shown as U+FFFD. */
function readLoc(place: Place): Key[] {
  const loc: Key[] = [];
  for (let at: Place | undefined = place; at !== undefined; at = at.parent)
    loc.push(typeof at.key === 'string' ? at.key.toWellFormed() : at.key);
  return loc.toReversed().slice(0, MAX_LOC_LENGTH);
}

function findFaultOf(value: unknown): string | undefined {
  return typeof value === 'string' ? findTextFault(value) : undefined;
}

function isDangerous(key: Key, value: unknown): boolean {
  if (key === '__proto__') return true;
  return key === 'constructor' && typeof value === 'object' && value !== null && Object.hasOwn(value, 'prototype');
}
