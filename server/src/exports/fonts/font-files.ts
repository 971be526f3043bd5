import { createRequire } from 'node:module';

const GOOGLE = '@expo-google-fonts';
const TEXT = `${GOOGLE}/source-sans-3`;
const FALLBACK = 'dejavu-fonts-ttf/ttf';

/** The four faces of the text. */
export const TEXT_FONTS = [
  `${TEXT}/400Regular/SourceSans3_400Regular.ttf`,
  `${TEXT}/400Regular_Italic/SourceSans3_400Regular_Italic.ttf`,
  `${TEXT}/700Bold/SourceSans3_700Bold.ttf`,
  `${TEXT}/700Bold_Italic/SourceSans3_700Bold_Italic.ttf`,
];
/** What the text's faces lack: Hebrew, Armenian, Georgian, signs. */
export const FALLBACK_FONT = `${FALLBACK}/DejaVuSans.ttf`;
export const MORE_FONTS = [`${FALLBACK}/DejaVuSans-Bold.ttf`, `${FALLBACK}/DejaVuSansMono.ttf`];

/** A font for letters that few reports have. It is read only for those. */
export interface ScriptFont {
  family: string;
  letters: RegExp;
  /** The first has all of the letters; others are its further weights. */
  files: string[];
}

const noto = (script: string): ScriptFont => {
  const folder = `${GOOGLE}/noto-sans-${script.toLowerCase()}`;
  return {
    family: `Noto Sans ${script}`,
    letters: new RegExp(`\\p{Script=${script}}`, 'u'),
    files: [`400Regular/NotoSans${script}_400Regular.ttf`, `700Bold/NotoSans${script}_700Bold.ttf`].map(
      (file) => `${folder}/${file}`,
    ),
  };
};

export const SCRIPT_FONTS: readonly ScriptFont[] = [
  {
    // Chinese and Japanese, with their punctuation and wide letters.
    family: 'Chocolate Classical Sans',
    letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u,
    files: [`${GOOGLE}/chocolate-classical-sans/400Regular/ChocolateClassicalSans_400Regular.ttf`],
  },
  {
    family: 'NanumGothic',
    letters: /\p{Script=Hangul}/u,
    files: [
      `${GOOGLE}/nanum-gothic/400Regular/NanumGothic_400Regular.ttf`,
      `${GOOGLE}/nanum-gothic/700Bold/NanumGothic_700Bold.ttf`,
    ],
  },
  {
    family: 'Noto Emoji',
    letters: /[\u{1f000}-\u{1faff}]/u,
    files: [
      `${GOOGLE}/noto-emoji/400Regular/NotoEmoji_400Regular.ttf`,
      `${GOOGLE}/noto-emoji/700Bold/NotoEmoji_700Bold.ttf`,
    ],
  },
  noto('Arabic'),
  noto('Bengali'),
  noto('Devanagari'),
  noto('Ethiopic'),
  noto('Gujarati'),
  noto('Gurmukhi'),
  noto('Kannada'),
  noto('Khmer'),
  noto('Lao'),
  noto('Malayalam'),
  noto('Myanmar'),
  noto('Sinhala'),
  noto('Tamil'),
  noto('Telugu'),
  noto('Thai'),
];

export function locateFont(file: string): string {
  return createRequire(import.meta.url).resolve(file);
}
