import type { InlineNode, Mark, TextAlignment } from '@casewright/document';
import { ExternalHyperlink, type IRunOptions, type ParagraphChild, Tab, TextRun } from 'docx';
import { isRightToLeft, textOf } from '../read-text.ts';
import { PLACEHOLDER_FILL } from './styles.ts';

export interface TextBlock {
  attrs?: { align?: TextAlignment };
  content?: InlineNode[];
}

const MARK_OPTIONS: Partial<Record<Mark['type'], IRunOptions>> = {
  bold: { bold: true },
  italic: { italics: true },
  underline: { underline: {} },
  strike: { strike: true },
  code: { style: 'CodeWords' },
};

const OTHER_WAY: [letters: RegExp, language: string][] = [
  [/\p{Script=Hebrew}/u, 'he-IL'],
  [/[ٹڈڑںےۓ]/u, 'ur-PK'],
  [/[پچژگ]/u, 'fa-IR'],
  [/\p{Script=Arabic}/u, 'ar-SA'],
];
const EAST_ASIA: [letters: RegExp, language: string][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja-JP'],
  [/\p{Script=Hangul}/u, 'ko-KR'],
  [/\p{Script=Han}/u, 'zh-CN'],
];

export function writeInline(block: TextBlock): ParagraphChild[] {
  const direction = isRightToLeft(block) ? { rightToLeft: true } : {};
  return (block.content ?? []).map((node) => writeLeaf(node, { ...direction, ...tagLanguage(textOf(node)) }));
}

/** In which language Word checks and reads out letters that its own language does not have. */
function tagLanguage(text: string): Pick<IRunOptions, 'language'> {
  const [, bidirectional] = OTHER_WAY.find(([letters]) => letters.test(text)) ?? [];
  const [, eastAsia] = EAST_ASIA.find(([letters]) => letters.test(text)) ?? [];
  if (bidirectional === undefined && eastAsia === undefined) return {};
  return { language: { ...(bidirectional && { bidirectional }), ...(eastAsia && { eastAsia }) } };
}

function writeLeaf(node: InlineNode, direction: IRunOptions): ParagraphChild {
  const marks = node.marks ?? [];
  const link = marks.find((mark) => mark.type === 'link');
  const run = new TextRun({
    ...(link === undefined ? {} : { style: 'Hyperlink' }),
    ...Object.assign({}, ...marks.map(({ type }) => MARK_OPTIONS[type] ?? {})),
    ...direction,
    ...(node.type === 'variable' ? { shading: { fill: PLACEHOLDER_FILL } } : {}),
    ...(node.type === 'hardBreak' ? { break: 1 } : { children: withTabs(textOf(node)) }),
  });
  return link === undefined ? run : new ExternalHyperlink({ link: link.attrs.href, children: [run] });
}

/** A tab is an element of its own in Word; what the character itself does is left to the program that opens the file. */
export function withTabs(text: string): (string | Tab)[] {
  return text
    .split('\t')
    .flatMap((part, index) => (index === 0 ? [part] : [new Tab(), part]))
    .filter((part) => part !== '');
}
