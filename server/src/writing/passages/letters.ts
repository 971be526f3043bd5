import type { Passage } from './passage.ts';

const SALUTATION = /^(?:dear\b[^.!?\n]{1,60}|to whom it may concern)\W{0,2}$/i;
const FAREWELL =
  /^(?:yours (?:sincerely|faithfully|truly)|(?:with )?(?:kind(?:est)?|best|warm(?:est)?|many) (?:regards|wishes|thanks)|sincerely|regards)\b[,.]?\s*(?<signer>.{0,60})$/i;
/** `Dr J. Okonjo-Hale, MRCGP` */
const SIGNER =
  /^(?:(?:Dr|Mr|Mrs|Ms|Miss|Prof|Professor|Sister)\.? )?\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){1,3}(?=,|$)/u;
/** What whoever pasted it in says of it. */
const PASTED = /\b(?:letter|e-?mail|pasted|copied|forwarded|rec['’]?d|received)\b/i;
const FIRST_PERSON = /\b(?:I|[Mm]e|[Mm]y|[Mm]ine|[Ww]e|[Uu]s|[Oo]urs?)\b/;
/** Below the name may stand a profession, a copy list and what is enclosed. */
const MAX_LINES_BELOW = 3;

const GREETING = /^(?:dear|hi|hello|hey|good (?:morning|afternoon|evening))\b/i;
const RELATIVE = String.raw`(?:(?:step|foster|grand|god)[- ]?)?(?:mum|mam|mom|mummy|mother|dad|daddy|father|parents?|carers?|nan|gran|granny|grandma|grandad|aunt|auntie|uncle|sister|brother|son|daughter|wife|husband|partner|guardian)`;
/** `Ruth (Jamie’s mum)`, `Mrs R. Fenn, mother of Jamie`, `Jamie’s dad` */
const SIGNED_BY_RELATIVE = new RegExp(
  String.raw`^(?<signer>(?:(?:Mrs?|Ms|Miss)\.? )?\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,2}(?:,| [–—-]|(?= \()) \(?(?:\p{Lu}[\p{L}-]*['’]s? )?${RELATIVE}(?: (?:of|to) \p{Lu}[\p{L}-]*)?\)?|\p{Lu}[\p{L}-]*['’]s? ${RELATIVE})\.?$`,
  'u',
);

const THANKS = /^(?:(?:many )?thanks|thank you|kind regards|best wishes|regards|yours sincerely|love)[,.!]? (?=\S)/i;

/** In a letter or a message from a relative `I` is that relative, also where the note holds nothing else. */
export function nameRelatives(passages: readonly Passage[]): void {
  const start = passages.findIndex(({ text }) => GREETING.test(text));
  if (start === -1) return;
  const letter = passages.slice(start);
  // Behind a question, the name looks like its answer.
  const signers = letter.map(
    ({ answer, text }) => SIGNED_BY_RELATIVE.exec((answer ?? text).replace(THANKS, ''))?.groups?.['signer'],
  );
  const end = signers.findIndex((signer) => signer !== undefined);
  if (end > 0) nameAuthor(letter.slice(0, end), signers[end] ?? '');
}

/** `With best wishes,`: it ends a letter, and answers nothing that was asked in it. */
export function isFarewell(text: string): boolean {
  return FAREWELL.test(text);
}

function nameAuthor(passages: readonly Passage[], author: string): void {
  for (const passage of passages) {
    if (passage.speaker === null && passage.cells === null && FIRST_PERSON.test(passage.text)) passage.author = author;
  }
}

/**
 * In a letter that somebody pasted into a note, `I` is who signed it, and not who writes the report. A note that is
 * nothing but a clinician's letter is its writer's own, unless it was uploaded: a paper is nobody's here.
 */
export function nameAuthors(passages: readonly Passage[], isUploaded = false): void {
  for (let start = 0; start < passages.length; start += 1) {
    const { text: opening = '', label = null, heading = null } = passages[start] ?? {};
    if (!SALUTATION.test(opening)) continue;
    const end = passages.findIndex(({ text }, index) => index > start && FAREWELL.test(text));
    if (end === -1) return;
    const author = findSigner(passages, end);
    const isPasted =
      isUploaded ||
      [label, heading, ...passages.slice(0, start).map(({ text }) => text)].some((name) => PASTED.test(name ?? '')) ||
      passages.length > end + 2 + MAX_LINES_BELOW;
    if (author !== null && isPasted) nameAuthor(passages.slice(start + 1, end), author);
    start = end;
  }
}

/** The name behind the farewell or in the line below it. */
function findSigner(passages: readonly Passage[], farewell: number): string | null {
  const own = FAREWELL.exec(passages[farewell]?.text ?? '')?.groups?.['signer'] ?? '';
  return SIGNER.exec(own === '' ? (passages[farewell + 1]?.text ?? '') : own)?.[0] ?? null;
}
