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

export const NULL_CHARACTER_MESSAGE = 'Value error, null characters are not allowed';

/**
 * Makes what was parsed fit to be stored, in place: PostgreSQL cannot hold a NUL in a text, so that is an issue; half
 * a surrogate pair would come back as another character than was sent, so it becomes U+FFFD now; keys that reach a
 * prototype when objects are merged are dropped. It keeps its own stack, because recursion would overflow.
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
      } else if (hasNull(key) || hasNull(value)) {
        const loc = readLoc({ value: container, key, parent: place });
        if (issues.length < MAX_ISSUES) issues.push({ loc, msg: NULL_CHARACTER_MESSAGE, type: 'value_error' });
      } else {
        if (typeof value === 'object' && value !== null) open.push({ value, key, parent: place });
        keepWellFormed(container, key, value);
      }
    }
  }
  return issues;
}

function readLoc(place: Place): Key[] {
  const loc: Key[] = [];
  for (let at: Place | undefined = place; at !== undefined; at = at.parent) loc.push(at.key);
  return loc.toReversed().slice(0, MAX_LOC_LENGTH);
}

function hasNull(value: unknown): boolean {
  return typeof value === 'string' && value.includes('\0');
}

function isDangerous(key: Key, value: unknown): boolean {
  if (key === '__proto__') return true;
  return key === 'constructor' && typeof value === 'object' && value !== null && Object.hasOwn(value, 'prototype');
}

function keepWellFormed(container: Container, key: Key, value: unknown): void {
  const isKeyFit = typeof key === 'number' || key.isWellFormed();
  if (isKeyFit && (typeof value !== 'string' || value.isWellFormed())) return;
  if (!isKeyFit) delete container[key];
  container[isKeyFit ? key : key.toWellFormed()] = typeof value === 'string' ? value.toWellFormed() : value;
}
