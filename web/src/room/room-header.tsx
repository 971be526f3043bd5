import { Button, Group } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ReportMenu } from '../reports/report-menu.tsx';
import { SaveIndicator } from '../reports/report/save-indicator.tsx';
import type { Saving } from './use-saving.ts';
import classes from './room.module.css';

export interface RoomActions {
  /** Saves what is unsaved; the version that the service then has, or null. */
  save: () => Promise<number | null>;
  /** Loads the report again, after it was replaced on the service. */
  reload: () => void;
}

interface RoomHeaderProps {
  lead: ReactNode;
  report: { id: string; title: string; client_id: number } | null;
  saving: Saving;
  onVersions: () => void;
  /** Null while the review is open. */
  onReview: (() => void) | null;
  onDeleted: () => void;
  /** At the right. */
  actions: ReactNode;
}

export function RoomHeader(props: RoomHeaderProps) {
  const { lead, report, saving, onVersions, onReview, onDeleted, actions } = props;
  return (
    <div className={classes['header']}>
      <Group gap="md" wrap="nowrap" className={classes['lead'] ?? ''}>
        {lead}
      </Group>
      <Group gap="sm" wrap="nowrap">
        {report !== null && saving.state !== null && <SaveIndicator state={saving.state} />}
        {report !== null && saving.state !== null && onReview !== null && (
          <Button variant="default" size="sm" leftSection={<IconListCheck size={17} aria-hidden />} onClick={onReview}>
            Review
          </Button>
        )}
        {report !== null && (
          <ReportMenu
            report={report}
            label="More about this report"
            canDelete={saving.isEditable}
            isDraft={saving.state !== null}
            onSave={saving.save}
            onVersions={onVersions}
            onDeleted={onDeleted}
          />
        )}
        {actions}
      </Group>
    </div>
  );
}
