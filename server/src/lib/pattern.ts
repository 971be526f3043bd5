/**
 * Writes a pattern that is too long for one line. Line ends and the indentation after them do not count. Of a pattern
 * that ignores case, `(?-i:…)` does not.
 */
export function pattern(flags: string): (template: TemplateStringsArray, ...values: string[]) => RegExp {
  return (template, ...values) => {
    const source = String.raw(template, ...values).replaceAll(/\n\s*/g, '');
    if (!flags.includes('i') || !source.includes('(?-i:')) return new RegExp(source, flags);
    return new RegExp(writeBothCases(source), flags.replace('i', ''));
  };
}

/** A letter of either case, and what stands for letters of one. */
const EITHER =
  /\\p\{L[ul]\}|\\[pP]\{[^}]*\}|\\k<\w+>|\\u[\da-f]{4}|\\x[\da-f]{2}|\\.|\(\?<\w+>|\(\?-i:|\(|\)|\[|\]|[a-z]-[a-z]|\p{L}/giu;

/**
 * The same pattern without the flag: every letter in both cases but for what stands in `(?-i:…)`. V8 forgets which
 * part of a pattern ignores case where it does not optimise it, and it stops doing so when it has compiled many.
 */
function writeBothCases(source: string): string {
  const opened: boolean[] = [];
  let isInClass = false;
  return source.replaceAll(EITHER, (part) => {
    if (part === '[' || part === ']') isInClass = part === '[';
    else if (part === '(?-i:') {
      opened.push(true);
      return '(?:';
    } else if (part.startsWith('(') && !isInClass) opened.push(false);
    else if (part === ')' && !isInClass) opened.pop();
    if (opened.includes(true)) return part;
    if (part === '\\p{Lu}' || part === '\\p{Ll}') return isInClass ? '\\p{Lu}\\p{Ll}' : '[\\p{Lu}\\p{Ll}]';
    if (isInClass && /^[a-z]-[a-z]$/i.test(part)) return part.toLowerCase() + part.toUpperCase();
    if (/^[\\(]/.test(part)) return part;
    return part.replaceAll(/\p{L}/gu, (letter) => writeLetter(letter, isInClass));
  });
}

function writeLetter(letter: string, isInClass: boolean): string {
  const [small, large] = [letter.toLowerCase(), letter.toUpperCase()];
  if (small === large || small.length + large.length !== 2) return letter;
  return isInClass ? small + large : `[${small}${large}]`;
}
