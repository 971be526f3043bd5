import { pattern } from '../../lib/pattern.ts';
import type { NoteSentence } from '../reading/note-sentence.ts';

/** `Home (mum Nasra, dad Bil)`, `Last plan (May)`, `Behav / mood`: what stands in brackets says from whom or when. */
const NAME = /^\p{L}[\p{L}'’ /&+,-]{1,32}(?: ?\([^()\n]{1,40}\))?(?: ?:)?$/u;
const MOST_WORDS = 4;
/** What says or denies something, or tells of harm, is no name. */
const SAYS_SOMETHING = pattern('i')`
  \b(?:is|isn['’]t|was|wasn['’]t|are|were|has|had|have|does|did|not|no|nil|never|none|denie[sd]|denying|says?|said|tells?|told|reports?|reported|states?
    |stated|feels?|felt|thinks?|thought|wants?|wanted|seen|came|went|attended|looks?|looked|seems?|appears?|presents?|presented|describes?
    |lives?|works?|sleeps?|slept|eats?|ate|takes?|took|started|stopped|suicid\w*|self[- ]?harm\w*|DSH|SI|OD|overdos\w*|kill\w*|die|dead|knife|knives
    |weapons?|abus\w+|neglect\w*|violen\w+|cuts?|cutting|hits?|hitting|hurts?|threat\w*)\b
`;
/** So many lists with such a line show that the note is ordered by them. */
const LEAST_LISTS = 2;

/** The lines that name what stands below them, in a note whose lists have such lines, or that has several in bold letters. */
export function findListNames(sentences: readonly NoteSentence[]): ReadonlySet<number> {
  const isNaming = (index: number): boolean => isName(sentences[index]?.text ?? '');
  const above = [...sentences.keys()].filter((index) => isAboveList(sentences, index) && isNaming(index));
  const bold = [...sentences.keys()].filter((index) => isAboveText(sentences, index) && isNaming(index));
  return new Set([above, bold].flatMap((found) => (found.length < LEAST_LISTS ? [] : found)));
}

function isAboveText(sentences: readonly NoteSentence[], index: number): boolean {
  const [own, next] = [sentences[index], sentences[index + 1]];
  return own?.isBold === true && next !== undefined && next.block !== own.block && next.isBold !== true;
}

function isName(text: string): boolean {
  const plain = text.replace(/ ?\([^()]*\)/, '');
  return NAME.test(text) && plain.trim().split(/\s+/).length <= MOST_WORDS && !SAYS_SOMETHING.test(plain);
}

/** Whether it is a line of its own with a list below it. */
export function isAboveList(sentences: readonly NoteSentence[], index: number): boolean {
  const [before, own, next] = [sentences[index - 1], sentences[index], sentences[index + 1]];
  if (own?.kind !== 'prose' || own.lead !== undefined || next?.kind !== 'item') return false;
  return own.block !== next.block && own.block !== before?.block;
}

/** The last block of the list below such a line. */
export function endOfList(sentences: readonly NoteSentence[], index: number): number {
  let last = index + 1;
  while (sentences[last + 1]?.kind === 'item') last += 1;
  return sentences[last]?.block ?? 0;
}
