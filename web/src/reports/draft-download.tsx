import { Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ExportFormat } from '../api/reports.ts';
import { type Review, reviewQuery } from '../api/review.ts';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';
import { Loaded } from '../components/loaded.tsx';
import { UnprintableNotice } from './unprintable-notice.tsx';
import { describeLeft, mapDecisions } from './review/review-steps.ts';

interface DraftDownloadProps {
  reportId: string;
  format: ExportFormat;
  onClose: () => void;
  onDownload: () => void;
}

/** Before the file of an unsigned report leaves the service: what is still to be checked in it. */
export function DraftDownload({ reportId, format, onClose, onDownload }: DraftDownloadProps) {
  const review = useQuery({ ...reviewQuery(reportId), staleTime: 0 });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title="Download a draft?"
      action="Download the draft"
      onConfirm={async () => onDownload()}
    >
      <Stack gap="sm">
        <Loaded query={review} skeleton={<Skeleton h={20} />}>
          {(loaded) => <Text size="sm">{describeState(loaded)}</Text>}
        </Loaded>
        {format === 'pdf' && <UnprintableNotice reportId={reportId} />}
        <Text size="sm">Nobody has signed the report, so the file says DRAFT on every page.</Text>
      </Stack>
    </ConfirmDialog>
  );
}

function describeState({ items, decisions }: Review): string {
  const left = describeLeft(items, mapDecisions(decisions));
  return left === null ? 'Everything in it is reviewed.' : `Not yet reviewed. ${left}.`;
}
