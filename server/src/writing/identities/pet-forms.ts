/** Whether a word is what friends make of a name: Cat and Caz of Catherine, Zozo of Zoe, Tina of Christina, Smithy. */
export function isPetForm(word: string, name: string): boolean {
  if (word === name || word.length < 2 || name.length < 3) return false;
  // Zo for Zoe.
  if (word.length === 2) return name.length < 5 && name.startsWith(word);
  return (
    (word.length >= 3 && name.startsWith(word)) ||
    // Tomm for Tom.
    word === name + name.slice(-1) ||
    (word.length >= 4 && name.length >= 6 && name.endsWith(word)) ||
    isLengthened(word, name) ||
    isClipped(word, name) ||
    isDoubled(word, name)
  );
}

const ENDINGS = /(?:y|ie|ey|i|o|s|ster|ers|erz|kins|a)$/;

/** Smith, Smithy; Davies, Davo; Thompson, Tommo; Rebecca, Becs is none of these but Rebs is. */
function isLengthened(word: string, name: string): boolean {
  const stem = word.replace(ENDINGS, '');
  if (stem === word || stem.length < 3) return false;
  const single = stem.replace(/(.)\1$/, '$1');
  return name.startsWith(stem) || (single.length >= 3 && name.startsWith(single));
}

/** Gary, Gaz; Sharon, Shazza; Jeremy, Jez; Laura, Loz. */
function isClipped(word: string, name: string): boolean {
  const stem = /^(.{2,3}?)z{1,2}(?:a|er|y|ie|o|i)?$/.exec(word)?.[1];
  if (stem === undefined || stem.charAt(0) !== name.charAt(0)) return false;
  return name.startsWith(stem) || name.replaceAll(/[aeiou]/g, '').startsWith(stem.replaceAll(/[aeiou]/g, ''));
}

/** Zoe, Zozo; Josephine, Jojo; Mohamed, Momo. */
function isDoubled(word: string, name: string): boolean {
  const [syllable = ''] = /^[^aeiou]{1,2}[aeiouy]/.exec(name) ?? [];
  return syllable !== '' && word === syllable + syllable;
}
