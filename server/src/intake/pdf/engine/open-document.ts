import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { PdfError, type PdfErrorCode } from '../pdf-error.ts';

const CODE_OF_FAULT: Record<string, PdfErrorCode> = {
  PasswordException: 'pdf_encrypted',
  InvalidPDFException: 'pdf_damaged',
  FormatError: 'pdf_damaged',
  MissingDataException: 'pdf_damaged',
};

/**
 * Where the library finds no document to load fonts into, it works out the outline of every letter, a sixth of the time
 * that a short PDF takes. So it gets one in which every font counts as loaded, since nothing is drawn.
 */
const NOTHING_DRAWN = { fonts: { add: () => undefined, delete: () => undefined } };
class LoadedFont {
  loaded = Promise.resolve();
}
Object.assign(globalThis, { FontFace: LoadedFont });
// Setting up a web stream takes Node longer than the library takes to inflate most streams of a PDF by itself.
Reflect.deleteProperty(globalThis, 'DecompressionStream');

/** Opens a PDF for its text. No image is decoded, no font is drawn, no program in the file is run. */
export async function openDocument(bytes: Uint8Array, assets: string): Promise<PDFDocumentProxy> {
  try {
    return await getDocument({
      // The library takes the buffer over, and OCR may still need it.
      data: new Uint8Array(bytes),
      cMapUrl: `${assets}/cmaps/`,
      standardFontDataUrl: `${assets}/standard_fonts/`,
      maxImageSize: 0,
      useWasm: false,
      useSystemFonts: false,
      disableFontFace: false,
      ownerDocument: NOTHING_DRAWN,
      // Brings the names of the fonts, which say what is bold.
      fontExtraProperties: true,
      verbosity: 0,
    }).promise;
  } catch (error) {
    throw new PdfError(CODE_OF_FAULT[(error as Error).name] ?? 'pdf_damaged', String(error), { cause: error });
  }
}
