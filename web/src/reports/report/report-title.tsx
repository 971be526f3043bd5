import { useState } from 'react';
import editor from '../../editor/editor.module.css';
import classes from './report.module.css';

interface ReportTitleProps {
  title: string;
  isEditable: boolean;
  onChange: (title: string) => void;
}

const MOST_CHARACTERS = 255;

/** At the head of the sheet, growing with what is typed. */
export function ReportTitle({ title, isEditable, onChange }: ReportTitleProps) {
  const [text, setText] = useState(title);
  return (
    <div className={`${editor['sheetTitle']} ${classes['title']}`} data-text={text}>
      <textarea
        aria-label="Title of the report"
        rows={1}
        value={text}
        maxLength={MOST_CHARACTERS}
        readOnly={!isEditable}
        placeholder="Title of the report"
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onChange={(event) => {
          const line = event.currentTarget.value.replaceAll(/\s*\n\s*/g, ' ');
          setText(line);
          onChange(line);
        }}
      />
    </div>
  );
}
