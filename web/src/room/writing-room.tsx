import { Box, SegmentedControl, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { EvidenceSource } from '@casewright/document';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { CLIENTS, type Client } from '../api/clients.ts';
import { sessionQuery } from '../api/session.ts';
import { useClientJobs } from '../jobs/use-client-jobs.ts';
import { useOpenNote } from '../notes/use-open-note.ts';
import { ReportPane } from '../reports/report/report-pane.tsx';
import { VersionsDrawer } from '../reports/versions/versions-drawer.tsx';
import type { ReportDesk } from '../reports/report/report-desk.ts';
import { ReviewPanel } from '../reports/review/review-panel.tsx';
import type { StartWith } from '../reports/start/start-form.tsx';
import { StartPanel } from '../reports/start/start-panel.tsx';
import type { UnplacedList } from '../reports/unplaced/unplaced-list.ts';
import { NotesSide } from './notes-side.tsx';
import { type RoomActions, RoomHeader } from './room-header.tsx';
import { SignedOutBanner } from './signed-out-banner.tsx';
import { useOpenReview } from './use-open-review.ts';
import { useSaving } from './use-saving.ts';
import classes from './room.module.css';

interface WritingRoomProps {
  client: Client;
  reportId: string | null;
  /** The report that is being written, while there is none yet. */
  jobId: string | null;
  startWith?: StartWith;
  onJob: (jobId: string | null) => void;
  onReport: (reportId: string) => void;
  onDeleted: () => void;
  /** At the left of the header: where one is, and the way back. */
  lead: ReactNode;
  /** At the right of the header. */
  renderActions?: (actions: RoomActions) => ReactNode;
  /** Below the header. */
  banner?: ReactNode;
}

type Side = 'notes' | 'report';

const NOTHING: StartWith = {};

/** Notes on one side, the report on the other; on a tablet one of the two at a time. */
export function WritingRoom(props: WritingRoomProps) {
  const { client, reportId, jobId, startWith = NOTHING, onJob, onReport, onDeleted, lead, renderActions } = props;
  const { data: session } = useSuspenseQuery(sessionQuery);
  const queryClient = useQueryClient();
  const isNarrow = useMediaQuery('(max-width: 62em)', false, { getInitialValueInEffect: false });
  const review = useOpenReview();
  const [side, setSide] = useState<Side>(review.isOpen ? 'notes' : 'report');
  const [source, setSource] = useState<EvidenceSource | null>(null);
  const { noteId, open: openNote } = useOpenNote();
  const [desk, setDesk] = useState<ReportDesk | null>(null);
  const saving = useSaving();
  const [title, setTitle] = useState('');
  const [isShowingVersions, showVersions] = useState(false);
  const [reloads, setReloads] = useState(0);
  const [unplaced, setUnplaced] = useState<UnplacedList | null>(null);
  const jobs = useClientJobs(client.id);
  const openSource = useCallback(
    (chosen: EvidenceSource) => {
      setSource({ ...chosen });
      setSide('notes');
      openNote(chosen.note);
    },
    [openNote],
  );
  const openReport = (id: string): void => {
    void queryClient.invalidateQueries({ queryKey: [...CLIENTS, client.id, 'reports'] });
    setSide('report');
    onReport(id);
  };
  const openReview = (): void => {
    setSide('notes');
    void saving.save();
    review.open();
  };
  const reload = (): void => setReloads((count) => count + 1);
  // A signed report has nothing to save, and nothing is decided about it any more.
  const isReviewing = review.isOpen && reportId !== null && saving.state !== null;
  return (
    <main className={classes['room']}>
      <RoomHeader
        lead={lead}
        report={reportId === null ? null : { id: reportId, title, client_id: client.id }}
        saving={saving}
        onVersions={() => showVersions(true)}
        onReview={review.isOpen ? null : openReview}
        onDeleted={onDeleted}
        onReload={reload}
        renderActions={renderActions}
      />
      <SignedOutBanner isSignedOut={saving.state?.status === 'signed-out'} />
      {props.banner}
      {isNarrow && <SideSwitch side={side} first={isReviewing ? 'Review' : 'Notes'} onChange={setSide} />}
      <div className={classes['sides']}>
        <NotesSide
          clientId={client.id}
          jobs={jobs}
          source={source}
          unplaced={unplaced}
          onOpenSource={openSource}
          isHidden={(isNarrow && side !== 'notes') || (isReviewing && noteId === null)}
        />
        {isReviewing && noteId === null && (
          <ReviewPanel
            key={reportId}
            reportId={reportId}
            version={saving.state?.version ?? null}
            isHidden={isNarrow && side !== 'notes'}
            desk={desk}
            unplaced={unplaced}
            onOpenSource={openSource}
            onEdit={() => setSide('report')}
            onClose={review.close}
            end={renderActions?.({ save: saving.save, reload })}
          />
        )}
        <section className={classes['report']} hidden={isNarrow && side !== 'report'} aria-label="Report">
          {reportId === null ? (
            <StartPanel
              clientId={client.id}
              jobs={jobs}
              startWith={startWith}
              jobId={jobId}
              onJob={onJob}
              onReport={openReport}
            />
          ) : (
            <ReportPane
              key={reportId}
              memberId={session.member.id}
              reportId={reportId}
              onOpenSource={openSource}
              onSaving={saving.watch}
              onTitle={setTitle}
              reloads={reloads}
              onUnplaced={setUnplaced}
              onDesk={setDesk}
            />
          )}
        </section>
      </div>
      {isShowingVersions && reportId !== null && (
        <VersionsDrawer
          reportId={reportId}
          isEditable={saving.isEditable}
          onClose={() => showVersions(false)}
          onSave={saving.save}
          onRestored={() => {
            showVersions(false);
            reload();
          }}
        />
      )}
    </main>
  );
}

interface SideSwitchProps {
  side: Side;
  /** What stands beside the report. */
  first: string;
  onChange: (side: Side) => void;
}

function SideSwitch({ side, first, onChange }: SideSwitchProps) {
  return (
    <Box className={classes['tabs'] ?? ''}>
      <SegmentedControl
        fullWidth
        value={side}
        onChange={(value) => onChange(value as Side)}
        data={[
          { value: 'notes', label: first },
          { value: 'report', label: 'Report' },
        ]}
        aria-label="What to show"
      />
    </Box>
  );
}

export function ClientName({ client }: { client: Client }) {
  return (
    <Title order={1} fz="md" lh={1.3} lineClamp={1}>
      {client.first_name} {client.last_name}
    </Title>
  );
}
