import { deflateSync } from 'node:zlib';

/** The body of an object; a stream has its bytes after its dictionary. */
export type PdfObject = string | { dictionary: string; bytes: Uint8Array };

/** A PDF of the given objects, numbered from 1; the first is the catalogue. */
export function buildPdf(objects: PdfObject[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const push = (part: Buffer): void => {
    parts.push(part);
    length += part.length;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    push(Buffer.from(`${index + 1} 0 obj\n`));
    if (typeof object === 'string') push(Buffer.from(object, 'latin1'));
    else {
      push(Buffer.from(`<< ${object.dictionary} /Length ${object.bytes.length} >>\nstream\n`, 'latin1'));
      push(Buffer.from(object.bytes));
      push(Buffer.from('\nendstream'));
    }
    push(Buffer.from('\nendobj\n'));
  }
  const start = length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  push(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${entries}`));
  push(Buffer.from(`trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts);
}

export const CATALOGUE = '<< /Type /Catalog /Pages 2 0 R >>';
export const HELVETICA = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';

export interface OnePage {
  content: string | Uint8Array;
  /** How the content is coded, if it is. */
  filter?: string;
  mediaBox?: string;
  /** Inside the dictionary of resources, beside the font F1. */
  resources?: string;
  /** Objects from number 6 on. */
  more?: PdfObject[];
}

/** A PDF with one page; its font is object 5. */
export function buildOnePage({
  content,
  filter,
  mediaBox = '0 0 595 842',
  resources = '',
  more = [],
}: OnePage): Buffer {
  const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
  return buildPdf([
    CATALOGUE,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [${mediaBox}] /Contents 4 0 R
      /Resources << /Font << /F1 5 0 R >> ${resources} >> >>`,
    { dictionary: filter === undefined ? '' : `/Filter ${filter}`, bytes },
    HELVETICA,
    ...more,
  ]);
}

/** Content that writes lines from the top of the page. */
export function writeLines(lines: string[], size = 11): string {
  const escaped = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`);
  return `BT /F1 ${size} Tf ${size * 1.3} TL 60 780 Td ${escaped.join('\n')} ET`;
}

/** Bytes that unpack to `size` times the given byte, packed `times` over. */
export function packBomb(byte: number, size: number, times: number): Buffer {
  let packed: Buffer = Buffer.alloc(size, byte);
  for (let round = 0; round < times; round++) packed = deflateSync(packed, { level: 9 });
  return packed;
}
