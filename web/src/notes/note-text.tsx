import { ScrollArea, Text } from '@mantine/core';
import type { EvidenceSource } from '@casewright/document';
import { useEffect, useMemo, useRef } from 'react';
import type { Note } from '../api/notes.ts';
import column from '../components/layouts/column.module.css';
import { DocumentView } from '../document/document-view.tsx';
import { type NotePart, splitNote } from './note-parts.ts';
import classes from './notes.module.css';

/** The text, page by page. */
export function NoteText({ note, source }: { note: Note; source: EvidenceSource | null }) {
  const body = useRef<HTMLDivElement>(null);
  const parts = useMemo(() => splitNote(note, source), [note, source]);
  useEffect(() => {
    if (source === null) return;
    const mark =
      body.current?.querySelector('[data-passage]') ?? body.current?.querySelector(`[data-page="${source.page}"]`);
    mark?.scrollIntoView({ block: 'center' });
  }, [source]);
  return (
    <ScrollArea
      className={column['grow'] ?? ''}
      type="auto"
      viewportProps={{ tabIndex: 0, 'aria-label': 'Text of the note', role: 'region' }}
    >
      <div ref={body} className={classes['viewerText']}>
        {parts.map((part) => (
          <NotePage key={part.page ?? 'text'} part={part} />
        ))}
      </div>
    </ScrollArea>
  );
}

function NotePage({ part }: { part: NotePart }) {
  return (
    <section data-page={part.page ?? undefined}>
      {part.page !== null && (
        <Text className={classes['page'] ?? ''} size="xs">
          Page {part.page}
          {part.isScan && ' · read from a scan, check it against the original'}
        </Text>
      )}
      <DocumentView content={part.content} highlights={part.highlights} />
    </section>
  );
}
