import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconListCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ReportMenu } from '../reports/report-menu.tsx';
import { SaveIndicator } from '../reports/report/save-indicator.tsx';
import { VersionsDrawer } from '../reports/versions/versions-drawer.tsx';
import type { OpenReport } from './use-open-report.ts';
import type { Saving } from './use-saving.ts';
import classes from './room.module.css';

export interface RoomActions extends Pick<Saving, 'isOpen' | 'save'> {
  /** Loads the report again, after it was replaced on the service. */
  reload: () => void;
}

/** Where one is, what can be done with the report, and what comes next. */
export function RoomHeader({ lead, tools, actions }: Record<'lead' | 'tools' | 'actions', ReactNode>) {
  return (
    <div className={classes['header']}>
      <Group gap="md" wrap="nowrap" className={classes['lead'] ?? ''}>
        {lead}
      </Group>
      <Group gap="sm" wrap="nowrap" className={classes['tools'] ?? ''}>
        {tools}
        {actions}
      </Group>
    </div>
  );
}

interface ReportToolsProps {
  reportId: string;
  clientId: number;
  report: OpenReport;
  /** Null while the review is open. */
  onReview: (() => void) | null;
  onDeleted: () => void;
}

/** Whether the report is saved, the way to its review, and all else that can be done with it. */
export function ReportTools({ reportId, clientId, report, onReview, onDeleted }: ReportToolsProps) {
  const [isShowingVersions, versions] = useDisclosure(false);
  const { state, isEditable, save } = report.saving;
  return (
    <>
      {state !== null && <SaveIndicator state={state} />}
      {state !== null && onReview !== null && (
        <Button variant="default" size="sm" leftSection={<IconListCheck size={17} aria-hidden />} onClick={onReview}>
          Review
        </Button>
      )}
      <ReportMenu
        report={{ id: reportId, title: report.title, client_id: clientId }}
        label="More about this report"
        canDelete={isEditable}
        isDraft={state !== null}
        onSave={save}
        onVersions={versions.open}
        onDeleted={onDeleted}
      />
      {isShowingVersions && (
        <VersionsDrawer
          reportId={reportId}
          isEditable={isEditable}
          onClose={versions.close}
          onSave={save}
          onRestored={() => {
            versions.close();
            report.reload();
          }}
        />
      )}
    </>
  );
}
