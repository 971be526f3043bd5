import { Alert, Button, Group, Modal, Skeleton, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isStatus } from '../../api/api-error.ts';
import { type Launch, launchPreviewQuery } from '../../api/launches.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { Review } from './review.tsx';

interface SendDialogProps {
  launch: Launch;
  reportId: string;
  onSave: () => Promise<number | null>;
  onClose: () => void;
  onSent: (launch: Launch) => void;
  /** The session ended meanwhile. */
  onOver: () => void;
}

/** What the partner will get, what to know about it, and the person's word that it was read. */
export function SendDialog({ launch, reportId, onSave, onClose, onSent, onOver }: SendDialogProps) {
  const { mutate: save, ...saving } = useMutation({
    mutationFn: async () => {
      if ((await onSave()) === null) throw new Error('unsaved');
    },
  });
  useEffect(() => save(), [save]);
  const preview = useQuery({ ...launchPreviewQuery(launch.session_id, reportId), enabled: saving.isSuccess });
  useEffect(() => {
    if (isStatus(preview.error, 410)) onOver();
  }, [preview.error, onOver]);
  return (
    <Modal opened onClose={onClose} size="min(72rem, 95vw)" title={`Send to ${launch.partner.name}`}>
      {saving.isError && (
        <Alert color="ochre" role="alert" title="Not everything is saved yet">
          <Group justify="space-between">
            <Text size="sm">Your last changes have not reached the service, so they would not be sent.</Text>
            <Button size="xs" onClick={() => save()}>
              Try again
            </Button>
          </Group>
        </Alert>
      )}
      {preview.isError && <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />}
      {(saving.isPending || (saving.isSuccess && preview.isPending)) && <Skeleton h={420} />}
      {preview.data !== undefined && (
        <Review
          key={preview.data.version}
          launch={launch}
          reportId={reportId}
          preview={preview.data}
          onClose={onClose}
          onSent={onSent}
          onOver={onOver}
          onStale={() => void preview.refetch()}
        />
      )}
    </Modal>
  );
}
