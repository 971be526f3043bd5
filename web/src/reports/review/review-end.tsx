import { IconChecks } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';

interface ReviewEndProps {
  isEmpty: boolean;
  /** What comes next, such as signing. */
  action: ReactNode;
}

export function ReviewEnd({ isEmpty, action }: ReviewEndProps) {
  return (
    <EmptyState
      icon={IconChecks}
      title={isEmpty ? 'There is nothing to review' : 'Everything is reviewed'}
      action={action}
    >
      {isEmpty
        ? 'The report has no sentences yet.'
        : 'Every sentence was confirmed, and what the notes say beside it was placed or set aside. An edit brings the sentence back here.'}
    </EmptyState>
  );
}
