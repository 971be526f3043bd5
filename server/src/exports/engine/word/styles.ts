import {
  AlignmentType,
  BorderStyle,
  type INumberingOptions,
  type IStylesOptions,
  LevelFormat,
  LevelSuffix,
} from 'docx';

export const ACCENT = '1F4E5F';
export const MUTED = '5B6670';
export const HAIRLINE = { style: BorderStyle.SINGLE, size: 4, color: 'C3CCD2' } as const;
export const PLACEHOLDER_FILL = 'FFF4CC';
/** In twentieths of a point, as are all lengths here. */
export const LIST_INDENT = 360;
/** Word's own; lists that go deeper stay at the last. */
export const MAX_LIST_LEVEL = 8;

const HEADING_HALF_POINTS = [34, 27, 23, 21, 21, 21] as const;

function headingStyle(level: number): object {
  return {
    run: {
      size: HEADING_HALF_POINTS[level - 1],
      bold: true,
      italics: level > 4,
      color: level < 4 ? ACCENT : '000000',
    },
    paragraph: { spacing: { before: level < 3 ? 280 : 220, after: 100 }, keepNext: true, keepLines: true },
  };
}

/** The names are Word's own, so that its navigation, its contents and a reader's own styles work on them. */
export const makeStyles = (language: string): IStylesOptions => ({
  default: {
    document: {
      run: { font: 'Calibri', size: 22, language: { value: language, eastAsia: 'zh-CN', bidirectional: 'ar-SA' } },
      paragraph: { spacing: { after: 140, line: 264, lineRule: 'auto' } },
    },
    heading1: headingStyle(1),
    heading2: headingStyle(2),
    heading3: headingStyle(3),
    heading4: headingStyle(4),
    heading5: headingStyle(5),
    heading6: headingStyle(6),
    hyperlink: { run: { color: '0B5394', underline: {} } },
    listParagraph: { paragraph: { contextualSpacing: true } },
  },
  paragraphStyles: [
    { id: 'Quote', name: 'Quote', basedOn: 'Normal', run: { color: '37424A' } },
    {
      id: 'Code',
      name: 'Code',
      basedOn: 'Normal',
      run: { font: 'Consolas', size: 19, noProof: true },
      paragraph: { spacing: { before: 60, after: 140, line: 240, lineRule: 'auto' }, alignment: AlignmentType.LEFT },
    },
    {
      id: 'TableText',
      name: 'Table Text',
      basedOn: 'Normal',
      run: { size: 20 },
      paragraph: { spacing: { before: 40, after: 40, line: 240, lineRule: 'auto' } },
    },
    { id: 'TableHeading', name: 'Table Heading', basedOn: 'TableText', run: { bold: true } },
    { id: 'Placeholder', name: 'Placeholder', basedOn: 'Normal', paragraph: { spacing: { before: 120, after: 200 } } },
    { id: 'Practice', name: 'Practice', basedOn: 'Normal', run: { size: 36, bold: true, color: ACCENT } },
    {
      id: 'PracticeLines',
      name: 'Practice Lines',
      basedOn: 'Normal',
      run: { size: 17, color: MUTED },
      paragraph: { spacing: { after: 80, line: 240, lineRule: 'auto' } },
    },
    { id: 'Detail', name: 'Detail', basedOn: 'Normal', paragraph: { spacing: { after: 20 } } },
  ],
  characterStyles: [{ id: 'CodeWords', name: 'Code Words', run: { font: 'Consolas', size: 20, noProof: true } }],
});

type Numbering = INumberingOptions['config'][number];

const LEVELS = Array.from({ length: MAX_LIST_LEVEL + 1 }, (_, level) => level);
const BULLETS = ['•', '–'];

function levelStyle(level: number): object {
  return { paragraph: { indent: { left: LIST_INDENT * (level + 1), hanging: LIST_INDENT } } };
}

export const BULLETS_REFERENCE = 'bullets';

export const BULLET_NUMBERING: Numbering = {
  reference: BULLETS_REFERENCE,
  levels: LEVELS.map((level) => ({
    level,
    format: LevelFormat.BULLET,
    text: BULLETS[level % BULLETS.length] ?? '•',
    suffix: LevelSuffix.TAB,
    alignment: AlignmentType.LEFT,
    style: levelStyle(level),
  })),
};

export interface OrderedLevel {
  start: number;
  level: number;
}

/** Of the definition alone that is used: with all nine levels for each start, many lists take much memory. */
export function defineOrdered({ start, level }: OrderedLevel): Numbering {
  return {
    reference: orderedReference({ start, level }),
    levels: [
      {
        level,
        start,
        format: LevelFormat.DECIMAL,
        text: `%${level + 1}.`,
        suffix: LevelSuffix.TAB,
        alignment: AlignmentType.LEFT,
        style: levelStyle(level),
      },
    ],
  };
}

export function orderedReference({ start, level }: OrderedLevel): string {
  return `numbers-${level}-from-${start}`;
}
