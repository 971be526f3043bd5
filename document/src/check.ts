import type { ContentMatch, NodeType } from 'prosemirror-model';
import { type AttributeRules, EDITOR_ATTRIBUTES, MARK_ATTRIBUTES, NODE_ATTRIBUTES } from './attributes.ts';
import { canonicaliseDocument } from './canonical.ts';
import { DocumentError } from './error.ts';
import { LIMITS } from './limits.ts';
import { NESTING_NODES, schema } from './schema.ts';
import type { DocumentJson } from './types.ts';

type Fields = Record<string, unknown>;

interface Walk {
  path: (string | number)[];
  nodes: number;
  characters: number;
  promptIds: Set<string>;
}

const NODE_FIELDS = ['type', 'attrs', 'content', 'marks', 'text'];
const MARK_FIELDS = ['type', 'attrs'];

/**
 * The document in canonical form, or a DocumentError that says where it is wrong. The reasons never repeat what
 * was put in, since that may be clinical text.
 */
export function checkDocument(json: unknown): DocumentJson {
  const walk: Walk = { path: [], nodes: 0, characters: 0, promptIds: new Set() };
  const fields = checkFields(walk, json, NODE_FIELDS);
  if (fields.type !== 'doc') failAt(walk, 'type', 'must be "doc"');
  // The walk below has looked at every field, so that the type is earned.
  return canonicaliseDocument(checkNode(walk, fields, schema.nodes.doc, 0) as unknown as DocumentJson);
}

// Recursion is safe: only NESTING_NODES can hold themselves, and their depth is bounded before descending.
function checkNode(walk: Walk, fields: Fields, type: NodeType, outerNesting: number): Fields {
  const nesting = outerNesting + (NESTING_NODES.has(type.name) ? 1 : 0);
  if (nesting > LIMITS.nesting) fail(walk, `is nested more than ${LIMITS.nesting} levels deep`);
  walk.nodes += 1;
  if (walk.nodes > LIMITS.nodes) fail(walk, `the document has more than ${LIMITS.nodes} parts`);
  const node: Fields = { type: type.name };
  const attrs = checkAttributes(walk, type.name, NODE_ATTRIBUTES[type.name], fields.attrs);
  if (attrs !== null) node.attrs = attrs;
  if (type.name === 'prompt' && attrs !== null) checkPromptId(walk, attrs);
  if (type.isText) node.text = checkText(walk, fields.text);
  else if (fields.text !== undefined) failAt(walk, 'text', 'only text nodes have text');
  if (type.isInline) node.marks = checkMarks(walk, fields.marks);
  else if (isFilled(fields.marks)) failAt(walk, 'marks', 'only text, breaks and variables have marks');
  if (!type.isLeaf) node.content = checkContent(walk, type, fields.content, nesting);
  else if (isFilled(fields.content)) failAt(walk, 'content', 'must not be there');
  return node;
}

function checkContent(walk: Walk, type: NodeType, content: unknown, nesting: number): Fields[] {
  const children: Fields[] = [];
  let match: ContentMatch = type.contentMatch;
  walk.path.push('content');
  for (const [index, child] of checkArray(walk, content).entries()) {
    walk.path.push(index);
    const fields = checkFields(walk, child, NODE_FIELDS);
    const childType = typeof fields.type === 'string' ? schema.nodes[fields.type] : undefined;
    if (childType === undefined) failAt(walk, 'type', 'is not a known kind of node');
    const next = match.matchType(childType);
    if (next === null) fail(walk, `${childType.name} cannot stand here in ${type.name}`);
    match = next;
    if (type.isTextblock && type.markSet?.length === 0 && isFilled(fields.marks)) {
      failAt(walk, 'marks', `${type.name} has no marks`);
    }
    children.push(checkNode(walk, fields, childType, nesting));
    walk.path.pop();
  }
  if (!match.validEnd) fail(walk, `${type.name} needs more content`);
  if (type.name === 'table') checkTableShape(walk, children);
  walk.path.pop();
  return children;
}

