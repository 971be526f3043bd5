import { type BlockNode, checkDocument } from '@casewright/document';
import { toStorableJson } from '../lib/storable-json.ts';
import { hashWords } from './sections.ts';
import type { SectionRecord, WrittenSection } from './written-report.ts';

/** A section before it is checked, and what is known of how it came to be. */
export interface SectionDraft extends Omit<WrittenSection, 'promptId' | 'record'> {
  record: Omit<SectionRecord, 'hash' | 'blocks' | 'blockHashes' | 'isOfWords'>;
}

/** The section as it will stand in the checked report, so that it can be found there again: JSON. Null if it is empty. */
export function finishSection({ nodes, record, ...more }: SectionDraft): string | null {
  const { shortened } = record;
  const written = checkDocument({ type: 'doc', content: nodes }).content;
  if (isEmpty(written)) return null;
  const checked =
    shortened === undefined
      ? written
      : checkDocument({ type: 'doc', content: [...nodes, tellShortened(shortened)] }).content;
  return toStorableJson({
    promptId: record.promptId,
    nodes: checked,
    record: {
      ...record,
      hash: hashWords(checked),
      blocks: checked.length,
      blockHashes: checked.map((block) => hashWords([block])),
      isOfWords: true,
    },
    ...more,
  } satisfies WrittenSection);
}

/** A line that whoever reads the report sees. */
function tellShortened({ used, all }: { used: number; all: number }): BlockNode {
  const text = `(Written from the ${used} of ${all} sentences of the notes that fit this section best: the notes are too long for the language model.)`;
  return { type: 'paragraph', content: [{ type: 'text', text, marks: [{ type: 'italic' }] }] };
}

function isEmpty(blocks: readonly BlockNode[]): boolean {
  return blocks.every((block) => !('content' in block) || (block.content ?? []).length === 0);
}
