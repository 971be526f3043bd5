import type { ToldNote } from './contradiction.ts';

/** Who tells it: `t/c from daughter`, `E-mail from mum`, `Carer's view (wife)`. */
const TELLER =
  /\b(?:call(?:ed)?|t\/c|phone[dr]?|tel|e-?mail|letter|text|message|from|by|per|spoke (?:to|with)|collateral|informant|carer|completed by|filled in by|account|view)\b[^.;\n]{0,30}?\b(?<who>daughter|dtr|son|mother|mum|mam|mom|father|dad|wife|husband|partner)\b/iu;
const CHILDREN = new Set(['son', 'daughter', 'child']);
const PARENTS = new Set(['mother', 'father', 'parent']);
const SPOUSES = new Set(['husband', 'wife', 'partner', 'spouse']);
const CLIENT_OF: Readonly<Record<string, ReadonlySet<string>>> = {
  daughter: PARENTS,
  dtr: PARENTS,
  son: PARENTS,
  mother: CHILDREN,
  mum: CHILDREN,
  mam: CHILDREN,
  mom: CHILDREN,
  father: CHILDREN,
  dad: CHILDREN,
  wife: SPOUSES,
  husband: SPOUSES,
  partner: SPOUSES,
};
/** Where a note says who tells it. */
const OPENING = 2;

/** Which relative of whoever tells a note is the client; empty where the note does not say that a relative tells it. */
export function clientAmongKin({ title, passages }: ToldNote): ReadonlySet<string> {
  const opening = [title, ...passages.slice(0, OPENING).map(({ text }) => text)];
  const who = opening.map((text) => TELLER.exec(text)?.groups?.['who']).find((each) => each !== undefined);
  return CLIENT_OF[who?.toLowerCase() ?? ''] ?? new Set();
}
