import { expect, test } from 'vitest';
import { foreignLanguage } from './note-language.ts';

test.each([
  ['Tá sí ina cónaí leis an teaghlach agus níl sí ag obair anois.', 'Irish'],
  ['Hindi siya makatulog sa gabi at ayaw niya kumain.', 'Tagalog'],
  ['Raat nu neend nahi aundi te savere dawai lainda hai puttar naal.', 'Punjabi in Latin letters'],
  ['મા સાથે રહે છે.', 'Gujarati'],
  ['ከእናቷ ጋር ትኖራለች።', 'Amharic or Tigrinya'],
  ['She lives with her mother and may go to the bank in May, fear of dogs.', null],
  ['OT to see him re bean bag, mat and wedge, mar 3.', null],
])('%s', (text, language) => expect(foreignLanguage(text)).toBe(language));
