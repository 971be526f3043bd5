import { pattern } from '../../lib/pattern.ts';

/** What a column holds, by its head: names, figures of any kind, shares below, ranges around a figure, words. */
export type ColumnKind = 'name' | 'figure' | 'percentile' | 'interval' | 'words';

const MONTH = String.raw`(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|tember|ober|ember)?\.?`;

const KINDS: readonly (readonly [ColumnKind, RegExp])[] = [
  ['percentile', /^(?:percentiles?(?: ranks?)?|centiles?|%[- ]?iles?|%|pr)$/iu],
  ['interval', /^(?:\(?9[05] ?%\)? ?)?(?:ci|confidence interval|conf\.? int\.?)s?(?: ?\(?9[05] ?%\)?)?$/iu],
  [
    'words',
    /^(?:(?:qualitative|clinical|descriptive|score|adaptive|performance|ability|functional|risk) )?(?:range|band|descriptors?|description|classification|category|level|severity|interpretation|label|rating)$/iu,
  ],
  [
    'figure',
    pattern('iu')`
      ^(?:(?:raw|rs|ss|sas|scaled|std|standard|standardi[sz]ed|component|composite|index|v-scale|t|z|t-score|z-score|total|mean|sum)(?: scores?)?|scores?|sum of scaled scores
      |(?:age|grade)[- ]equiv(?:alent)?s?\.?|ae|ge|reading age|r|l|right|left|max|cut-?off|norm|change|difference
      |first|last|initial|final|previous|current|pre|post|before|after|baseline|start|mid|end|now|today|intake|admission|adm|discharge|d\/c|review|follow-?up|f\/u
      |(?:t|time|term|week|wk|session|month|visit|year) ?\d{1,2}|(?:19|20)\d\d|${MONTH}(?: ?(?:(?:19|20)\d\d|['’]?\d\d))?|(?:\d{1,2} )?${MONTH}|autumn|spring|summer|winter
      |mum|mother|mom|dad|father|parent|carer|teacher|school|self|child|young person|partner|staff)$
    `,
  ],
  [
    'name',
    /^(?:sub-?)?(?:tests?|measures?|scales?|ind(?:ex|ices)|composites?|domains?|areas?|components?|tasks?|skills?|sections?|clusters?)$/iu,
  ],
];
const MAX_HEAD_WORDS = 4;
const MAX_NAME_WORDS = 4;
const MIN_HEADS = 2;

export interface Head {
  text: string;
  kind: ColumnKind;
}

/** The heads of a line that has nothing else in it, but for a name before the first: `CVLT-3 Measure Raw SS %ile`. */
export function readColumnHeads(line: string): Head[] | null {
  const words = line.trim().split(/\s+/);
  for (let first = 0; first <= Math.min(MAX_NAME_WORDS, words.length); first += 1) {
    const heads = headsFrom(words, first);
    if (heads !== null) return nameFirst(words.slice(0, first).join(' '), heads);
  }
  return null;
}

/** What a line is a head of, if it is one as a whole. */
export function kindOfHead(text: string): ColumnKind | null {
  return KINDS.find(([, form]) => form.test(text))?.[0] ?? null;
}

function headsFrom(words: readonly string[], first: number): Head[] | null {
  const heads: Head[] = [];
  let at = first;
  while (at < words.length) {
    const head = longestHead(words, at);
    if (head === null) return null;
    heads.push(head);
    at += head.text.split(' ').length;
  }
  return heads;
}

function longestHead(words: readonly string[], at: number): Head | null {
  for (let count = MAX_HEAD_WORDS; count > 0; count -= 1) {
    if (at + count > words.length) continue;
    const text = words.slice(at, at + count).join(' ');
    const kind = kindOfHead(text);
    if (kind !== null) return { text, kind };
  }
  return null;
}

/** Above figures it is short for a score of that kind, above names it is what they are. */
const NAME_TOO = /^(?:component|composite|index)$/i;

/** The first column is that of the names, and may have no head of its own; no other has names. */
function nameFirst(before: string, heads: readonly Head[]): Head[] | null {
  const [first, ...others] = heads;
  const isNamed = first !== undefined && (first.kind === 'name' || NAME_TOO.test(first.text));
  const values = isNamed ? others : heads;
  if (values.length < MIN_HEADS || values.some(({ kind }) => kind === 'name')) return null;
  const text = [before, isNamed ? first.text : ''].filter(Boolean).join(' ');
  return [{ text, kind: 'name' }, ...values];
}
