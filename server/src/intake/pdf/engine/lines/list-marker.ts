/** Signs that say nothing but that an item begins. The last ones are those of fonts of symbols. */
const BULLET = /^([•‣◦▪▫●○■·⁃∙◆◇♦❖❍►▶▸▹➔➙➛➜➝➞➠➢➣➤➥➨★☆✦✧✱✲☞☛»\uf0b7\uf0a7\uf0d8\uf076])\s*(?=\S)/;
/** Signs that answer something: what is ticked, and what is not. They stay in the text. */
const BOX = /^([☐☑☒□▢◻◼✓✔✗✘]|\[[ xX]?\])(?:\s*(?=\S)|$)/;
/** A circle that is followed by another one on its line is one of several to choose from. */
const CHOICE = /^[●○■◉].*[●○■□◉]/;
const CHOICES = [
  ['●', '○'],
  ['■', '□'],
  ['◉', '○'],
] as const;
const DASH = /^([-–—*])\s+(?=\S)/;
const NUMBER = /^(\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)])\s+(?=\S)/i;

export interface Marked {
  marker: string;
  text: string;
}

/** A line that begins as an item of a list does. Letters count only in lower case: "A. Smith" is a person. */
export function matchListMarker(line: string): Marked | null {
  if (CHOICE.test(line)) return null;
  const match = BOX.exec(line) ?? BULLET.exec(line) ?? DASH.exec(line) ?? NUMBER.exec(line);
  const marker = match?.[1];
  if (match === null || marker === undefined || /^\(?[A-Z]/.test(marker)) return null;
  return { marker, text: line.slice(match[0].length) };
}

export function isNumber(marker: string): boolean {
  return /^\d+[.)]$/.test(marker);
}

/** A marker that need not be told, since it says nothing. */
export function isBullet(marker: string): boolean {
  return !/[\p{L}\p{N}]/u.test(marker) && !BOX.test(marker);
}

/** Whether markers of one list say what was chosen: "● Yes", "○ No". */
export function hasChoices(markers: readonly string[]): boolean {
  return CHOICES.some(([chosen, left]) => markers.includes(chosen) && markers.includes(left));
}
