/**
 * An object as JSON, of which some fields are JSON already: a document that came from the database goes out without
 * being parsed and written again. The parts belong one after the other; a long one is left as it is, because putting
 * them together would copy it.
 */
export function listRawJson(fields: object, rawFields: Record<string, string>): string[] {
  const plain = JSON.stringify(fields).slice(1, -1);
  const raw = Object.entries(rawFields).flatMap(([name, json], index) => {
    const comma = index > 0 || plain !== '' ? ',' : '';
    return [`${comma}${JSON.stringify(name)}:`, json];
  });
  return [`{${plain}`, ...raw, '}'];
}

export function writeRawJson(fields: object, rawFields: Record<string, string>): string {
  return listRawJson(fields, rawFields).join('');
}
