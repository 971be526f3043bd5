import type { BlockNode, Prompt } from '@casewright/document';
import type { Difference } from './differences/find-differences.ts';
import type { Material, MaterialSentence } from './evidence/material.ts';
import type { Demand } from './headings/heading-kinds.ts';
import type { Identity } from './identities/identity.ts';
import type { MaterialPassage } from './placing/material-passage.ts';

/** What the notes were sorted into for one section. */
export interface SectionShare {
  /** What the section asks for. */
  demand: Demand;
  /** The passages that were sorted into it, in the order of the notes. */
  passages: readonly MaterialPassage[];
  /** Whether another prompt stands below the same heading: then this one is a part of the section. */
  isPart: boolean;
  /** How many passages stand in no section of the report. */
  unplacedCount: number;
  /** What is in another language and to be quoted here. */
  foreign: readonly MaterialPassage[];
  /** What the notes do not agree in and is to be shown here. */
  differences: readonly Difference[];
}

/** A text that is about to leave for a model. */
export interface OutgoingCall {
  /** Such as `section Mood`. */
  purpose: string;
  provider: string;
  host: string;
  model: string;
  noteIds: readonly string[];
  /** How many different names, numbers and addresses are placeholders in it. */
  hidden: number;
  /** An estimate: the provider's own count is known only afterwards. */
  tokens: number;
  text: string;
  /** The same whenever the same is sent, because it lacks the random code that `text` gets in each call. */
  plainText: string;
  /** The report can do without it, so it is left out where somebody would have to look at it first. */
  isOptional?: boolean;
  /** The lines of the notes in it. Where a job was allowed to send all of them, this may go without another look. */
  passages?: readonly string[];
}

/** Called and awaited before anything is sent. Throws if it must not be sent. */
export type AnnounceCall = (call: OutgoingCall) => Promise<void>;

export interface SectionRequest {
  prompt: Prompt;
  /** The heading that the section stands under in the template. */
  heading: string | null;
  material: Material;
  share: SectionShare;
  /** What names the people of the record: a provider that hides them does not get it. */
  identities: readonly Identity[];
  announce: AnnounceCall;
  signal: AbortSignal;
}

/** Blocks as the provider wrote them. Marks of evidence in them are its own claims, and are checked. */
export interface SectionDraft {
  blocks: BlockNode[];
  /** How many times the provider was asked. */
  attempts: number;
  /** The passages that stand in it, where its writer knows better than the marks of evidence. */
  used?: readonly MaterialPassage[];
  /** Where the notes were too long: how many of their sentences it was written from. */
  shortened?: { used: number; all: number };
}

/** A sentence that our own check has accepted, with what it rests on. */
export interface DoubtRequest {
  claims: readonly { text: string; evidence: readonly MaterialSentence[] }[];
  identities: readonly Identity[];
  announce: AnnounceCall;
  signal: AbortSignal;
}

/** Which of them a second reader does not believe, counted from 0, and what asking cost. */
export interface Doubts {
  doubted: Set<number>;
  calls: number;
  inputTokens: number;
  outputTokens: number;
  /** Calls that gave no answer that could be read. */
  failures: number;
}

/** Whoever writes sections: the sorting that works without network, or a language model. */
export interface WritingProvider {
  name: string;
  model: string;
  promptVersion: string;
  /** How many sections it may be asked for at once. */
  concurrency: number;
  /** Whether its sections show what the notes do not agree in, so that it is looked for. */
  showsDifferences?: boolean;
  /** Throws a WritingError where it cannot. */
  writeSection(request: SectionRequest): Promise<SectionDraft>;
  /** Reads again what was written. It can only take trust away. */
  findDoubts?(request: DoubtRequest): Promise<Doubts>;
}
