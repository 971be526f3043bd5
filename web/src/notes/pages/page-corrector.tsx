import { Button, Group, Textarea } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { Dialog, HoldDialog } from '../../components/forms/dialog.tsx';
import type { Note } from '../../api/notes.ts';
import { FormError } from '../../components/forms/form-error.tsx';
import {
  hasRemark,
  isPageInDoubt,
  joinPages,
  type PageText,
  readPages,
  textOfPage,
  withoutRemark,
} from './note-pages.ts';
import { PageImage } from './page-image.tsx';
import { PageSteps } from './page-steps.tsx';
import classes from './pages.module.css';
import { useSaveNote } from '../use-save-note.ts';

/** The text of a PDF beside its pages, one after the other. What was typed is saved as one revision. */
export function PageCorrector({ note, onClose }: { note: Note; onClose: () => void }) {
  const [{ before, pages: first }] = useState(() => readPages(note));
  const [pages, setPages] = useState(first);
  const [at, setAt] = useState(0);
  const page = pages[at] as PageText;
  const markdown = joinPages(before, pages);
  const { save, keep, isSaving, fault } = useSaveNote(note, onClose);
  const change = (next: PageText): void => {
    const all = pages.map((other, index) => (index === at ? next : other));
    setPages(all);
    keep(joinPages(before, all));
  };
  const go = (by: 1 | -1): void => setAt(Math.min(pages.length - 1, Math.max(0, at + by)));
  const goToDoubt = (): void => {
    const next = pages.findIndex((other, index) => index > at && isPageInDoubt(other));
    setAt(next === -1 ? Math.max(0, pages.findIndex(isPageInDoubt)) : next);
  };
  const press = (event: KeyboardEvent): void => {
    const step = { PageDown: () => go(1), PageUp: () => go(-1), End: goToDoubt }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    step();
  };
  return (
    <Dialog opened fullScreen onClose={onClose} title={`Correct “${note.title}” beside its pages`} onKeyDown={press}>
      <HoldDialog isBusy={isSaving} />
      <div className={classes['corrector']}>
        <PageSteps pages={pages} at={at} onGo={go} onGoToDoubt={goToDoubt} />
        {/* What is typed while the corrections are on their way would be in no revision. */}
        <div className={classes['sides']} inert={isSaving}>
          <PageImage noteId={note.id} page={page.page} />
          <PageField page={page} onChange={change} />
        </div>
        <FormError error={fault} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" disabled={isSaving} onClick={onClose}>
            Close
          </Button>
          <Button
            loading={isSaving}
            disabled={markdown === note.markdown || markdown.trim() === ''}
            onClick={() => save(markdown)}
          >
            Save the corrections
          </Button>
        </Group>
      </div>
    </Dialog>
  );
}

function PageField({ page, onChange }: { page: PageText; onChange: (page: PageText) => void }) {
  return (
    <div className={classes['text']}>
      <Textarea
        label={`Text of page ${page.page}`}
        description="In Markdown: # for a heading, - for a list, | for a table."
        data-autofocus
        classNames={{
          root: classes['field'] ?? '',
          wrapper: classes['field'] ?? '',
          input: classes['input'] ?? '',
        }}
        value={textOfPage(page)}
        onChange={(event) => onChange({ ...page, typed: event.currentTarget.value })}
      />
      {hasRemark(page) && (
        <Button size="xs" variant="light" mt="xs" onClick={() => onChange(withoutRemark(page))}>
          I have checked this page: remove the remark
        </Button>
      )}
    </div>
  );
}
