import { Tabs } from '@mantine/core';
import type { EvidenceSource } from '@casewright/document';
import { memo, useState } from 'react';
import column from '../components/layouts/column.module.css';
import type { ClientJobs } from '../jobs/use-client-jobs.ts';
import { NoteViewer } from '../notes/note-viewer.tsx';
import { NotesPanel } from '../notes/notes-panel.tsx';
import { useOpenNote } from '../notes/use-open-note.ts';
import type { UnplacedList } from '../reports/unplaced/unplaced-list.ts';
import { UnplacedPanel } from '../reports/unplaced/unplaced-panel.tsx';
import classes from './room.module.css';

interface NotesSideProps {
  clientId: number;
  jobs: ClientJobs;
  /** The passage that was last asked for. */
  source: EvidenceSource | null;
  /** Null where the report was not written from notes. */
  unplaced: UnplacedList | null;
  onOpenSource: (source: EvidenceSource) => void;
  isHidden: boolean;
}

type Tab = 'notes' | 'unplaced';

/**
 * The notes and what of them is not in the report, or the note that is open. Both lists stay mounted behind an open
 * note, so that a recording goes on.
 */
export const NotesSide = memo(function NotesSide(props: NotesSideProps) {
  const { clientId, jobs, source, unplaced, onOpenSource, isHidden } = props;
  const { noteId, close } = useOpenNote();
  const [tab, setTab] = useState<Tab>('notes');
  return (
    <section className={classes['notes']} hidden={isHidden} aria-label="Notes">
      {noteId !== null && (
        <NoteViewer key={noteId} noteId={noteId} source={source?.note === noteId ? source : null} onClose={close} />
      )}
      <Tabs
        value={unplaced === null ? 'notes' : tab}
        onChange={(value) => setTab(value as Tab)}
        className={column['column'] ?? ''}
        hidden={noteId !== null}
      >
        {unplaced !== null && (
          <Tabs.List grow className={classes['sideTabs'] ?? ''}>
            <Tabs.Tab value="notes">Notes</Tabs.Tab>
            <Tabs.Tab value="unplaced">{labelOf(unplaced)}</Tabs.Tab>
          </Tabs.List>
        )}
        <Tabs.Panel value="notes" className={column['column'] ?? ''}>
          <NotesPanel clientId={clientId} jobs={jobs} />
        </Tabs.Panel>
        {unplaced !== null && (
          <Tabs.Panel value="unplaced" className={column['column'] ?? ''}>
            <UnplacedPanel list={unplaced} onOpen={onOpenSource} />
          </Tabs.Panel>
        )}
      </Tabs>
    </section>
  );
});

function labelOf({ passages }: UnplacedList): string {
  const risks = passages.filter(({ marks }) => marks.includes('risk') && !marks.includes('unworded')).length;
  const missing = passages.filter(
    ({ marks, prompt_ids: promptIds }) => promptIds.length === 0 || !marks.includes('faint'),
  );
  return `Not in the report (${missing.length})${risks === 0 ? '' : `, ${risks} risk`}`;
}
