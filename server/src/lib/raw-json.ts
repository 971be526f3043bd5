/**
 * Writes an object as JSON of which some fields are JSON already. So a document from the database goes out without
 * being parsed and written again. The answer is a list of parts that belong one after the other: joining them would copy
 * the long ones.
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
