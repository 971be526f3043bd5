import { Box, Group, SegmentedControl, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { EvidenceSource } from '@casewright/document';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { CLIENTS, type Client } from '../api/clients.ts';
import { sessionQuery } from '../api/session.ts';
import type { Autosave } from '../reports/autosave/autosave.ts';
import type { SaveState } from '../reports/autosave/save-state.ts';
import { NoteViewer } from '../notes/note-viewer.tsx';
import { NotesPane } from '../notes/notes-pane.tsx';
import { useClientJobs } from '../jobs/use-client-jobs.ts';
import { ReportMenu } from '../reports/report/report-menu.tsx';
import { ReportPane } from '../reports/report/report-pane.tsx';
import { SaveIndicator } from '../reports/report/save-indicator.tsx';
import { VersionsDrawer } from '../reports/report/versions-drawer.tsx';
import { StartPanel } from '../reports/start/start-panel.tsx';
import classes from './room.module.css';

export interface RoomActions {
  /** Saves what is unsaved; the version that the service then has, or null. */
  save: () => Promise<number | null>;
  reportId: string | null;
}

interface WritingRoomProps {
  client: Client;
  reportId: string | null;
  onReport: (reportId: string) => void;
  onDeleted: () => void;
  /** At the left of the header: where one is, and the way back. */
  lead: ReactNode;
  /** At the right of the header. */
  renderActions?: (actions: RoomActions) => ReactNode;
  /** Below the header. */
  banner?: ReactNode;
}

interface Saving {
  autosave: Autosave | null;
  state: SaveState;
  isEditable: boolean;
}

type Side = 'notes' | 'report';

/** Notes on one side, the report on the other; on a tablet one of the two at a time. */
export function WritingRoom(props: WritingRoomProps) {
  const { client, reportId, onReport, onDeleted, lead, renderActions, banner } = props;
  const { data: session } = useSuspenseQuery(sessionQuery);
  const queryClient = useQueryClient();
  const isNarrow = useMediaQuery('(max-width: 62em)', false, { getInitialValueInEffect: false });
  const [side, setSide] = useState<Side>('report');
  const [source, setSource] = useState<EvidenceSource | null>(null);
  const [noteId, setNoteId] = useState<string | null>(null);
  const [saving, setSaving] = useState<Saving | null>(null);
  const [title, setTitle] = useState('');
  const [isShowingVersions, showVersions] = useState(false);
  const [reloads, setReloads] = useState(0);
  const jobs = useClientJobs(client.id);
  const watch = useCallback((autosave: Autosave | null, state: SaveState, isEditable: boolean) => {
    setSaving({ autosave, state, isEditable });
  }, []);
  const openSource = useCallback((chosen: EvidenceSource) => {
    setNoteId(chosen.note);
    setSource({ ...chosen });
    setSide('notes');
  }, []);
  const openNote = (chosen: string): void => {
    setSource(null);
    setNoteId(chosen);
  };
  const save = async (): Promise<number | null> => {
    const autosave = saving?.autosave ?? null;
    return autosave !== null && (await autosave.flush()) ? autosave.getState().version : null;
  };
  const openReport = (id: string): void => {
    void queryClient.invalidateQueries({ queryKey: [...CLIENTS, client.id, 'reports'] });
    setSide('report');
    onReport(id);
  };
  return (
    <main className={classes['room']}>
      <div className={classes['header']}>
        <Group gap="md" wrap="nowrap" className={classes['lead'] ?? ''}>
          {lead}
        </Group>
        <Group gap="sm" wrap="nowrap">
          {reportId !== null && saving !== null && <SaveIndicator state={saving.state} />}
          {reportId !== null && (
            <ReportMenu
              reportId={reportId}
              title={title}
              isEditable={saving?.isEditable ?? false}
              onSave={async () => (await save()) !== null}
              onVersions={() => showVersions(true)}
              onDeleted={onDeleted}
            />
          )}
          {renderActions?.({ save, reportId })}
        </Group>
      </div>
      {banner}
      {isNarrow && (
        <Box className={classes['tabs'] ?? ''}>
          <SegmentedControl
            fullWidth
            value={side}
            onChange={(value) => setSide(value as Side)}
            data={[
              { value: 'notes', label: 'Notes' },
              { value: 'report', label: 'Report' },
            ]}
            aria-label="What to show"
          />
        </Box>
      )}
      <div className={classes['sides']}>
        <section className={classes['notes']} hidden={isNarrow && side !== 'notes'} aria-label="Notes">
          {noteId !== null && (
            <NoteViewer key={noteId} noteId={noteId} source={source} onClose={() => setNoteId(null)} />
          )}
          <div className={classes['fill']} hidden={noteId !== null}>
            <NotesPane clientId={client.id} jobs={jobs} onOpen={openNote} />
          </div>
        </section>
        <section className={classes['report']} hidden={isNarrow && side !== 'report'} aria-label="Report">
          {reportId === null ? (
            <StartPanel clientId={client.id} jobs={jobs} onReport={openReport} />
          ) : (
            <ReportPane
              key={reportId}
              memberId={session.member.id}
              reportId={reportId}
              onOpenSource={openSource}
              onSaving={watch}
              onTitle={setTitle}
              reloads={reloads}
            />
          )}
        </section>
      </div>
      {isShowingVersions && reportId !== null && (
        <VersionsDrawer
          reportId={reportId}
          isEditable={saving?.isEditable ?? false}
          onClose={() => showVersions(false)}
          onSave={save}
          onRestored={() => {
            showVersions(false);
            setReloads((count) => count + 1);
          }}
        />
      )}
    </main>
  );
}

export function ClientName({ client }: { client: Client }) {
  return (
    <Title order={1} fz="md" lh={1.3} lineClamp={1}>
      {client.first_name} {client.last_name}
    </Title>
  );
}
