/** An answer of the operator API for people: a line for each field, a blank line between entries. */
export function describeAnswer(answer: unknown): string {
  const entries = Array.isArray(answer) ? answer : [answer];
  if (entries.length === 0) return 'none\n';
  return `${entries.map(describeEntry).join('\n\n')}\n`;
}

function describeEntry(entry: Record<string, unknown>): string {
  const width = Math.max(...Object.keys(entry).map((key) => key.length));
  return Object.entries(entry)
    .map(([key, value]) => `${key.padEnd(width)}  ${value === null ? '-' : showControls(String(value))}`)
    .join('\n');
}

/** What a stranger's server answered is shown, too: a terminal would obey its control characters, and lines be forged. */
function showControls(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
