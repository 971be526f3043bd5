/** RFC 4180: every cell quoted, the line ended by CR LF. */
export function toCsvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

function toCell(value: string | number | null): string {
  return `"${guardFormula(String(value ?? '')).replaceAll('"', '""')}"`;
}

/** A spreadsheet takes such a text for a formula, and a name can be one; after an apostrophe it is read as text. */
function guardFormula(text: string): string {
  return /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
}
