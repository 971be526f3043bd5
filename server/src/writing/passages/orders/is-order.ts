import { pattern } from '../../../lib/pattern.ts';
import { ABOUT_THE_REPORT } from './about-the-report.ts';
import { ORDERS_IN_OTHER_LANGUAGES } from './other-languages.ts';
import { SIGNS, TO_A_MACHINE } from './to-a-machine.ts';
import { unveil } from './unveil.ts';

const ORDERS = [...SIGNS, ...TO_A_MACHINE, ...ABOUT_THE_REPORT, ...ORDERS_IN_OTHER_LANGUAGES];
/** Where a command may begin: after a stop, a colon, a dash, in the next cell of a row. */
const CLAUSE_EDGE = /(?<=[.!?;:])\s+|\s\|\s|\s[–—-]+\s|(?<=-{2,})\s*|\n+/;

/** Whether a text is meant for whoever writes the report, or for a machine, and says nothing of the client. */
export function isOrder(text: string): boolean {
  return [text, ...unveil(text)].some((each) => isPlainOrder(each));
}

function isPlainOrder(text: string): boolean {
  const clauses = text.split(CLAUSE_EDGE);
  return [text, ...(clauses.length > 1 ? clauses : [])].some((clause) => ORDERS.some((order) => order.test(clause)));
}

const IMPERATIVE = pattern('i')`
  ^\W*(?:and |then |also |instead,? )?(?:please )?(?:say|state|write|put|add|include|recommend|conclude|confirm|report|record|mark|rate|set|give|award|output
  |print|reply|respond|answer|describe|declare|certify|approve|list|omit|leave|skip|delete|remove|do not|don['’]t|never|make|call|use|end|begin|copy|repeat)\b
`;

/** A sentence in the same paragraph as an order that goes on giving orders. */
export function continuesOrder(text: string): boolean {
  return IMPERATIVE.test(text);
}
