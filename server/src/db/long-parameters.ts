/**
 * A text of megabytes as UTF-8, for a parameter of a statement, in pieces that belong one after the other. The driver
 * would copy all parameters into one block that it enlarges for each, which held the event loop for up to 40 ms.
 */
export class LongParameter {
  readonly pieces: readonly Buffer[];

  constructor(pieces: readonly Buffer[]) {
    this.pieces = pieces;
  }
}

/** What the driver knows when it gives the parameters of a statement to the server. */
export interface BindConfig {
  portal?: string;
  statement?: string;
  values?: readonly unknown[];
  /** Makes what goes over the wire of a value: null, a text or bytes. */
  valueMapper: (value: unknown) => string | Buffer | null;
}

export function hasLongParameter({ values }: BindConfig): boolean {
  return values?.some((value) => value instanceof LongParameter) ?? false;
}

const NOTHING = int32(-1);
const [AS_TEXT, AS_BYTES] = [int16(0), int16(1)];
const RESULTS_AS_TEXT = Buffer.concat([int16(1), AS_TEXT]);

/** The message `Bind` of PostgreSQL's protocol, in pieces. Those of long parameters are not copied. */
export function listBindMessage({ portal = '', statement = '', values = [], valueMapper }: BindConfig): Buffer[] {
  const parameters = values.map((value) => listParameter(value, valueMapper));
  const body = [
    Buffer.from(`${portal}\0${statement}\0`),
    int16(values.length),
    ...parameters.map(({ format }) => format),
    int16(values.length),
    ...parameters.flatMap(({ parts }) => parts),
    RESULTS_AS_TEXT,
  ];
  // The length counts itself.
  return [Buffer.from('B'), int32(countBytes(body) + 4), ...body];
}

function listParameter(value: unknown, valueMapper: BindConfig['valueMapper']): { format: Buffer; parts: Buffer[] } {
  if (value instanceof LongParameter) {
    return { format: AS_BYTES, parts: [int32(countBytes(value.pieces)), ...value.pieces] };
  }
  const mapped = valueMapper(value);
  if (mapped === null) return { format: AS_TEXT, parts: [NOTHING] };
  const bytes = Buffer.isBuffer(mapped) ? mapped : Buffer.from(mapped);
  return { format: Buffer.isBuffer(mapped) ? AS_BYTES : AS_TEXT, parts: [int32(bytes.length), bytes] };
}

function countBytes(parts: readonly Buffer[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0);
}

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}
