const BULLET = /^([•‣◦▪▫●○■□·➢➤✓✔\uf0b7\uf0a7\u2043])\s*(?=\S)/;
const DASH = /^([-–—*])\s+(?=\S)/;
const NUMBER = /^(\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)])\s+(?=\S)/i;

export interface Marked {
  marker: string;
  text: string;
}

/** A line that begins as an item of a list does. Letters count only in lower case: "A. Smith" is a person. */
export function matchListMarker(line: string): Marked | null {
  const match = BULLET.exec(line) ?? DASH.exec(line) ?? NUMBER.exec(line);
  const marker = match?.[1];
  if (match === null || marker === undefined || /^\(?[A-Z]/.test(marker)) return null;
  return { marker, text: line.slice(match[0].length) };
}

export function isNumber(marker: string): boolean {
  return /^\d+[.)]$/.test(marker);
}

export function isBullet(marker: string): boolean {
  return !/[\p{L}\p{N}]/u.test(marker);
}
