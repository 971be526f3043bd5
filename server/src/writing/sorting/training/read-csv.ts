/** The rows of a CSV file with a head, each as its fields by name. Quoted fields may hold line ends. */
export function readCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [[]];
  let field = '';
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text.charAt(index);
    if (isQuoted && sign === '"' && text.charAt(index + 1) === '"') {
      field += '"';
      index += 1;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (sign === ',' || sign === '\n')) {
      rows.at(-1)?.push(field.replace(/\r$/, ''));
      field = '';
      if (sign === '\n') rows.push([]);
    } else field += sign;
  }
  rows.at(-1)?.push(field);
  const [head = [], ...body] = rows;
  return body
    .filter((row) => row.length === head.length)
    .map((row) => Object.fromEntries(head.map((name, index) => [name, row[index] ?? ''])));
}
