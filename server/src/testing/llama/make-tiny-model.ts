/** Enough for a model that runs. What it says is noise, since its weights are. */
const WIDTH = 32;
const HEADS = 4;
const HIDDEN = 64;
/** How many tokens it takes in; every byte is one. */
const CONTEXT = 4_096;
const ALIGNMENT = 32;
const VERSION = 3;

/** The types of values that a GGUF file tells. */
const [UINT32, INT32, FLOAT32, TEXT, ARRAY] = [4, 5, 6, 8, 9];
const [NORMAL, UNKNOWN, CONTROL, BYTE] = [1, 2, 3, 6];

/**
 * A language model of the llama kind with random weights, as a GGUF file of some 100 kB: a real server loads it and
 * behaves as it would with any other. The same numbers every time, so that a test meets the same noise.
 */
export function makeTinyModel(): Buffer {
  const tokens = makeTokens();
  const tensors = listTensors(tokens.length);
  const values = [
    text('general.architecture', 'llama'),
    text('general.name', 'noise'),
    uint32('llama.context_length', CONTEXT),
    uint32('llama.embedding_length', WIDTH),
    uint32('llama.block_count', 1),
    uint32('llama.feed_forward_length', HIDDEN),
    uint32('llama.attention.head_count', HEADS),
    uint32('llama.attention.head_count_kv', HEADS),
    uint32('llama.rope.dimension_count', WIDTH / HEADS),
    float32('llama.attention.layer_norm_rms_epsilon', 1e-5),
    text('tokenizer.ggml.model', 'llama'),
    list(
      'tokenizer.ggml.tokens',
      TEXT,
      tokens.map(([token]) => bytesOf(token)),
    ),
    list(
      'tokenizer.ggml.scores',
      FLOAT32,
      tokens.map(() => numberBytes(FLOAT32, 0)),
    ),
    list(
      'tokenizer.ggml.token_type',
      INT32,
      tokens.map(([, type]) => numberBytes(INT32, type)),
    ),
    uint32('tokenizer.ggml.bos_token_id', 1),
    uint32('tokenizer.ggml.eos_token_id', 2),
    uint32('tokenizer.ggml.unknown_token_id', 0),
  ];
  const head = [
    Buffer.from('GGUF'),
    numberBytes(UINT32, VERSION),
    long(tensors.length),
    long(values.length),
    ...values,
  ];
  let offset = 0;
  for (const { name, shape } of tensors) {
    const sizes = shape.map(long);
    head.push(bytesOf(name), numberBytes(UINT32, shape.length), ...sizes, numberBytes(UINT32, 0), long(offset));
    offset += aligned(4 * product(shape));
  }
  return Buffer.concat([pad(Buffer.concat(head)), ...tensors.map(({ name, shape }) => pad(makeWeights(name, shape)))]);
}

function makeTokens(): [token: string, type: number][] {
  const bytes = Array.from({ length: 256 }, (_, byte): [string, number] => [
    `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`,
    BYTE,
  ]);
  const letters = [...'▁abcdefghijklmnopqrstuvwxyz'].map((letter): [string, number] => [letter, NORMAL]);
  return [['<unk>', UNKNOWN], ['<s>', CONTROL], ['</s>', CONTROL], ...bytes, ...letters];
}

function listTensors(vocabulary: number): { name: string; shape: number[] }[] {
  return [
    { name: 'token_embd.weight', shape: [WIDTH, vocabulary] },
    { name: 'output_norm.weight', shape: [WIDTH] },
    { name: 'output.weight', shape: [WIDTH, vocabulary] },
    { name: 'blk.0.attn_norm.weight', shape: [WIDTH] },
    ...['attn_q', 'attn_k', 'attn_v', 'attn_output'].map((part) => ({
      name: `blk.0.${part}.weight`,
      shape: [WIDTH, WIDTH],
    })),
    { name: 'blk.0.ffn_norm.weight', shape: [WIDTH] },
    { name: 'blk.0.ffn_gate.weight', shape: [WIDTH, HIDDEN] },
    { name: 'blk.0.ffn_up.weight', shape: [WIDTH, HIDDEN] },
    { name: 'blk.0.ffn_down.weight', shape: [HIDDEN, WIDTH] },
  ];
}

function makeWeights(name: string, shape: readonly number[]): Buffer {
  let state = [...name].reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), 7) % 2_147_483_647;
  const weights = Float32Array.from({ length: product(shape) }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return name.includes('norm') ? 1 : state / 2_147_483_647 - 0.5;
  });
  return Buffer.from(weights.buffer);
}

function product(shape: readonly number[]): number {
  return shape.reduce((all, size) => all * size, 1);
}

function aligned(size: number): number {
  return Math.ceil(size / ALIGNMENT) * ALIGNMENT;
}

function pad(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(aligned(bytes.length) - bytes.length)]);
}

function long(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}

function numberBytes(type: number, value: number): Buffer {
  const bytes = Buffer.alloc(4);
  if (type === FLOAT32) bytes.writeFloatLE(value);
  else bytes.writeInt32LE(value);
  return bytes;
}

function bytesOf(value: string): Buffer {
  const bytes = Buffer.from(value);
  return Buffer.concat([long(bytes.length), bytes]);
}

function entry(key: string, type: number, value: Buffer): Buffer {
  return Buffer.concat([bytesOf(key), numberBytes(UINT32, type), value]);
}

const text = (key: string, value: string): Buffer => entry(key, TEXT, bytesOf(value));
const uint32 = (key: string, value: number): Buffer => entry(key, UINT32, numberBytes(UINT32, value));
const float32 = (key: string, value: number): Buffer => entry(key, FLOAT32, numberBytes(FLOAT32, value));

function list(key: string, type: number, items: readonly Buffer[]): Buffer {
  return entry(key, ARRAY, Buffer.concat([numberBytes(UINT32, type), long(items.length), ...items]));
}
