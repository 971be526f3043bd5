import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { StructureNode } from '../lines/fragment.ts';

/** Trees deeper or larger than any producer writes are left alone: the page is then read by its geometry. */
const MAX_DEPTH = 60;
const MAX_NODES = 20_000;

export async function readPageStructure(page: PDFPageProxy): Promise<StructureNode | null> {
  const tree = (await page.getStructTree()) as unknown;
  if (tree === null || tree === undefined) return null;
  let nodes = 0;

  function read(value: unknown, depth: number): StructureNode['children'] {
    if (typeof value !== 'object' || value === null || depth > MAX_DEPTH || ++nodes > MAX_NODES) return [];
    const { type, id, role, children } = value as Record<string, unknown>;
    if (type === 'content') return typeof id === 'string' ? [{ contentId: id }] : [];
    const inner = Array.isArray(children) ? children.flatMap((child) => read(child, depth + 1)) : [];
    return [{ role: typeof role === 'string' ? role : '', children: inner }];
  }

  const children = read(tree, 0);
  return nodes > MAX_NODES ? null : { role: 'Root', children };
}
