import { pattern } from '../../../lib/pattern.ts';
import { ABOUT_THE_REPORT } from './about-the-report.ts';
import { isAboutTheWording } from './about-the-wording.ts';
import { isForeignOrder, ORDERS_IN_OTHER_LANGUAGES } from './other-languages.ts';
import { SIGNS, TO_A_MACHINE, TO_A_WRITER } from './to-a-machine.ts';
import { unveil } from './unveil.ts';

const ADDRESSED = [...SIGNS, ...TO_A_MACHINE, TO_A_WRITER, ...ORDERS_IN_OTHER_LANGUAGES];
/** What somebody asks for is told as a wish: `She asks that we do not use the word in the letter.` */
const WISH = pattern('iu')`
  ^\W*(?:(?:he|she|they|we|mum|mother|dad|father|parents?|both|client|patient|pt|family|school
      |\p{Lu}\p{L}{1,20}) )?(?:has |have |had |also ){0,2}(?:ask(?:s|ed)?|request(?:s|ed)?|would (?:like|prefer)
    |wish(?:es|ed)?|wants?|wanted|prefer(?:s|red)?|hop(?:es|ed))\b
`;
/** Others than the client and those around them have no wishes that are findings. */
const OUTSIDER =
  /^\W*(?:the |our |his |her )?(?:manager|solicitor|lawyer|employer|insurer|team lead\w*|commissioners?|trust|management|director|supervisor|system|policy|legal team|legal|headquarters|head office)\b/i;
/** "Please write that I did try.", said by the client. */
const OWN_WORDS = /^\s*["“][^"”]{0,300}\b(?:I|my|me)\b[^"”]{0,300}["”]\W*$/;
/** Where a command may begin: after a stop, a colon, a dash, in brackets, in the next cell of a row. */
const CLAUSE_EDGE = /(?<=[.!?;:])\s+|(?<=\s)[([{](?=\p{L}{2})|\s\|\s|\s[–—-]+\s|(?<=-{2,})\s*|\n+/u;

/** Whether a text is meant for whoever writes the report, or for a machine, and says nothing of the client. */
export function isOrder(text: string): boolean {
  return [text, ...unveil(text)].some((each) => isPlainOrder(each));
}

function isWish(clause: string): boolean {
  return (WISH.test(clause) && !OUTSIDER.test(clause)) || OWN_WORDS.test(clause);
}

function isPlainOrder(text: string): boolean {
  const clauses = text.split(CLAUSE_EDGE);
  return [text, ...(clauses.length > 1 ? clauses : [])].some(
    (clause) =>
      ADDRESSED.some((order) => order.test(clause)) ||
      isForeignOrder(clause) ||
      (!isWish(clause) && (isAboutTheWording(clause) || ABOUT_THE_REPORT.some((order) => order.test(clause)))),
  );
}

const IMPERATIVE = pattern('i')`
  ^\W*(?:and |then |also |instead,? )?(?:please )?(?:say|state|write|put|add|include|recommend|conclude|confirm|report
    |record|mark|rate|set|give|award|output|print|reply|respond|answer|describe|declare|certify|approve|list|omit
    |leave|skip|delete|remove|do not|don['’]t|never|make|call|use|end|begin|copy|repeat)\b
`;

/** A sentence in the same paragraph as an order that goes on giving orders. */
export function continuesOrder(text: string): boolean {
  return IMPERATIVE.test(text);
}
