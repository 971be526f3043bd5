import type { BlockNode, Prompt } from '@casewright/document';
import type { Material } from './evidence/material.ts';
import type { Identity } from './identities/identity.ts';

export interface SectionRequest {
  prompt: Prompt;
  /** The heading that the section stands under in the template. */
  heading: string | null;
  material: Material;
  /** What names the people of the record: they are not told to a provider that hides them. */
  identities: readonly Identity[];
  signal: AbortSignal;
}

/** Blocks as the provider wrote them. Marks of evidence in them are its own claims, and are checked. */
export interface SectionDraft {
  blocks: BlockNode[];
  /** How many times the provider was asked. */
  attempts: number;
}

/** Whoever writes sections: the selection that works without network, or a language model. */
export interface WritingProvider {
  name: string;
  model: string;
  promptVersion: string;
  /** How many sections it may be asked for at once. */
  concurrency: number;
  /** Throws a WritingError where it cannot. */
  writeSection(request: SectionRequest): Promise<SectionDraft>;
}
