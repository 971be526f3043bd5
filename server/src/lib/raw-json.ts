/**
 * An object as JSON, of which some fields are JSON already: a document that came from the database goes out without
 * being parsed and written again.
 */
export function writeRawJson(fields: object, rawFields: Record<string, string>): string {
  const raw = Object.entries(rawFields).map(([name, json]) => `${JSON.stringify(name)}:${json}`);
  const plain = JSON.stringify(fields).slice(1, -1);
  return `{${[...(plain === '' ? [] : [plain]), ...raw].join(',')}}`;
}
