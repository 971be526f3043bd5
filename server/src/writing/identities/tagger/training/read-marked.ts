/** A text in which everything that identifies somebody is marked. */
export interface MarkedSentence {
  class: string;
  client: { first_name: string; last_name: string; date_of_birth?: string };
  /** Whom the record knows besides the client. */
  clinicians?: string[];
  text: string;
  identifiers: string[];
  /** Where each identifier begins; by itself its first place in the text. */
  starts?: number[];
}

/** `# class`, `= First Last; date of birth`, and texts with their identifiers in braces; `\n` is a line break. */
export function readMarked(content: string): MarkedSentence[] {
  let kind = '';
  let client: MarkedSentence['client'] = { first_name: '', last_name: '' };
  const sentences: MarkedSentence[] = [];
  for (const line of content.trim().split('\n')) {
    if (line.startsWith('# ')) kind = line.slice(2);
    else if (line.startsWith('= ')) client = readClient(line.slice(2));
    else sentences.push({ class: kind, client, ...readBraces(line) });
  }
  return sentences;
}

function readClient(line: string): MarkedSentence['client'] {
  const [name = '', born = ''] = line.split('; ');
  const [first = '', ...last] = name.split(' ');
  return { first_name: first, last_name: last.join(' '), date_of_birth: born };
}

/** Of a file that holds one text a line: `\n` is a line break and `\\` a backslash. */
export function readLine(line: string): string {
  return line.replaceAll(/\\([n\\])/g, (_, sign) => (sign === 'n' ? '\n' : '\\'));
}

function readBraces(line: string): Pick<MarkedSentence, 'text' | 'identifiers' | 'starts'> {
  let text = '';
  const identifiers: string[] = [];
  const starts: number[] = [];
  for (const part of readLine(line).split(/(\{[^}]*\})/)) {
    if (!part.startsWith('{')) text += part;
    else {
      identifiers.push(part.slice(1, -1));
      starts.push(text.length);
      text += part.slice(1, -1);
    }
  }
  return { text, identifiers, starts };
}
