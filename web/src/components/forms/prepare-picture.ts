/** The most that the service takes. */
const MAX_BYTES = 3 * 1024 * 1024;
/** More than any printer shows of a logo or a signature. */
const MAX_SIDE = 1600;

export interface PreparedPicture {
  /** A `data:` address, to show it. */
  url: string;
  /** What is sent. */
  base64: string;
}

/** A photograph from a phone is larger than the service takes, so it is made smaller here. */
export async function preparePicture(file: File): Promise<PreparedPicture> {
  const blob = file.size <= MAX_BYTES ? file : await shrink(file);
  const url = await readAddress(blob);
  return { url, base64: url.slice(url.indexOf(',') + 1) };
}

async function shrink(file: File): Promise<Blob> {
  const tooLarge = new Error('The picture is larger than 3 MB and cannot be made smaller here.');
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) throw tooLarge;
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
  if (blob === null || blob.size > MAX_BYTES) throw tooLarge;
  return blob;
}

function readAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(new Error('The file cannot be read.')));
    reader.readAsDataURL(blob);
  });
}
