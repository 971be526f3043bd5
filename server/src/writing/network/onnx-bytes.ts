/** A field of protobuf, in which ONNX writes a calculation down; its value may be fields again. */
export type Field = readonly [number: number, value: FieldValue];

type FieldValue = number | { decimal: number } | string | Uint8Array | readonly Field[];

/** How a value is laid out, by protobuf's numbers. */
const [WHOLE, SIZED, FOUR_BYTES] = [0, 2, 5];
const encoder = new TextEncoder();

/** The bytes of a message. No whole number in it is below nought. */
export function encodeFields(fields: readonly Field[]): Uint8Array {
  return join(fields.flatMap(listParts));
}

/** The parts are joined once, at the end: a network's are a hundred megabytes, and stand in messages within messages. */
function listParts([number, value]: Field): Uint8Array[] {
  if (typeof value === 'number') return [encodeWhole(number * 8 + WHOLE), encodeWhole(value)];
  if (typeof value === 'object' && 'decimal' in value)
    return [encodeWhole(number * 8 + FOUR_BYTES), new Uint8Array(Float32Array.of(value.decimal).buffer)];
  const parts = listPartsOf(value);
  return [encodeWhole(number * 8 + SIZED), encodeWhole(sizeOf(parts)), ...parts];
}

function listPartsOf(value: string | Uint8Array | readonly Field[]): Uint8Array[] {
  if (typeof value === 'string') return [encoder.encode(value)];
  return value instanceof Uint8Array ? [value] : value.flatMap(listParts);
}

/** Seven bits a byte, the lowest first; all but the last byte carry a mark. */
function encodeWhole(value: number): Uint8Array {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return Uint8Array.from([...bytes, rest]);
}

function sizeOf(parts: readonly Uint8Array[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0);
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(sizeOf(parts));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
