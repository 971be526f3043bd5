import { Button } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { EmptyState } from '../../components/empty-state.tsx';

interface ReviewEndProps {
  isEmpty: boolean;
  onSign: (() => void) | undefined;
}

export function ReviewEnd({ isEmpty, onSign }: ReviewEndProps) {
  return (
    <EmptyState
      icon={IconChecks}
      title={isEmpty ? 'There is nothing to review' : 'Everything is reviewed'}
      action={onSign !== undefined && <Button onClick={onSign}>Sign the report</Button>}
    >
      {isEmpty
        ? 'The report has no sentences yet.'
        : 'Every sentence was confirmed, and what the notes say beside it was placed or set aside. An edit brings the sentence back here.'}
    </EmptyState>
  );
}
