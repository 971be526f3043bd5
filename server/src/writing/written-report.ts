import type { BlockNode, DocumentJson } from '@casewright/document';
import type { PassageRecord } from './placing/passage-record.ts';

export interface WrittenSection {
  promptId: string;
  nodes: BlockNode[];
  record: SectionRecord;
  /** Where one section was written again: the passages of the notes as they are now. */
  passages?: PassageRecord[];
}

/** What is kept of how a section came to be. `blocks` and their hashes find it again in the report. */
export interface SectionRecord {
  promptId: string;
  label: string;
  /** The heading that it was written under; older records have none. */
  heading?: string;
  provider: string;
  model: string;
  promptVersion: string;
  attempts: number;
  /** Where the notes were too long for the model: how many of their sentences it was given. */
  shortened?: { used: number; all: number };
  sentences: number;
  unsupported: number;
  /** How often a second reader was asked, what it cost in tokens, and how many sentences it did not believe. */
  secondReader?: { calls: number; inputTokens: number; outputTokens: number; failures: number; doubted: number };
  hash: string;
  blocks: number;
  /** The hash of each block. The section is found again in the report by these. */
  blockHashes: string[];
  /** The hashes are of the words without marks of evidence; in older records those are a part of them. */
  isOfWords?: true;
  writtenAt: string;
  /** The keys of the passages that stand in it; older records have none. */
  placed?: string[];
  /** What was asked for in place of the template's instruction. */
  instruction?: string;
  /** As it was written before, the latest first: an older version of the report may come back. */
  former?: SectionRecord[];
}

export interface WritingRecord {
  provider: string;
  model: string;
  promptVersion: string;
  templateHash: string;
  sections: SectionRecord[];
  /** Every passage of the notes, so that what stands in no section can be shown; older records have none. */
  passages?: PassageRecord[];
}

export interface WrittenReport {
  document: DocumentJson;
  record: WritingRecord;
}
