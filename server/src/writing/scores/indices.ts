/** Indices and parts that several tests of intelligence have. */
const INDEX =
  /^(?:fsiq|vci|vsi|pri|wmi|psi|gai|FSIQ|VCI|VSI|FRI|PRI|POI|WMI|PSI|GAI|CPI|NVI|Index|Composite|Scale|Block Design|Matrix|Coding|[Dd]igit [Ss]pan|[Vv]erbal [Ff]luency|[Ff]ull [Ss]cale|[Vv]erbal [Cc]omprehension|[Ww]orking [Mm]emory|[Pp]rocessing [Ss]peed|[Vv]isual [Ss]patial|[Ff]luid [Rr]easoning|[Pp]erceptual [Rr]easoning)\b/;

export function isIndex(name: string): boolean {
  return INDEX.test(name);
}

const SUBTEST =
  /^(?:Similarities|Vocabulary|Information|Block Design|Visual Puzzles|Matrix Reasoning|Figure Weights|Digit [Ss]pan|Picture Span|Picture Completion|Picture Concepts|Letter[- ]Number(?: Sequencing)?|Arithmetic|Coding|Symbol Search|Cancellation)$/;

/** `SI 13, VC 11, BD 10` */
const LETTERS = /^(?:SI|VC|IN|CO|BD|VP|MR|FW|PC|AR|DS|PS|LN|LNS|CD|SS|CA)$/;

export function isSubtestByLetters(name: string): boolean {
  return LETTERS.test(name);
}

/** Whether it is one of the parts that an index of intelligence is made of. */
export function isSubtest(name: string): boolean {
  return SUBTEST.test(name);
}

/** Words of names, rather than names: `Questionnaire`, `Scale`. */
export function isGeneric(name: string): boolean {
  return /^(?:Index|Composite|Scale|Subscale|Quotient|Inventory|Questionnaire|Trail|PTSD)s?$/.test(name);
}
