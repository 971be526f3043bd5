import { FaultyPicture } from '../fault.ts';

/** Puts back, in place, what each line was stored as the difference to: the pixel before, or the line above. */
export function unfilter(lines: Uint8Array, bytes: number, step: number): void {
  const stride = bytes + 1;
  for (let start = 0; start < lines.length; start += stride) {
    const kind = lines[start] ?? 0;
    if (kind > 4) throw new FaultyPicture('damaged');
    const above = start - stride;
    for (let index = 1; index <= bytes; index++) {
      const left = index > step ? (lines[start + index - step] ?? 0) : 0;
      const up = above >= 0 ? (lines[above + index] ?? 0) : 0;
      const corner = above >= 0 && index > step ? (lines[above + index - step] ?? 0) : 0;
      lines[start + index] = (lines[start + index] ?? 0) + predict(kind, left, up, corner);
    }
  }
}

function predict(kind: number, left: number, up: number, corner: number): number {
  if (kind === 0) return 0;
  if (kind === 1) return left;
  if (kind === 2) return up;
  if (kind === 3) return (left + up) >> 1;
  const guess = left + up - corner;
  const [fromLeft, fromUp, fromCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (fromLeft <= fromUp && fromLeft <= fromCorner) return left;
  return fromUp <= fromCorner ? up : corner;
}
