import { findIdentifiers, findNames } from './find-identifiers.ts';

/** The text without what says who somebody is, for what needs no placeholders: nobody has to put it back. */
export function leaveOutIdentities(text: string): string {
  // A name that is recognised in one place is left out in all of them.
  const [found = []] = findIdentifiers([text], findNames([text], []));
  let kept = '';
  let position = 0;
  for (const { start, end } of found) {
    kept += text.slice(position, start);
    position = end;
  }
  return (kept + text.slice(position))
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ ?,(?: ?,)+/g, ',')
    .replaceAll(/^[ ,]+|(?<![ ,])[ ,]+$/g, '');
}
