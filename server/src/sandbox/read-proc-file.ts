import { close, open, read } from 'node:fs';

/** More than any file that is read here holds. A longer list of children is too many in any case. */
const MAX_BYTES = 4000;

/**
 * Reads a file of /proc, which the kernel hands over whole at the first read. Done many times a second for each process:
 * the usual way asks for the size first, which such files do not have, and reads again to find the end.
 */
export function readProcFile(file: string): Promise<string> {
  return new Promise((resolve, reject) => {
    open(file, (openFault, descriptor) => {
      if (openFault) return reject(openFault);
      const buffer = Buffer.allocUnsafe(MAX_BYTES);
      read(descriptor, buffer, 0, MAX_BYTES, null, (readFault, bytes) => {
        close(descriptor, () => (readFault ? reject(readFault) : resolve(buffer.toString('latin1', 0, bytes))));
      });
    });
  });
}
