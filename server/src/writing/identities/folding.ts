const SPECIAL: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ı: 'i',
  æ: 'a',
  œ: 'o',
  ß: 's',
  þ: 't',
  ð: 'd',
  '’': "'",
  ʼ: "'",
};

/** Without case and accents, and as long as before, so that places in it are places in the text. */
export function foldInPlace(text: string): string {
  let folded = '';
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charAt(index);
    const base = unit.normalize('NFD').charAt(0).toLowerCase();
    const plain = SPECIAL[base] ?? base;
    folded += plain.length === 1 ? plain : unit;
  }
  return folded;
}

/** A pattern for folded text; accents written as signs of their own may stand after each letter. */
export function patternOf(text: string): string {
  const folded = foldInPlace(text.normalize('NFC'));
  return Array.from(folded, (character) => {
    if (/\s/.test(character)) return String.raw`[\s\u00a0]+`;
    if (character === '-' || character === '‐' || character === '–') return String.raw`[-‐–\s]`;
    return `${character.replace(/[\\^$.*+?()[\]{}|/]/, String.raw`\$&`)}\\p{M}*`;
  }).join('');
}
