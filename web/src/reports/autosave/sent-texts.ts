import { isVerdict } from '@casewright/document';
import type { Text } from './save-state.ts';
import type { DocumentJson } from '../../api/reports.ts';
import { canonicalJson } from './written-blocks.ts';

/** A text that was sent and not answered yet. The service may have it or not. */
interface SentText {
  sequence: number;
  hash: string;
}

/** A few, because each try after a lost connection may send another text. */
const KEPT = 5;

export interface SentTexts {
  /** At once, because the page may be gone in a moment. */
  remember: (text: Text, sequence: number) => void;
  /** The place of this text in the order of edits, if this device sent it; else null. */
  find: (text: Text) => number | null;
  /** The newest of them, or 0. */
  last: () => number;
  /** The service has answered. */
  forget: () => void;
}

/**
 * Tells one's own text from somebody else's when a page was left or a connection was lost before the service answered.
 * Kept in the browser's local storage, which is written before the next line runs.
 */
export function sentTextsOf(storage: Storage, memberId: string, reportId: string): SentTexts {
  const key = `casewright-sent ${memberId} ${reportId}`;
  const read = (): SentText[] => {
    try {
      return JSON.parse(storage.getItem(key) ?? '[]') as SentText[];
    } catch {
      return [];
    }
  };
  return {
    remember: (text, sequence) => {
      const all = [...read(), { sequence, hash: hashText(text) }].slice(-KEPT);
      try {
        storage.setItem(key, JSON.stringify(all));
      } catch {
        // If the browser has no room left, the person may be asked about a conflict that is none.
      }
    },
    find: (text) => {
      const hash = hashText(text);
      return read().findLast((sent) => sent.hash === hash)?.sequence ?? null;
    },
    last: () => Math.max(0, ...read().map(({ sequence }) => sequence)),
    forget: () => storage.removeItem(key),
  };
}

/** Of a block, which never changes: an edit makes another one. */
const sums = new WeakMap<object, string>();

function hashText({ title, content: { content = [], ...rest } }: Text): string {
  return sumUp([title, canonicalJson(rest), ...content.map(sumUpBlock)].join('\n'));
}

export function sumUpBlock(block: DocumentJson): string {
  const known = sums.get(block) ?? sumUp(describeNode(block));
  sums.set(block, known);
  return known;
}

/** The service puts verdicts on the sentences of what it stores: a text is known again without them. */
function describeNode({ type, attrs = {}, marks = [], content = [], text }: DocumentJson): string {
  const kept = marks.filter((mark) => !isVerdict(mark.type));
  const around = `${type} ${canonicalJson([attrs, kept])}`;
  return text === undefined ? `<${around}>${describeNodes(content)}</>` : `<${around}>${text}`;
}

/** What is several texts only for the sake of a verdict is described as one. */
function describeNodes(nodes: readonly DocumentJson[]): string {
  let written = '';
  let before = '';
  for (const node of nodes) {
    const described = describeNode(node);
    const head = node.text === undefined ? '' : described.slice(0, described.length - node.text.length);
    written += head !== '' && head === before ? node.text : described;
    before = head;
  }
  return written;
}

/** Two 32-bit sums (FNV-1a with two seeds). The browser's own hashes take a moment, and the page may be closing. */
function sumUp(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x01000193;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ unit, 0x85ebca6b);
  }
  return `${text.length} ${a >>> 0} ${b >>> 0}`;
}
