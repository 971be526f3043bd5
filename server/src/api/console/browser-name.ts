/** In the order in which they must be looked for: many browsers also call themselves by another's name. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: [RegExp, string][] = [
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Enough for a person to know their own browsers by; nothing of the text itself is kept. */
export function describeBrowser(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, 1024);
  const find = (table: [RegExp, string][]): string | undefined => table.find(([pattern]) => pattern.test(text))?.[1];
  const browser = find(BROWSERS) ?? 'Unknown browser';
  const system = find(SYSTEMS);
  return system === undefined ? browser : `${browser} on ${system}`;
}
