// Finds the regular expressions of a source file, so that a test can try them all.
import { parseAst } from 'rolldown/parseAst';

export interface Pattern {
  file: string;
  source: string;
  flags: string;
}

interface SyntaxNode {
  type: string;
  [field: string]: unknown;
}

/** The regular expressions that a file writes as literals. */
export function listLiterals(file: string, source: string): Pattern[] {
  return listNodes(source).flatMap(({ type, regex }) => {
    if (type !== 'Literal' || typeof regex !== 'object' || regex === null) return [];
    const { pattern, flags } = regex as { pattern: string; flags: string };
    return [{ file, source: pattern, flags }];
  });
}

export interface Lines {
  first: number;
  last: number;
}

/** Where a file builds regular expressions: by `new RegExp()`, or by the tag `pattern()`. */
export function listBuildingLines(source: string): Lines[] {
  const lineAt = (offset: unknown): number => source.slice(0, Number(offset)).split('\n').length;
  return listNodes(source).flatMap((node) => {
    const isBuilt = nameOf(node['callee']) === 'RegExp' || nameOf(fieldOf(node['tag'], 'callee')) === 'pattern';
    return isBuilt ? [{ first: lineAt(node['start']), last: lineAt(node['end']) }] : [];
  });
}

function listNodes(source: string): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== 'object' || value === null) return;
    if ('type' in value) found.push(value as SyntaxNode);
    Object.values(value).forEach(visit);
  };
  visit(parseAst(source, { lang: 'ts' }));
  return found;
}

function fieldOf(node: unknown, name: string): unknown {
  return typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[name] : undefined;
}

function nameOf(node: unknown): unknown {
  return fieldOf(node, 'name');
}
