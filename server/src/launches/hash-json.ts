import { createHash } from 'node:crypto';

type Part = { text: string } | { value: unknown };

/**
 * A hash that is the same for equal JSON values, whatever their text: keys in order, no white space, numbers by value.
 * It keeps its own stack, because a body may nest deeper than recursion can go.
 */
export function hashJson(root: unknown): Buffer {
  let canonical = '';
  const left: Part[] = [{ value: root }];
  for (let part = left.pop(); part !== undefined; part = left.pop()) {
    if ('text' in part) canonical += part.text;
    else if (Array.isArray(part.value)) pushItems(left, part.value);
    else if (typeof part.value === 'object' && part.value !== null) pushFields(left, part.value);
    // JSON.stringify would write a number that is too large for a double as null.
    else canonical += typeof part.value === 'number' ? String(part.value) : JSON.stringify(part.value);
  }
  return createHash('sha256').update(canonical).digest();
}

/** The stack is read from its end, so what is pushed last is written first. */
function pushItems(left: Part[], items: readonly unknown[]): void {
  left.push({ text: ']' });
  for (const value of items.toReversed()) left.push({ text: ',' }, { value });
  left.push({ text: '[' });
}

function pushFields(left: Part[], container: object): void {
  left.push({ text: '}' });
  const fields = Object.entries(container).toSorted(([a], [b]) => (a < b ? 1 : -1));
  for (const [key, value] of fields) left.push({ text: ',' }, { value }, { text: `${JSON.stringify(key)}:` });
  left.push({ text: '{' });
}
