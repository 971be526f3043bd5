import { pattern } from '../../lib/pattern.ts';

const BONES = String.raw`(?:NOF|neck of|hip|ribs?|wrist|ankle|tib|tibia|fib|fibula|radius|ulna|humerus|femur|clavicle|collar ?bone|pelvis
  |skull|nose|jaw|mandible|scaphoid|metatarsals?|metacarpals?|vertebrae?|[TL]\d{1,2}|patella|elbow|shoulder|finger|thumb|toe|foot|hand|spine)`;
/**
 * A sign for a fracture, which Markdown would take for a heading: in an item of a list, which heads nothing; before `NOF`, or
 * before a bone with a side or a figure. A heading is no passage, so that the fracture would be in no draft.
 */
const FRACTURE = pattern('gmiu')`
  (?<=^[ \t]{0,8}(?:[-*+]|\d{1,2}[.\)]) )#(?= \S)
  |^#(?= (?:NOF\b|(?:old |prev |recent )?(?:(?:[LR]|lt|rt|left|right|bilat(?:eral)?) (?:[\p{L}\d+&]{1,12} ){0,4}${BONES}\b|${BONES}\b[^\n]{0,60}\d)))
`;

/** Bullets that come with what is pasted, and that Markdown does not know. Two in a line part what stands in it. */
const BULLET = /^(?<indent>[ \t]{0,8})[•●▪◦‣⁃∙](?:[ \t]{1,4}|(?=\p{L}))(?=[^\n•●▪◦‣⁃∙]*$)/gmu;

const LETTERED = /^(?<indent>[ \t]{0,8})(?<sign>[a-z]|i{1,3}|iv|vi{0,3}|ix|x)[.)][ \t]+(?=\S)/;
const TURNS = ['a b c d e f g h i j k l m n o p q r s t u v w x y z', 'i ii iii iv v vi vii viii ix x'].map((turns) =>
  turns.split(' '),
);

/** Lines `a. …`, `b. …` and `i. …`, `ii. …` are lists as well: a letter that stays would begin a sentence of the report. */
function markLetters(markdown: string): string {
  const lines = markdown.split('\n');
  const signs = lines.map((line) => LETTERED.exec(line)?.groups?.['sign'] ?? '');
  let [turns, turn] = [TURNS[0] ?? [], 0];
  return lines
    .map((line, index) => {
      const begun = TURNS.find(([first, second]) => signs[index] === first && signs[index + 1] === second);
      if (begun !== undefined) [turns, turn] = [begun, 0];
      const isNext = signs[index] === turns[turn] && (begun !== undefined || turn > 0);
      turn = isNext ? turn + 1 : 0;
      return isNext ? line.replace(LETTERED, '$<indent>- ') : line;
    })
    .join('\n');
}

/** The sign by which Markdown breaks a line, as our editor and the reader of PDFs write it; in front of spaces it is a letter. */
const BROKEN_LINE = /(?<!\\)\\(?=\r?\n)/g;

/** `2019. Overdose` is no item of a list, number 2019: the year would be lost. */
const YEAR = /^[ \t]{0,3}(?:19|20)\d{2}(?=[.)] )/gm;

/**
 * A line that begins with an empty cell, and has others behind it. To Markdown it would be code, or lose what says that
 * the cell is empty, unless a character stands before it.
 */
const EMPTY_CELL = /^(?:\t(?=[^\t\n]*\t)| {4}(?= *(?:[^\s\d*+-]|\d{1,2}(?:[/.]\d| \p{L}{3}))[^\n]*? {2,}\S))/gmu;

/** A line without cells right below a table is none of its rows, though Markdown takes it for one. */
function endTables(markdown: string): string {
  const lines = markdown.split('\n');
  return lines
    .map((line, index) => {
      const before = lines[index - 1]?.trim() ?? '';
      const isBelowRow = before.startsWith('|') && before.endsWith('|') && before.length > 1;
      return isBelowRow && line.trim() !== '' && !line.includes('|') ? `\n${line}` : line;
    })
    .join('\n');
}

const RULE = /^[ \t]{0,3}(?:-+|=+)\s*$/;
const SENTENCE_END = /[.!?;,]\s*$/;
const MAX_HEADING_WORDS = 8;
/** How much longer or shorter than the words above it a line under a heading may be. */
const RULE_TOLERANCE = 3;

/**
 * A line of dashes below a text makes a heading of all of it, and a heading is no passage: what was only parted from the
 * rest would be in no draft. So it makes one of a few words that it is drawn under, and else it is left out.
 */
function leaveOutRules(markdown: string): string {
  const lines = markdown.split('\n');
  return lines.map((line, index) => (RULE.test(line) && !isDrawnUnder(lines, index) ? '' : line)).join('\n');
}

function isDrawnUnder(lines: readonly string[], index: number): boolean {
  const [before, above, rule] = [lines[index - 2] ?? '', lines[index - 1] ?? '', lines[index] ?? ''].map((line) =>
    line.trim(),
  ) as [string, string, string];
  // A rule by itself, and what may be the second line of a table.
  if (above === '' || above.includes('|')) return true;
  const isShort = above.split(/\s+/).length <= MAX_HEADING_WORDS && !SENTENCE_END.test(above);
  return before === '' && isShort && Math.abs(above.length - rule.length) <= RULE_TOLERANCE;
}

/** What somebody typed, as Markdown that means it: bullets of any kind, lines, dates and signs that Markdown would take for its own. */
export function prepareMarkdown(markdown: string): string {
  // Two spaces make a line end a hard one: Markdown would join the lines of a list that has no bullets.
  return markLetters(leaveOutRules(endTables(markdown.replaceAll(BROKEN_LINE, ''))))
    .replaceAll(BULLET, '$<indent>- ')
    .replaceAll(FRACTURE, '\\$&')
    .replaceAll(YEAR, '$&\\')
    .replaceAll(/(?<=\S)[ \t]*\r?\n/g, '  \n')
    .replaceAll(EMPTY_CELL, '\u00A0$&');
}
