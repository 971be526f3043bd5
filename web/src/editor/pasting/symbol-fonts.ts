import { readStyle, replaceText } from './styles.ts';

/** What letters look like in the fonts of signs. Word turns --> into a letter of Wingdings by itself. */
const FONTS: Record<string, ReadonlyMap<string, string>> = {
  wingdings: pair('àèðßçïáéñâêòóôüûþý¨oqxJKL', '→→→←←←↑↑↑↓↓↓↔↕✓✗☑☒☐☐☐☒☺😐☹'),
  symbol: pair('³£¹»´¸¥®¬\u00ad¯«abcdDeghklmpqrsStwW', '≥≤≠≈×÷∞→←↑↓↔αβχδΔεγηκλµπθρσΣτωΩ'),
};

function pair(letters: string, signs: string): ReadonlyMap<string, string> {
  const drawn = [...signs];
  return new Map([...letters].map((letter, index) => [letter, drawn[index] ?? letter]));
}

/** Word inserts such a sign as a letter and marks it. Without its font ≥ 5 would read ³ 5. */
export function readSymbolFonts(body: HTMLElement): void {
  for (const element of body.querySelectorAll('span')) {
    if (readStyle(element, 'mso-char-type') !== 'symbol') continue;
    const font = readStyle(element, 'mso-symbol-font-family').replaceAll(/["']/g, '').toLowerCase();
    const signs = FONTS[font];
    replaceText(element, (text) => [...text].map((letter) => signs?.get(plainLetter(letter)) ?? letter).join(''));
  }
}

/** Some versions of Word keep the letters of these fonts in a range of their own. */
function plainLetter(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  return code >= 0xf0_20 && code <= 0xf0_ff ? String.fromCodePoint(code - 0xf0_00) : letter;
}
