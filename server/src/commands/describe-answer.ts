/** An answer of the operator API for people: a line for each field, a blank line between entries. */
export function describeAnswer(answer: unknown): string {
  const entries = Array.isArray(answer) ? answer : [answer];
  if (entries.length === 0) return 'none\n';
  return `${entries.map(describeEntry).join('\n\n')}\n`;
}

function describeEntry(entry: Record<string, unknown>): string {
  const width = Math.max(...Object.keys(entry).map((key) => key.length));
  return Object.entries(entry)
    .map(([key, value]) => `${key.padEnd(width)}  ${value === null ? '-' : String(value)}`)
    .join('\n');
}
