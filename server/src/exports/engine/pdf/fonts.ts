import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const TEXT = '@expo-google-fonts/source-sans-3';
const FALLBACK = 'dejavu-fonts-ttf/ttf';

const TEXT_FONTS = [
  `${TEXT}/400Regular/SourceSans3_400Regular.ttf`,
  `${TEXT}/400Regular_Italic/SourceSans3_400Regular_Italic.ttf`,
  `${TEXT}/700Bold/SourceSans3_700Bold.ttf`,
  `${TEXT}/700Bold_Italic/SourceSans3_700Bold_Italic.ttf`,
];
const FALLBACK_FONT = `${FALLBACK}/DejaVuSans.ttf`;
const MORE_FONTS = [`${FALLBACK}/DejaVuSans-Bold.ttf`, `${FALLBACK}/DejaVuSansMono.ttf`];

export interface Fonts {
  /** The four faces of the text. */
  text: Uint8Array[];
  /** What the text's faces lack: Arabic, Hebrew, signs. */
  fallback: Uint8Array;
  more: Uint8Array[];
}

export function readFonts(): Fonts {
  return { text: TEXT_FONTS.map(read), fallback: read(FALLBACK_FONT), more: MORE_FONTS.map(read) };
}

function read(file: string): Uint8Array {
  return readFileSync(createRequire(import.meta.url).resolve(file));
}
