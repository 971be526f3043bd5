import { type BlockNode, type InlineNode, type ListItemNode, parseMarkdown, type Prompt } from '@casewright/document';
import type { Material } from '../evidence/material.ts';
import { mapTexts, plainText } from '../evidence/texts.ts';
import type { Restored } from '../identities/placeholders.ts';
import { CallFailure } from './call-model.ts';
import { isOtherLanguage } from './detect-language.ts';
import { isRefusal, startsWithRemark, stripRemarks } from './remarks.ts';
import { readCitations } from './read-citations.ts';

export interface AnswerContext {
  prompt: Prompt;
  material: Material;
  boundary: string;
  restore(text: string): Restored;
}

const TAG = /<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>|<!--|javascript:/i;
const GARBAGE = /\ufffd|(?![\t\n\r])\p{Cc}|([^\s|:=_-])\1{60}/u;

/**
 * The blocks of an answer that can stand in a report, or a CallFailure. Only text and plain structure come through:
 * it is read by the document's own Markdown reader, and links, code and headings are taken off.
 */
export function readAnswer(answer: string, { prompt, material, boundary, restore }: AnswerContext): BlockNode[] {
  const text = unwrapFence(stripRemarks(unwrapFence(answer.trim())));
  if (isRefusal(text)) throw new CallFailure('refused', 'the model declined', false);
  const isMarkup = TAG.test(text) || GARBAGE.test(text) || text.includes(boundary);
  if (isMarkup || !/\p{L}{2}/u.test(text)) throw invalid('the answer is not plain Markdown');
  if (startsWithRemark(text)) throw invalid('the answer talks about itself');
  if (isOtherLanguage(text, `${prompt.label}. ${prompt.instruction}`, sampleOf(material)))
    throw invalid('the answer is in another language');
  const blocks = mapTexts(simplify(parseMarkdown(text).content), (nodes) =>
    restoreNodes(readCitations(nodes.map(stripMarks), material), restore),
  );
  return fitForm(blocks, prompt);
}

const SAMPLE_SENTENCES = 60;

function sampleOf({ sentences }: Material): string {
  return sentences
    .slice(0, SAMPLE_SENTENCES)
    .map(({ sentence }) => sentence.text)
    .join(' ');
}

function invalid(reason: string): CallFailure {
  return new CallFailure('invalid', reason, true);
}

function unwrapFence(text: string): string {
  return /^(`{3,})(?:markdown|md)?\n([^]*?)\n?\1$/.exec(text)?.[2]?.trim() ?? text;
}

function simplify(blocks: readonly BlockNode[]): BlockNode[] {
  return blocks.flatMap((block): BlockNode[] => {
    switch (block.type) {
      case 'heading':
        return [{ type: 'paragraph', content: block.content ?? [] }];
      case 'blockquote':
        return simplify(block.content);
      case 'horizontalRule':
        return [];
      case 'codeBlock':
      case 'prompt':
        throw invalid('the answer holds code');
      case 'bulletList':
      case 'orderedList':
        return [{ ...block, content: block.content.map(simplifyItem) }];
      default:
        return [block];
    }
  });
}

function simplifyItem({ content: [first, ...rest] }: ListItemNode): ListItemNode {
  return { type: 'listItem', content: [first, ...simplify(rest)] };
}

function stripMarks(node: InlineNode): InlineNode {
  return { ...node, marks: (node.marks ?? []).filter(({ type }) => type === 'bold' || type === 'italic') };
}

function restoreNodes(nodes: readonly InlineNode[], restore: AnswerContext['restore']): InlineNode[] {
  const restored = nodes.map((node) => (node.type === 'text' ? { ...node, text: restore(node.text).text } : node));
  const whole = restore(plainText(nodes));
  // A placeholder with emphasis in the middle of it is in no node whole.
  if (whole.hasUnknown || whole.text !== plainText(restored))
    throw invalid('the answer has a placeholder nobody gave out');
  return restored;
}

/** A table cannot be made of prose; other forms are met by what comes near. */
function fitForm(blocks: readonly BlockNode[], { form }: Prompt): BlockNode[] {
  const [first] = blocks;
  const isOneParagraph = blocks.length === 1 && first?.type === 'paragraph';
  if (first === undefined) throw invalid('the answer is empty');
  if (form === 'sentence' && !isOneParagraph) throw invalid('the answer is more than a sentence');
  if (form === 'table' && !blocks.some(({ type }) => type === 'table') && !isOneParagraph) {
    throw invalid('the answer has no table');
  }
  if (form !== 'list' || isOneParagraph || !blocks.every(({ type }) => type === 'paragraph')) return [...blocks];
  const items = blocks.flatMap((block): ListItemNode[] =>
    block.type === 'paragraph' ? [{ type: 'listItem', content: [block] }] : [],
  );
  return [{ type: 'bulletList', content: items }];
}
