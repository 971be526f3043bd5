import type { MaterialPassage } from '../placing/material-passage.ts';

/**
 * Whose account a passage is, if the heading of the section does not say so. Without it `Denies pushing`, which the father
 * says, would stand behind what the mother says as if it were hers.
 */
export function whoseIn(heading: string, { setting }: MaterialPassage): string | null {
  const who = setting?.who ?? null;
  return who === null || heading.toLowerCase().includes(who.toLowerCase()) ? null : who;
}

/** What must stand before a passage that has left its line: who tells it and when it was, unless that was said just before. */
export function leadIn(heading: string, passage: MaterialPassage, before?: MaterialPassage): string {
  const who = whoseIn(heading, passage);
  const isWhoSaid = before !== undefined && before.note === passage.note && whoseIn(heading, before) === who;
  const day = passage.setting?.day?.text;
  const parts = [
    day === undefined || isOfLine(passage, before) ? null : day,
    who === null || isWhoSaid || saysWho(who, passage) ? null : capitalise(who),
  ].filter((part) => part !== null);
  return parts.length === 0 ? '' : `${parts.join(', ')}: `;
}

/** `Mum: sleeps with the light on`, `Father says she slipped`. */
function saysWho(who: string, { text }: MaterialPassage): boolean {
  return text.toLowerCase().startsWith(who.toLowerCase());
}

function isOfLine({ note, start }: MaterialPassage, before: MaterialPassage | undefined): boolean {
  return before !== undefined && before.note === note && !note.markdown.slice(before.end, start).includes('\n');
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
