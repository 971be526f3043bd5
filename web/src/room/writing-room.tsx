import { Title } from '@mantine/core';
import type { EvidenceSource } from '@casewright/document';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { CLIENTS, type Client } from '../api/clients.ts';
import { useClientJobs } from '../jobs/use-client-jobs.ts';
import { useOpenNote } from '../notes/use-open-note.ts';
import { ReviewPanel } from '../reports/review/review-panel.tsx';
import type { StartWith } from '../reports/start/start-form.tsx';
import { NotesSide } from './notes-side.tsx';
import { ReportSide } from './report-side.tsx';
import { ReportTools, type RoomActions, RoomHeader } from './room-header.tsx';
import { SideSwitch, useSides } from './sides.tsx';
import { SignedOutBanner } from './signed-out-banner.tsx';
import { useOpenReport } from './use-open-report.ts';
import { useOpenReview } from './use-open-review.ts';
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
  renderActions: (actions: RoomActions) => ReactNode;
  /** Below the header. */
  banner: ReactNode;
}

const NOTHING: StartWith = {};

/** Notes on one side, the report on the other; on a tablet one of the two at a time. */
export function WritingRoom(props: WritingRoomProps) {
  const { client, reportId, jobId, startWith = NOTHING, onJob } = props;
  const review = useOpenReview();
  const sides = useSides(review.isOpen ? 'notes' : 'report');
  const { source, openSource, noteId } = useOpenSource(sides.show);
  const report = useOpenReport();
  const { saving, unplaced, reload } = report;
  const jobs = useClientJobs(client.id);
  const queryClient = useQueryClient();
  const openReport = (id: string): void => {
    void queryClient.invalidateQueries({ queryKey: [...CLIENTS, client.id, 'reports'] });
    sides.show('report');
    props.onReport(id);
  };
  const openReview = (): void => {
    sides.show('notes');
    void saving.save();
    review.open();
  };
  const actions = props.renderActions({ isOpen: saving.isOpen, save: saving.save, reload });
  // A signed report has nothing to save, and nothing is decided about it any more.
  const isReviewing = review.isOpen && reportId !== null && saving.state !== null;
  // A note that is opened from the review takes its place until it is closed.
  const isReviewShown = isReviewing && noteId === null;
  const tools = reportId !== null && (
    <ReportTools
      reportId={reportId}
      clientId={client.id}
      report={report}
      onReview={review.isOpen ? null : openReview}
      onDeleted={props.onDeleted}
    />
  );
  return (
    // What opened a review or a note may be gone when it is closed: then the focus comes here.
    <main className={classes['room']} tabIndex={-1}>
      <RoomHeader lead={props.lead} tools={tools} actions={actions} />
      <SignedOutBanner isSignedOut={saving.state?.status === 'signed-out'} isKept={saving.state?.isKept ?? true} />
      {props.banner}
      <SideSwitch sides={sides} beside={isReviewing ? 'Review' : 'Notes'} />
      <div className={classes['sides']}>
        <NotesSide
          clientId={client.id}
          jobs={jobs}
          source={source}
          unplaced={unplaced}
          onOpenSource={openSource}
          isHidden={sides.isHidden('notes') || isReviewShown}
        />
        {isReviewShown && (
          <ReviewPanel
            key={reportId}
            reportId={reportId}
            version={saving.state?.version ?? null}
            isHidden={sides.isHidden('notes')}
            desk={report.desk}
            unplaced={unplaced}
            onOpenSource={openSource}
            onEdit={() => sides.show('report')}
            onClose={review.close}
            end={actions}
          />
        )}
        <ReportSide
          reportId={reportId}
          report={report}
          start={{ clientId: client.id, jobs, startWith, jobId, onJob, onReport: openReport }}
          onOpenSource={openSource}
          isHidden={sides.isHidden('report')}
        />
      </div>
    </main>
  );
}

/** The passage that was last asked for, and the note that is open. */
function useOpenSource(showSide: (side: 'notes') => void) {
  const [source, setSource] = useState<EvidenceSource | null>(null);
  const { noteId, open } = useOpenNote();
  const openSource = useCallback(
    (chosen: EvidenceSource) => {
      // A copy, so that the same passage is shown again when it is asked for again.
      setSource({ ...chosen });
      showSide('notes');
      open(chosen.note);
    },
    [open, showSide],
  );
  return { source, openSource, noteId };
}

export function ClientName({ client }: { client: Client }) {
  return (
    <Title order={1} fz="md" lh={1.3} lineClamp={1}>
      {client.first_name} {client.last_name}
    </Title>
  );
}
