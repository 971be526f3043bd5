import type { Block } from './block.ts';
import { cleanText } from '../lines/clean-text.ts';

const MAX_CHARACTERS = 255;
const MEANINGLESS =
  /^(?:untitled|document[a-z]*|scan[a-z]*|image|img|print|new|(?:no )?title|none|null|unknown|page|report)?[\s_#()\d.-]*$/i;
const PROGRAM_PREFIX = /^(?:microsoft (?:word|powerpoint|excel|office)|powerpoint presentation|word)\b\s*-?/i;
const PATH_OR_FILE =
  /[\\/].*[\\/]|^[a-z]:|^file:|\.(?:docx?|odt|rtf|pdf|tex|dvi|html?|txt|xlsx?|pptx?|indd|qxd|tiff?|jpe?g|png)$/i;

/** What the document calls itself if that makes sense, else its first heading, else the name of the file. */
export function chooseTitle({
  metadata,
  blocks,
  fileName,
}: {
  metadata: unknown;
  blocks: Block[];
  fileName: string;
}): string {
  const own = typeof metadata === 'string' ? tidy(metadata) : '';
  if (isSensible(own)) return own;
  const heading = blocks.find((block) => block.kind === 'heading' && block.text.trim() !== '');
  if (heading?.kind === 'heading') return tidy(heading.text);
  return tidy(fileName.replace(/^.*[\\/]/, '').replace(/\.[a-z0-9]{1,5}$/i, '')) || 'PDF';
}

function isSensible(title: string): boolean {
  return !MEANINGLESS.test(title) && !PROGRAM_PREFIX.test(title) && !PATH_OR_FILE.test(title) && /\p{L}/u.test(title);
}

function tidy(text: string): string {
  const clean = cleanText(text).trim();
  if (clean.length <= MAX_CHARACTERS) return clean;
  return `${clean.slice(0, MAX_CHARACTERS - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
