import { pattern } from '../../lib/pattern.ts';
import type { Passage } from '../passages/passage.ts';
import { isRiskWording } from './risk-wording.ts';

const MAX_CHARACTERS = 300;
/** What is printed on the paper, stamped by a program or meant for whoever opens the letter: never about the client. */
const PAPERWORK: readonly RegExp[] = [
  // The head of a letter: at least two ways to reach the sender, or one alone on its line.
  /\b(?:tel|telephone|phone|fax)\b[.:]? ?\(?[+\d][\d ()-]{6,18}\d\b[^\n]*(?:\bfax\b|@|\bwww\.)|(?:@|\bwww\.)[^\n]*\b(?:tel|telephone|phone|fax)\b[.:]? ?\(?[+\d]/i,
  /^\W*(?:tel|telephone|fax|e-?mail|web(?:site)?)\b ?[.:]? ?(?:\(?[+\d][\d ()-]{6,18}\d|\S{1,60}@\S{1,60}|www\.\S{1,60})\W*$/i,
  /^\W*(?:our|your|my) ref(?:erence)?\b ?[.:]/i,
  /^\W*re ?: .{0,120}\b(?:d\.?o\.?b|date of birth|born|nhs (?:no|number))\b/i,
  /^\W*(?:this is )?(?:a )?letter (?:to|for|re) (?:dr|doctor|prof\w*|mr|mrs|ms|the gp)\b.{0,80}$/i,
  // Who dictates says so first and last.
  /^\W*(?:this is )?(?:dr|doctor|prof(?:essor)?|mr|mrs|ms|miss)\b.{0,60}\bdictating\b|\bend of (?:dictation|letter|recording|file)\b/i,
  // Notices of confidence, and mottos.
  pattern('i')`
    ^\W*(?:strictly )?(?:private (?:and|&) confidential|confidential|in confidence|official[- ]sensitive)\b
    (?:\W{0,4}(?:addressee only|to be opened by addressee(?: only)?|medical|patient information|official[- ]sensitive))?\W*$
  `,
  /\b(?:addressee only|intended (?:solely |only )?(?:for the (?:addressee|recipient|use)|recipient)|received (?:it|this|the (?:message|e-?mail|letter))[^.]{0,30} in error|may contain (?:confidential|privileged|sensitive)|(?:e-?mail|message|letter|document|record|report)[^.]{0,40} (?:is|are) (?:strictly )?confidential|official[- ]sensitive and|without (?:the )?(?:prior )?(?:written )?consent of the (?:data|author|owner|trust)|(?:any )?unauthori[sz]ed (?:use|disclosure|copying))\b/i,
  /\b(?:smoke-?free (?:trust|site|organisation)|find us (?:on|at)|follow us on|visit our website|registered (?:charity|office|company) (?:no|number|in)?|please consider the environment)\b/i,
  // What programs stamp on a note, and names of files.
  /^\W*(?:(?:case |document |record )?(?:recording |note )?(?:created|printed|last (?:edited|saved|modified|updated)|exported|scanned|uploaded) (?:on |by |at )?(?:\d|[\w.]{1,30} (?:on )?\d)|version \d|v\d+\.\d|printed (?:by|from)\b|sent from (?:my |outlook|mail|yahoo|gmail|the )|sent via )/i,
  /^\W*(?:for )?office use only\b/i,
  /^\W*(?:file(?: ?name)?|path|attachments?|document) ?: \S{1,200}\.(?:docx?|pdf|xlsx?|rtf|jpe?g|png|msg|eml|txt)\W*$/i,
  /^\W*(?:[a-z]:\\|\\\\)\S[^\n]{0,200}\.(?:docx?|pdf|xlsx?|rtf|jpe?g|png|msg|eml|txt)\W*$/i,
  // Who signs, with the number of a register.
  /^[^;\n]{0,80}\b(?:HCPC|GMC|NMC|PIN|SWE|GPhC)\b(?: (?:no|reg|number))?\W{0,3}[A-Z]{0,4}\d[\dA-Z]{3,12}\b[^.;\n]{0,40}$/,
];
/** The lines above a mail that is pasted in; one alone may be anything: `To: be seen in clinic`. */
const MAIL_LINE = /^\W*(?:from|sent|to|cc|bcc|subject|date|attachments?) ?: ?\S/i;
const SURE_MAIL_LINE =
  /^\W*(?:from|to|cc|bcc) ?: [^\n]*@|^\W*subject ?: ?(?:re|fwd?) ?:|^\W*sent ?: [^\n]*\b(?:19|20)\d\d\b/i;
const MAIL_LINES = 3;

/** Whoever gets a copy, and what is enclosed. `CC: dizzy for two weeks` is a complaint. */
const COPIES = pattern('iu')`
  ^\W*(?:(?:cc|c\.c\.|bcc|copy|copies)(?: to)? ?[:.–-]? ?(?=[^"“]{0,200}\b(?:gps?|pt|patient|client|file|notes|parents?|mother|father
  |school|senco|team|service|named nurse|nurse|dr|mr|mrs|ms|social worker|sw|cpn|own copy|clinic|solicitors?|probation)\b)
  |encs?\b\.? ?[:–-]|enclos(?:ed|ures?) ?[:–-])
`;
const DICTATED = /\b(?:dictated|typed)\b[^.\n]{0,25}\b(?:not (?:signed|read|checked)|by [A-Z]{2,3}\b|unsigned)/i;

/** The first line of a form or record says what it is: `SCHOOL NURSING SERVICE – HEALTH REVIEW FORM (SN7)`. */
const FORM_WORDS =
  /\b(?:form|record|recording|notes?|entry|proforma|minutes|summary|team|service|unit|clinic|trust|department|dept|hospital|report|letter|review|SOAP|SBAR|pre-?meeting|meeting|in-?reach)\b/i;
const TELLS =
  /[.?!]$|["“”,]|\b(?:he|she|they|his|her|is|was|were|has|had|says|said|reports?|rpts|seen|with|w\/|for|by|re|mum|dad|pt|due|needs?|to)\b|\?\p{L}/iu;
const MAX_TITLE_WORDS = 16;

/** The name of a house in a line of its own: `Ashgrove Surgery`. Above a salutation it is the sender's. */
const HOUSE =
  /^(?:(?:The|\p{Lu}[\p{L}'’.-]*|of|and|&) ){1,6}(?:Surgery|Practice|Centre|Center|Hospital|Clinic|Department|Trust|Service|School)$/u;
const SALUTATION = /^dear\b/i;
const MAX_HEAD_LINES = 10;

/**
 * Whether a passage belongs to the paper and not to its content: letterhead, references, notices of confidence, the
 * head of a mail, who gets a copy, stamps of a program, names of files. A passage that touches harm never does.
 */
export function isPaperwork(passages: readonly Pick<Passage, 'text'>[], index: number): boolean {
  const text = passages[index]?.text.trim() ?? '';
  if (text.length > MAX_CHARACTERS || isRiskWording(text)) return false;
  return (
    [...PAPERWORK, COPIES, DICTATED].some((wording) => wording.test(text)) ||
    isMailHead(passages, index) ||
    isLetterhead(passages, index) ||
    (index === 0 && isTitle(text))
  );
}

function isMailHead(passages: readonly Pick<Passage, 'text'>[], index: number): boolean {
  const isLine = (place: number): boolean => MAIL_LINE.test(passages[place]?.text ?? '');
  if (!isLine(index)) return false;
  const around = Array.from({ length: 2 * MAIL_LINES + 1 }, (_, step) => index - MAIL_LINES + step);
  return around.some((place) => isLine(place) && SURE_MAIL_LINE.test(passages[place]?.text ?? ''));
}

function isLetterhead(passages: readonly Pick<Passage, 'text'>[], index: number): boolean {
  if (!HOUSE.test(passages[index]?.text.trim() ?? '')) return false;
  return passages.slice(index + 1, index + MAX_HEAD_LINES).some(({ text }) => SALUTATION.test(text));
}

/** Its last part names a form, or it is written in capitals. */
function isTitle(text: string): boolean {
  const [last = '', ...before] = text.split(/ [–—-] /).toReversed();
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  const isApart = (before.length > 0 && FORM_WORDS.test(last)) || capitals >= (text.match(/\p{L}/gu)?.length ?? 0) / 2;
  return isApart && text.split(/\s+/).length <= MAX_TITLE_WORDS && FORM_WORDS.test(text) && !TELLS.test(text);
}
