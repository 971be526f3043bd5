/** What of the package's decoders is used here. It brings no types for them. */
declare module 'pdfjs-dist/image_decoders/pdf.image_decoders.mjs' {
  export class JpegImage {
    readonly width: number;
    readonly height: number;
    parse(file: Uint8Array): void;
    getData(options: { width: number; height: number; forceRGBA: boolean }): Uint8Array | Uint8ClampedArray;
  }
  export function setVerbosityLevel(level: number): void;
}
