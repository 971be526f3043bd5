import { Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ExportFormat } from '../api/reports.ts';
import { type Review, reviewQuery } from '../api/review.ts';
import { ConfirmDialog } from '../components/forms/confirm-dialog.tsx';
import { Loaded } from '../components/loaded.tsx';
import { UnsavedAlert } from './save-first.tsx';
import { UnprintableNotice } from './unprintable-notice.tsx';
import { describeLeft, mapDecisions } from './review/review-steps.ts';

interface DownloadDialogProps {
  reportId: string;
  format: ExportFormat;
  isDraft: boolean;
  /** Tries again to save what the service does not have yet; null where it has everything. */
  onSave: (() => void) | null;
  onClose: () => void;
  onDownload: () => void;
}

/** Before a file leaves the service: what is still to be checked in a draft, and what a PDF cannot show. */
export function DownloadDialog({ reportId, format, isDraft, onSave, onClose, onDownload }: DownloadDialogProps) {
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={isDraft ? 'Download a draft?' : 'Download with boxes in the text?'}
      action={isDraft ? 'Download the draft' : 'Download the PDF'}
      onConfirm={async () => onDownload()}
    >
      <Stack gap="sm">
        {onSave !== null && <UnsavedAlert purpose="in the file" onRetry={onSave} />}
        {isDraft && <LeftToReview reportId={reportId} />}
        {format === 'pdf' && <UnprintableNotice reportId={reportId} />}
        {isDraft && <Text size="sm">Nobody has signed the report, so the file says DRAFT on every page.</Text>}
      </Stack>
    </ConfirmDialog>
  );
}

function LeftToReview({ reportId }: { reportId: string }) {
  const review = useQuery({ ...reviewQuery(reportId), staleTime: 0 });
  return (
    <Loaded query={review} skeleton={<Skeleton h={20} />}>
      {(loaded) => <Text size="sm">{describeState(loaded)}</Text>}
    </Loaded>
  );
}

function describeState({ items, decisions }: Review): string {
  const left = describeLeft(items, mapDecisions(decisions));
  return left === null ? 'Everything in it is reviewed.' : `Not yet reviewed. ${left}.`;
}
