import type { Node as ProseMirrorNode } from '@tiptap/pm/model';
import { checkDocument } from '@casewright/document';
import type { ReportSection } from '../api/reports.ts';
import type { Section } from './extensions/sections.ts';

interface Run {
  from: number;
  nodes: ProseMirrorNode[];
}

/**
 * Where the written sections stand in a document that was just loaded. Each is a run of blocks, found by the hash that
 * the service made of it; one that somebody edited is not found. Two may be written alike: each is looked for behind the one
 * before it, as they stand in the order of the template, and only then among what no other has.
 */
export async function locateSections(doc: ProseMirrorNode, records: readonly ReportSection[]): Promise<Section[]> {
  const runs = listRuns(doc);
  const found: Section[] = [];
  let end = 0;
  for (const { prompt_id: promptId, label, hash, blocks } of records) {
    const isFree = ({ from }: Run): boolean => from < end && !found.some((section) => section.from === from);
    const run =
      (await findRun(
        runs.filter(({ from }) => from >= end),
        hash,
        blocks,
      )) ?? (await findRun(runs.filter(isFree), hash, blocks));
    if (run === null) continue;
    const content = run.nodes.slice(0, blocks);
    const size = content.reduce((sum, node) => sum + node.nodeSize, 0);
    end = Math.max(end, run.from + size);
    const original = doc.slice(run.from, run.from + size).content;
    found.push({ promptId, label, from: run.from, to: run.from + size, original, isIntact: true, progress: null });
  }
  return found;
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

async function findRun(runs: readonly Run[], hash: string, blocks: number): Promise<Run | null> {
  for (const run of runs) {
    if (run.nodes.length >= blocks && (await hashNodes(run.nodes.slice(0, blocks))) === hash) return run;
  }
  return null;
}

async function hashNodes(nodes: readonly ProseMirrorNode[]): Promise<string> {
  const { content } = checkDocument({ type: 'doc', content: nodes.map((node) => node.toJSON() as unknown) });
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(writeSorted(content)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** JSON with sorted keys, exactly as the service writes it before it makes the hash. */
function writeSorted(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(writeSorted).join()}]`;
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `"${name}":${writeSorted(field)}`).join()}}`;
}
