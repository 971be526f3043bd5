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

/** The regular expressions of a file: literals, and templates with the tag `pattern(flags)` that have no values in them. */
export function listPatterns(file: string, source: string): Pattern[] {
  const found: Pattern[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== 'object' || value === null) return;
    const node = value as SyntaxNode;
    const literal = readLiteral(node) ?? readTemplate(node);
    if (literal !== undefined) found.push({ file, ...literal });
    Object.values(node).forEach(visit);
  };
  visit(parseAst(source, { lang: 'ts' }));
  return found;
}

type Form = Omit<Pattern, 'file'>;

function readLiteral({ type, regex }: SyntaxNode): Form | undefined {
  if (type !== 'Literal' || typeof regex !== 'object' || regex === null) return undefined;
  const { pattern, flags } = regex as { pattern: string; flags: string };
  return { source: pattern, flags };
}

function readTemplate(node: SyntaxNode): Form | undefined {
  if (node.type !== 'TaggedTemplateExpression') return undefined;
  const { tag, quasi } = node as unknown as {
    tag: { type: string; callee?: { name?: string }; arguments?: { value?: unknown }[] };
    quasi: { quasis: { value: { raw: string } }[] };
  };
  if (tag.type !== 'CallExpression' || tag.callee?.name !== 'pattern' || quasi.quasis.length !== 1) return undefined;
  // As `lib/pattern.ts` reads it: line ends and the indentation after them do not count.
  const source = quasi.quasis[0]?.value.raw.replaceAll(/\n\s*/g, '') ?? '';
  return { source, flags: String(tag.arguments?.[0]?.value ?? '') };
}
