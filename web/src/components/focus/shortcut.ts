const IS_MAC = typeof navigator !== 'undefined' && /Mac|iP(?:ad|hone)/.test(navigator.userAgent);
const SIGNS: [string, string][] = [
  ['Mod', '⌘'],
  ['Shift', '⇧'],
  ['Alt', '⌥'],
];

/** `Mod+Shift+S` as the keys of this machine are named. */
export function formatShortcut(shortcut: string): string {
  if (!IS_MAC) return shortcut.replace('Mod', 'Ctrl');
  return SIGNS.reduce((text, [name, sign]) => text.replace(`${name}+`, sign), shortcut);
}
