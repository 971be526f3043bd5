import type { EvidenceSource } from '@casewright/document';
import { useSuspenseQuery } from '@tanstack/react-query';
import { sessionQuery } from '../api/session.ts';
import { ReportPane } from '../reports/report/report-pane.tsx';
import { type StartPanelProps, StartPanel } from '../reports/start/start-panel.tsx';
import type { OpenReport } from './use-open-report.ts';
import classes from './room.module.css';

interface ReportSideProps {
  reportId: string | null;
  report: OpenReport;
  start: StartPanelProps;
  onOpenSource: (source: EvidenceSource) => void;
  isHidden: boolean;
}

/** The report, or the form that starts one. */
export function ReportSide({ reportId, report, start, onOpenSource, isHidden }: ReportSideProps) {
  const { data: session } = useSuspenseQuery(sessionQuery);
  return (
    <section className={classes['report']} hidden={isHidden} aria-label="Report">
      {reportId === null ? (
        <StartPanel {...start} />
      ) : (
        <ReportPane
          key={reportId}
          memberId={session.member.id}
          reportId={reportId}
          reloads={report.reloads}
          onOpenSource={onOpenSource}
          {...report.told}
        />
      )}
    </section>
  );
}
