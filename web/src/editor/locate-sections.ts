import type { Node as ProseMirrorNode } from '@tiptap/pm/model';
import {
  type BlockRange,
  checkDocument,
  choosePlaces,
  type HeadingPlace,
  leaveOutVerdicts,
  type SoughtSection,
} from '@casewright/document';
import type { ReportSection } from '../api/reports.ts';
import type { Section } from './extensions/sections.ts';
import { readHeading } from './read-heading.ts';

interface Run {
  from: number;
  nodes: ProseMirrorNode[];
}

/**
 * Where the written sections stand in a document that was just loaded. Each is a run of blocks, found by the hash that
 * the service made of it; one that somebody edited is not found.
 */
export async function locateSections(doc: ProseMirrorNode, records: readonly ReportSection[]): Promise<Section[]> {
  const findRuns = createRunFinder(doc);
  const sought: SoughtSection<BlockRange>[] = [];
  for (const { heading, hash, blocks } of records) sought.push({ heading, forms: [await findRuns(hash, blocks)] });
  const places = choosePlaces(sought, listHeadings(doc));
  return records.flatMap(({ prompt_id: promptId, label }, index) => {
    const place = places[index] ?? null;
    if (place === null) return [];
    const { from, to } = place;
    return [{ promptId, label, from, to, original: doc.slice(from, to).content, isIntact: true, progress: null }];
  });
}

/** Every block that a section can begin with, and what follows it among its siblings. */
function listRuns(doc: ProseMirrorNode): Run[] {
  const runs: Run[] = [];
  const visit = (parent: ProseMirrorNode, start: number): void => {
    let position = start;
    for (const [index, child] of parent.children.entries()) {
      const isFirstOfItem = parent.type.name === 'listItem' && index === 0;
      if (!isFirstOfItem && child.type.isInGroup('block'))
        runs.push({ from: position, nodes: parent.children.slice(index) });
      if (!child.isTextblock && child.type.name !== 'table') visit(child, position + 1);
      position += child.nodeSize;
    }
  };
  visit(doc, 0);
  return runs;
}

interface HashedRun extends BlockRange {
  hash: string;
}

/** Runs of as many blocks are hashed once, for however many sections. */
function createRunFinder(doc: ProseMirrorNode): (hash: string, blocks: number) => Promise<BlockRange[]> {
  const runs = listRuns(doc);
  const hashed = new Map<number, Promise<HashedRun[]>>();
  return async (hash, blocks) => {
    const known = hashed.get(blocks) ?? hashRuns(runs, blocks);
    hashed.set(blocks, known);
    return (await known).filter((run) => run.hash === hash);
  };
}

function hashRuns(runs: readonly Run[], blocks: number): Promise<HashedRun[]> {
  const whole = runs.filter(({ nodes }) => nodes.length >= blocks);
  return Promise.all(
    whole.map(async ({ from, nodes }) => {
      const content = nodes.slice(0, blocks);
      const to = from + content.reduce((sum, node) => sum + node.nodeSize, 0);
      return { from, to, hash: await hashNodes(content) };
    }),
  );
}

function listHeadings(doc: ProseMirrorNode): HeadingPlace[] {
  const headings: HeadingPlace[] = [];
  doc.forEach((block, at) => {
    if (block.type.name === 'heading') headings.push({ text: readHeading(block), at });
  });
  return headings;
}

async function hashNodes(nodes: readonly ProseMirrorNode[]): Promise<string> {
  const { content } = checkDocument({ type: 'doc', content: nodes.map((node) => node.toJSON() as unknown) });
  const digest = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(writeSorted(leaveOutVerdicts(content))),
  );
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** JSON with sorted keys, exactly as the service writes it before it makes the hash. */
function writeSorted(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(writeSorted).join()}]`;
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `"${name}":${writeSorted(field)}`).join()}}`;
}
