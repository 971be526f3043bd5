/** Two or three characters that were one before a text was read in the wrong encoding, and what addresses write for one. */
const MISREAD =
  /â(?:€|\u0080)[\u0080-\u00bf‘’“”•–—˜™š›œž]|[ÂÃ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹Œ‘’“”•–—˜™š›œžŸŽ]|[ÄÅÎÏÐÑ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹Œ‘•–—˜™š›œžŸŽ]|%(?:20|27|2[DE]|5F|E2%80%9[89]|C[2-5]%[89AB][\dA-F])|&#(?:39|x27|8217);|&(?:apos|rsquo|nbsp);/giu;

const NAMED: Record<string, string> = { apos: "'", rsquo: '’', nbsp: ' ', '#39': "'", '#x27': "'", '#8217': '’' };
/** What Windows shows for the bytes from 0x80 to 0x9f. */
const SHOWN = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const FIRST_SHOWN = 0x80;

export interface MisreadCharacter {
  start: number;
  end: number;
  /** The character that was meant. */
  form: string;
}

/** "Oâ€™Brien", "MÃ¼ller", "O%27Brien": in the order of the text. */
export function findMisreadCharacters(text: string): MisreadCharacter[] {
  return Array.from(text.matchAll(MISREAD)).flatMap(({ 0: written, index: start }) => {
    const form = readAgain(written);
    return form === undefined ? [] : [{ start, end: start + written.length, form }];
  });
}

function readAgain(written: string): string | undefined {
  if (written.startsWith('&')) return NAMED[written.slice(1, -1).toLowerCase()];
  try {
    if (written.startsWith('%')) return decodeURIComponent(written);
    const bytes = Uint8Array.from(written, (character) => {
      const shown = SHOWN.indexOf(character);
      return shown < 0 ? character.charCodeAt(0) : FIRST_SHOWN + shown;
    });
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