function checkTableShape(walk: Walk, rows: readonly Fields[]): void {
  const widths = rows.map((row) => (row.content as unknown[]).length);
  if ((widths[0] ?? 0) > LIMITS.tableColumns) fail(walk, `a table has at most ${LIMITS.tableColumns} columns`);
  const ragged = widths.findIndex((width) => width !== widths[0]);
  if (ragged !== -1) failAt(walk, ragged, 'must have as many cells as the first row');
}

function checkMarks(walk: Walk, marks: unknown): Fields[] {
  walk.path.push('marks');
  const names = new Set<string>();
  const checked = checkArray(walk, marks).map((mark, index) => {
    walk.path.push(index);
    const { type, attrs } = checkFields(walk, mark, MARK_FIELDS);
    if (typeof type !== 'string' || !Object.hasOwn(schema.marks, type)) failAt(walk, 'type', 'is not a known mark');
    if (names.has(type)) fail(walk, 'the same mark stands twice');
    names.add(type);
    const attributes = checkAttributes(walk, type, MARK_ATTRIBUTES[type], attrs);
    walk.path.pop();
    return attributes === null ? { type } : { type, attrs: attributes };
  });
  walk.path.pop();
  return checked;
}

function checkAttributes(walk: Walk, owner: string, rules: AttributeRules = {}, attrs: unknown): Fields | null {
  walk.path.push('attrs');
  const given = attrs === undefined || attrs === null ? {} : checkObject(walk, attrs);
  for (const [name, value] of Object.entries(given)) {
    if (Object.hasOwn(rules, name)) continue;
    const isHarmless = EDITOR_ATTRIBUTES[owner]?.[name];
    if (isHarmless === undefined) failAt(walk, name, `is not an attribute of ${owner}`);
    if (!isHarmless(value)) failAt(walk, name, 'has a value that is not supported');
  }
  const checked: Fields = {};
  for (const [name, rule] of Object.entries(rules)) {
    const raw = Object.hasOwn(given, name) ? given[name] : undefined;
    if (raw === undefined && !('fallback' in rule)) failAt(walk, name, 'is required');
    const value = raw === undefined ? rule.fallback : rule.read(raw, (reason) => failAt(walk, name, reason));
    if (typeof value === 'string') countCharacters(walk, value);
    if (value !== null || rule.isOptional !== true) checked[name] = value;
  }
  walk.path.pop();
  return Object.keys(checked).length > 0 ? checked : null;
}

function checkPromptId(walk: Walk, attrs: Fields): void {
  const id = String(attrs.id);
  if (walk.promptIds.has(id)) {
    walk.path.push('attrs');
    failAt(walk, 'id', 'is the id of an earlier prompt');
  }
  walk.promptIds.add(id);
}

function checkText(walk: Walk, text: unknown): string {
  if (typeof text !== 'string') return failAt(walk, 'text', 'must be a string');
  countCharacters(walk, text);
  return text;
}

function countCharacters(walk: Walk, text: string): void {
  walk.characters += text.length;
  if (walk.characters > LIMITS.characters) fail(walk, `the document has more than ${LIMITS.characters} characters`);
}

function checkFields(walk: Walk, json: unknown, known: readonly string[]): Fields {
  const fields = checkObject(walk, json);
  for (const name of Object.keys(fields)) if (!known.includes(name)) failAt(walk, name, 'is not a known field');
  return fields;
}

function checkObject(walk: Walk, json: unknown): Fields {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return fail(walk, 'must be an object');
  return json as Fields;
}

function checkArray(walk: Walk, json: unknown): readonly unknown[] {
  if (json === undefined || json === null) return [];
  return Array.isArray(json) ? json : fail(walk, 'must be an array');
}

function isFilled(json: unknown): boolean {
  return json !== undefined && json !== null && !(Array.isArray(json) && json.length === 0);
}

function failAt(walk: Walk, step: string | number, reason: string): never {
  walk.path.push(step);
  return fail(walk, reason);
}

function fail(walk: Walk, reason: string): never {
  throw new DocumentError(formatPath(walk.path), reason);
}

function formatPath(path: readonly (string | number)[]): string {
  const steps = path.map((step) => {
    if (typeof step === 'number') return `[${step}]`;
    return /^[A-Za-z]\w{0,39}$/.test(step) ? `.${step}` : '.?';
  });
  return steps.join('').replace(/^\./, '');
}
