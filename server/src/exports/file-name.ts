/** A name that every system can store, made of a title that may be anything. */
export function makeFileName(title: string, extension: string): string {
  const stem = title.replaceAll(/[^\p{L}\p{N} _-]/gu, ' ').trim().slice(0, 100);
  return `${stem === '' ? 'report' : stem}.${extension}`;
}

/** RFC 6266, with the name in full by RFC 8187. */
export function contentDisposition(fileName: string): string {
  const encoded = encodeURIComponent(fileName.toWellFormed()).replaceAll("'", '%27');
  return `attachment; filename="${fileName.replaceAll(/[^\x20-\x7e]|["\\%;]/g, '_')}"; filename*=UTF-8''${encoded}`;
}
