import { pattern } from '../../lib/pattern.ts';
import type { Passage } from '../passages/passage.ts';
import type { SourceNote } from '../source-note.ts';

/** A passage and the note that it stands in. */
type Noted = Pick<Passage, 'text' | 'block'> & { note: SourceNote };

/** `wrong file, move!!`: whoever wrote it says that it is about somebody else. */
const MISFILED = pattern('i')`
  \b(?:wrong (?:file|folder|notes|record|chart)\b(?! number)|mis-?filed|filed in error|(?:entered|written|recorded|put) (?:here )?in error
  |(?:belongs|goes|move|moved) (?:in|to|into) (?:another|a different) (?:patient|client|pupil|file|record)['’\w]*)
`;
const GROUP = /\bgroups?\b/i;
/** `Tam`, `Mr G`, `Mary Ann` */
const NAME = String.raw`(?:M(?:rs?|s|iss)\.? )?\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)?`;
/** Those who were there: `6 here (Shauna, Bex, Tam and Mr G)`. */
const LIST = new RegExp(
  String.raw`(?<![\p{L}'’])(?:${NAME}(?:, ?(?:and )?| and | & | \+ |; ?)){2,30}${NAME}(?![\p{L}'’(])`,
  'gu',
);
const JOINT = /, ?(?:and )?| and | & | \+ |; ?/;
/** Whoever leads a group is no member of it. */
const LEADS = /\b(?:led|run|facilitat\w*|staff|leaders?|therapists?|co-?leads?)\b[^.;]{0,20}$/i;
const GOES_ON = /^\W*(?:she|he|they|her|his|their)\b/i;

/**
 * The passages that are about somebody else: those that say so, and in a note about a group those about its other members.
 * They are shown beside the draft, and stand in no section of a report about this client.
 */
export function findAboutOthers<Own extends Noted>(passages: readonly Own[], clientName: string): Set<Own> {
  const found = new Set(passages.filter(({ text }) => MISFILED.test(text)));
  if (clientName.trim() === '') return found;
  for (const [note, own] of Map.groupBy(passages, (passage) => passage.note)) {
    const isOfGroup = GROUP.test(note.title) || own.slice(0, 3).some(({ text }) => GROUP.test(text));
    const others = isOfGroup ? otherMembers(own, clientName.trim().toLowerCase()) : [];
    for (const [index, passage] of own.entries()) {
      const before = own[index - 1];
      const goesOn =
        before !== undefined && found.has(before) && before.block === passage.block && GOES_ON.test(passage.text);
      const isOfOther = others.some((name) => beginsWith(passage.text, name)) || goesOn;
      if (isOfOther && others.length > 0 && !has(passage.text, clientName)) found.add(passage);
    }
  }
  return found;
}

function otherMembers(passages: readonly Pick<Passage, 'text'>[], client: string): string[] {
  for (const { text } of passages) {
    for (const { 0: list, index } of text.matchAll(LIST)) {
      const names = list.split(JOINT);
      const others = names.filter((name) => name.toLowerCase() !== client);
      if (others.length < names.length && !LEADS.test(text.slice(0, index))) return others;
    }
  }
  return [];
}

function beginsWith(text: string, name: string): boolean {
  const start = text.replace(/^[^\p{L}]+/u, '');
  return start.startsWith(name) && !/^[\p{L}-]/u.test(start.slice(name.length));
}

function has(text: string, name: string): boolean {
  return text
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .includes(name.trim().toLowerCase());
}
