import { type AttributeSpec, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';
import { type AttributeRules, MARK_ATTRIBUTES, NODE_ATTRIBUTES } from './attributes.ts';
import { MARK_NAMES, type MarkName } from './vocabulary.ts';

function attributeSpecs(rules: AttributeRules = {}): Record<string, AttributeSpec> {
  const specs: Record<string, AttributeSpec> = {};
  for (const [name, rule] of Object.entries(rules)) {
    const validate = (value: unknown): void => {
      rule.read(value, (reason) => {
        throw new RangeError(`${name} ${reason}`);
      });
    };
    specs[name] = 'fallback' in rule ? { default: rule.fallback, validate } : { validate };
  }
  return specs;
}

const NODE_SPECS = {
  doc: { content: 'block+' },
  paragraph: { content: 'inline*', group: 'block' },
  heading: { content: 'inline*', group: 'block', defining: true },
  bulletList: { content: 'listItem+', group: 'block' },
  orderedList: { content: 'listItem+', group: 'block' },
  listItem: { content: 'paragraph block*', defining: true },
  table: { content: 'tableRow+', group: 'block', isolating: true },
  tableRow: { content: '(tableHeader | tableCell)+' },
  // Markdown has no way to write two blocks in a cell; lines are parted by hard breaks.
  tableHeader: { content: 'paragraph', isolating: true },
  tableCell: { content: 'paragraph', isolating: true },
  blockquote: { content: 'block+', group: 'block', defining: true },
  codeBlock: { content: 'text*', marks: '', group: 'block', code: true, defining: true },
  horizontalRule: { group: 'block' },
  pageBreak: { group: 'block' },
  prompt: { group: 'block', atom: true },
  hardBreak: { inline: true, group: 'inline', selectable: false },
  variable: { inline: true, group: 'inline', atom: true },
  text: { group: 'inline' },
} as const satisfies Record<string, NodeSpec>;

export type NodeName = keyof typeof NODE_SPECS;

const nodes = Object.fromEntries(
  Object.entries(NODE_SPECS).map(([name, spec]) => [name, { ...spec, attrs: attributeSpecs(NODE_ATTRIBUTES[name]) }]),
) as Record<NodeName, NodeSpec>;

const marks = Object.fromEntries(
  MARK_NAMES.map((name) => [name, { attrs: attributeSpecs(MARK_ATTRIBUTES[name]) }]),
) as Record<MarkName, MarkSpec>;

/** The one description of what may stand where; node and mark names are those of the editor's extensions. */
export const schema = new Schema<NodeName, MarkName>({ nodes, marks });

/** The nodes that can hold themselves, and so bring depth. */
export const NESTING_NODES: ReadonlySet<string> = new Set<NodeName>([
  'blockquote',
  'bulletList',
  'orderedList',
  'listItem',
]);
