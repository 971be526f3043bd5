import { SAMPLE_RATE_HZ } from '../decoding/decode-audio.ts';

const HEADER_BYTES = 44;

/** A WAV file of mono samples of 16 bits: what every transcription server reads, and half a megabyte for 18 s. */
export function encodeWav(samples: Int16Array): Uint8Array<ArrayBuffer> {
  const file = Buffer.alloc(HEADER_BYTES + samples.length * 2);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(SAMPLE_RATE_HZ, 24);
  file.writeUInt32LE(SAMPLE_RATE_HZ * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(samples.length * 2, 40);
  for (const [index, sample] of samples.entries()) file.writeInt16LE(sample, HEADER_BYTES + index * 2);
  return new Uint8Array(file);
}
