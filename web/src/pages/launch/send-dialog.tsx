import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Dialog } from '../../components/forms/dialog.tsx';
import { isStatus } from '../../api/api-error.ts';
import { type Launch, type LaunchPreview, launchPreviewQuery } from '../../api/launches.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { type Save, UnsavedAlert, useSaveFirst } from '../../reports/save-first.tsx';
import { Review } from './review.tsx';

interface SendDialogProps {
  launch: Launch;
  reportId: string;
  onSave: Save;
  onClose: () => void;
  onSent: (launch: Launch) => void;
  /** The session ended meanwhile. */
  onOver: () => void;
  /** The service has another text than the editor. */
  onReload: () => void;
}

/** What the partner will get, what to know about it, and the person's word that it was read. */
export function SendDialog({ launch, reportId, onSave, onClose, onSent, onOver, onReload }: SendDialogProps) {
  const saving = useSaveFirst(onSave);
  const preview = useQuery({ ...launchPreviewQuery(launch.session_id, reportId), enabled: saving.isSuccess });
  const [refused, setRefused] = useState<LaunchPreview | null>(null);
  useEffect(() => {
    if (isStatus(preview.error, 410)) onOver();
  }, [preview.error, onOver]);
  return (
    <Dialog opened onClose={onClose} size="min(72rem, 95vw)" title={`Send to ${launch.partner.name}`}>
      {saving.isError && <UnsavedAlert purpose="sent" onRetry={saving.save} />}
      {preview.isError && <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />}
      {(saving.isPending || (saving.isSuccess && preview.isPending)) && <Skeleton h={420} />}
      {preview.data !== undefined && (
        <Review
          key={preview.data.content_hash}
          launch={launch}
          reportId={reportId}
          preview={preview.data}
          isChanged={refused !== null && refused.content_hash !== preview.data.content_hash}
          onClose={onClose}
          onSent={onSent}
          onOver={onOver}
          onStale={() => {
            setRefused(preview.data);
            void preview.refetch();
            onReload();
          }}
        />
      )}
    </Dialog>
  );
}
