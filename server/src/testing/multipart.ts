export const BOUNDARY = 'the-boundary-of-the-tests';
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

export interface Part {
  /** The lines of its header as they go over the wire. They need not be right. */
  header: string;
  body: string | Uint8Array;
}

export function filePart(
  body: string | Uint8Array,
  { name = 'file', fileName = 'letter.pdf', type = 'application/pdf' } = {},
): Part {
  const header = `Content-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: ${type}`;
  return { header, body };
}

export function fieldPart(name: string, body: string): Part {
  return { header: `Content-Disposition: form-data; name="${name}"`, body };
}

/** Texts are sent in latin1, a byte for each character, so that a test can send any byte. */
export function joinParts(parts: Part[]): Buffer {
  return Buffer.concat([...parts.map(openPart), Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

/** A part without the boundary that ends it. */
export function openPart({ header, body }: Part): Buffer {
  const bytes = typeof body === 'string' ? Buffer.from(body, 'latin1') : body;
  return Buffer.concat([Buffer.from(`--${BOUNDARY}\r\n${header}\r\n\r\n`, 'latin1'), bytes, Buffer.from('\r\n')]);
}
