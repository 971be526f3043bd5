/** A word such as `Index` is a name only with the words before it: `Inconsistency Index`. */
export function wholeName(text: string, found: RegExpExecArray): string {
  const name = found[0].trim();
  if (!/^(?:Index|Composite|Scale|Subscale|Quotient|Inventory|Questionnaire)$/.test(name)) return name;
  const before = /(?:\p{Lu}[\p{L}\d-]{0,30} ){1,5}$/u.exec(text.slice(0, found.index))?.[0] ?? '';
  return `${before.replace(/^(?:The|His|Her|Their|On) /, '')}${name}`;
}
