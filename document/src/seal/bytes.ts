/** What seals are read and written with: bytes, without the classes of Node or a browser. */
const encoder = new TextEncoder();

export function encodeText(text: string): Uint8Array {
  return encoder.encode(text);
}

export function joinBytes(...parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

export function standsAt(file: Uint8Array, at: number, sought: Uint8Array): boolean {
  return at >= 0 && at + sought.length <= file.length && sought.every((byte, index) => file[at + index] === byte);
}

export function lastIndexOf(file: Uint8Array, sought: Uint8Array): number {
  for (let at = file.length - sought.length; at >= 0; at -= 1) {
    if (file[at] === sought[0] && standsAt(file, at, sought)) return at;
  }
  return -1;
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

export function toLatin1(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}
