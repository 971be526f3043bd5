import { findIdentifiers, findNames, type Search } from './find-identifiers.ts';

/** Words to expect are a list that the practice wrote: there is no context, and nobody waits for a network to be loaded. */
const BY_WORDS: Search = { isContextRead: false };

/** The text without what says who somebody is, for what needs no placeholders: nobody has to put it back. */
export function leaveOutIdentities(text: string): string {
  // A name that is recognised in one place is left out in all of them.
  const [found = []] = findIdentifiers([text], findNames([text], [], BY_WORDS), BY_WORDS);
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
