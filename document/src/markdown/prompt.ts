import { isPromptId } from '../attributes.ts';
import { LIMITS } from '../limits.ts';
import { cleanText } from '../text.ts';
import type { PromptNode } from '../types.ts';
import { isPromptForm } from '../vocabulary.ts';

/** The info string of the fence that is a prompt: ```` ```prompt ````. */
export const PROMPT_FENCE = 'prompt';

const HEADER = /^(id|label|form):(.*)$/;

/** The lines inside the fence: what the prompt is, an empty line, and the instruction. */
export function formatPrompt({ attrs }: PromptNode): string {
  const header = `id: ${attrs.id}\nlabel: ${attrs.label}\nform: ${attrs.form}`;
  return attrs.instruction === '' ? header : `${header}\n\n${attrs.instruction}`;
}

/**
 * Lenient, since people write it by hand: every header line may be left out, and an id that is missing or taken is
 * replaced by a free one. Null when it is longer than a prompt may be.
 */
export function parsePrompt(text: string, takenIds: ReadonlySet<string>): PromptNode | null {
  const lines = text.split('\n');
  const header = new Map<string, string>();
  let line = 0;
  for (; line < lines.length; line++) {
    const [, name, value] = HEADER.exec(lines[line] ?? '') ?? [];
    if (name === undefined || value === undefined) break;
    if (!header.has(name)) header.set(name, cleanText(value).trim());
  }
  const instruction = lines.slice(line).join('\n').trim();
  if (instruction.length > LIMITS.promptInstructionCharacters) return null;
  const id = chooseId(header.get('id'), takenIds);
  const label = header.get('label') || id;
  if (label.length > LIMITS.promptLabelCharacters) return null;
  const form = header.get('form');
  return { type: 'prompt', attrs: { id, label, instruction, form: isPromptForm(form) ? form : 'paragraphs' } };
}

function chooseId(wanted: string | undefined, takenIds: ReadonlySet<string>): string {
  if (isPromptId(wanted) && !takenIds.has(wanted)) return wanted;
  let number = takenIds.size + 1;
  while (takenIds.has(`prompt-${number}`)) number++;
  return `prompt-${number}`;
}
