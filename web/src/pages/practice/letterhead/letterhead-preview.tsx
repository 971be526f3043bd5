import { Text } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import type { LetterheadFields, PaperLanguage } from '../../../api/letterhead.ts';
import classes from './letterhead.module.css';

interface LetterheadPreviewProps {
  practiceName: string;
  fields: LetterheadFields;
  logo: string | null;
  language: PaperLanguage | undefined;
  /** Below the page. */
  children: ReactNode;
}

const SIZES = { a4: [210, 297], letter: [215.9, 279.4] } as const;
/** As in the files: what the line with the page's number needs, and each line of the practice's own. */
const [PAGE_LINE_MM, FOOTER_LINE_MM] = [20, 4];
const ENGLISH = { client: 'Client', date_of_birth: 'Date of birth', clinician: 'Clinician', date: 'Date', page: '' };

/** The first page, to scale. It changes with every letter that is typed. */
export function LetterheadPreview({ practiceName, fields, logo, language, children }: LetterheadPreviewProps) {
  const groups = [fields.address, fields.contact, fields.registrations]
    .map(listLines)
    .filter(({ length }) => length > 0);
  const footer = listLines(fields.footer);
  const words = language?.words ?? ENGLISH;
  const isEmpty = groups.length === 0 && logo === null && footer.length === 0;
  return (
    <section className={classes.preview} aria-label="Preview of the first page">
      <Text size="sm" c="dimmed" mb="xs">
        {isEmpty
          ? 'So far reports carry the name of the practice alone. Choose a logo or type an address, and it appears here.'
          : 'The first page of a report. It changes as you type.'}
      </Text>
      <div
        className={classes.sheet}
        style={measure(fields, footer.length)}
        dir={language?.is_right_to_left ? 'rtl' : 'ltr'}
      >
        <div className={classes.head}>
          <div>
            {logo !== null && <img className={classes.logo} src={logo} alt="The logo" />}
            <p className={classes.name}>{practiceName}</p>
          </div>
          {groups.length === 0 ? (
            <p className={classes.hint}>Address, telephone and registration numbers stand here.</p>
          ) : (
            <div className={classes.contact}>{groups.map(showLines)}</div>
          )}
        </div>
        <p className={classes.title}>Title of the report</p>
        <dl className={classes.details}>
          <dt>{words.client}</dt>
          <dd>Alex Example</dd>
          <dt>{words.clinician}</dt>
          <dd>Dr Sam Sample</dd>
        </dl>
        <div className={classes.text} aria-hidden>
          {[100, 97, 99, 92, 98, 60].map((width) => (
            <span key={width} style={{ inlineSize: `${width}%` }} />
          ))}
        </div>
        <div className={classes.foot}>
          <p>
            <span>Alex Example</span>
            <span>{words.page.replace('{page}', '1').replace('{pages}', '3')}</span>
          </p>
          {footer.length > 0 && <div className={classes.footer}>{showLines(footer, 0)}</div>}
        </div>
      </div>
      {children}
    </section>
  );
}

function listLines(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

function showLines(lines: string[], key: number) {
  return (
    <p key={key}>
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no name but their place.
        <span key={index} dir="auto">
          {line}
        </span>
      ))}
    </p>
  );
}

function measure({ page_size, side_margin_mm, end_margin_mm }: LetterheadFields, footerLines: number): CSSProperties {
  const [width, height] = SIZES[page_size];
  const top = Number(end_margin_mm) || 0;
  return {
    '--width': width,
    '--height': height,
    '--side': Number(side_margin_mm) || 0,
    '--top': top,
    '--bottom': Math.max(top, PAGE_LINE_MM + footerLines * FOOTER_LINE_MM),
  } as CSSProperties;
}
