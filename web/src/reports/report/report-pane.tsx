import { Button, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, memo, Suspense, useCallback, useEffect, useState } from 'react';
import { Banner } from '../../components/layouts/banner.tsx';
import type { Autosave } from '../autosave/autosave.ts';
import type { SaveState } from '../autosave/save-state.ts';
import { ReportFault } from '../report-fault.tsx';
import { SignedReport } from '../signing/signed-report.tsx';
import { countOpening, type OpenedReport, openReportQuery } from './open-report.ts';
import type { ReportEditorProps } from './report-editor.tsx';
import { useTurn } from './use-turn.ts';
import classes from './report.module.css';

/** Loaded by itself, because the editor is large. */
const ReportEditor = lazy(() => import('./report-editor.tsx').then((module) => ({ default: module.ReportEditor })));

/** What a report that is open tells of its saving. One that is signed tells its version, and has nothing to save. */
export type Told =
  | { autosave: Autosave | null; state: SaveState; isEditable: boolean; signedVersion: null }
  | { autosave: null; state: null; isEditable: false; signedVersion: number };

interface ReportPaneProps extends Pick<
  ReportEditorProps,
  'memberId' | 'onOpenSource' | 'onTitle' | 'onUnplaced' | 'onDesk'
> {
  reportId: string;
  onSaving: (told: Told) => void;
  /** Grows when the report was replaced on the service, as by restoring a version. */
  reloads: number;
}

/** One report: loaded once, and written in one tab at a time. */
export const ReportPane = memo(function ReportPane({ reportId, onSaving, reloads, ...frame }: ReportPaneProps) {
  const [opening] = useState(countOpening);
  const opened = useQuery(openReportQuery(frame.memberId, reportId, opening, reloads));
  const { state: turn, take, register } = useTurn(reportId);
  const [isTaking, setTaking] = useState(false);
  const isEditable = turn === 'mine';
  const watch = useCallback(
    (autosave: Autosave | null, state: SaveState) => {
      register(autosave);
      onSaving({ autosave, state, isEditable, signedVersion: null });
    },
    [register, onSaving, isEditable],
  );
  const signedVersion = signedVersionOf(opened.data);
  useEffect(() => {
    if (signedVersion !== null) onSaving({ autosave: null, state: null, isEditable: false, signedVersion });
  }, [signedVersion, onSaving]);
  const { refetch } = opened;
  const reload = useCallback(async () => {
    await refetch();
  }, [refetch]);
  const continueHere = async (): Promise<void> => {
    setTaking(true);
    await take();
    await opened.refetch();
    setTaking(false);
  };
  if (opened.isError) return <ReportFault error={opened.error} onRetry={() => void opened.refetch()} />;
  if (opened.data === undefined || turn === 'asking') return <SheetPending />;
  const { report, draft } = opened.data;
  if (report.signature !== null) {
    return (
      <SignedReport
        memberId={frame.memberId}
        report={report}
        signature={report.signature}
        draft={draft}
        onTitle={frame.onTitle}
        onReload={reload}
      />
    );
  }
  return (
    <>
      {turn === 'elsewhere' && (
        <Banner
          role="status"
          action={
            <Button size="xs" onClick={() => void continueHere()} loading={isTaking}>
              Continue here
            </Button>
          }
        >
          You are writing this report in another tab. Here it can only be read.
        </Banner>
      )}
      <Suspense fallback={<SheetPending />}>
        <ReportEditor
          key={`${reportId} ${reloads} ${opened.dataUpdatedAt}`}
          {...frame}
          opened={opened.data}
          isEditable={isEditable && !isTaking}
          onSaving={watch}
          onReload={reload}
        />
      </Suspense>
    </>
  );
});

function signedVersionOf(opened: OpenedReport | undefined): number | null {
  return opened === undefined || opened.report.signature === null ? null : opened.report.version;
}

function SheetPending() {
  return (
    <Stack className={classes['pending'] ?? ''} aria-busy="true" aria-label="Loading">
      <Skeleton h={34} w="60%" />
      <Skeleton h={18} />
      <Skeleton h={18} />
      <Skeleton h={18} w="80%" />
      <Skeleton h={240} mt="md" />
    </Stack>
  );
}
