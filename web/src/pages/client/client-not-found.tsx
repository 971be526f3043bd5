import { IconUserQuestion } from '@tabler/icons-react';
import { EmptyState } from '../../components/empty-state.tsx';
import { usePageTitle } from '../../components/layouts/page-header.tsx';

export function ClientNotFound() {
  usePageTitle('Client not found');
  return (
    <EmptyState
      isPage
      icon={IconUserQuestion}
      title="There is no such client here"
      wayOut={{ to: '/clients', label: 'All clients' }}
    >
      The client may be private to a colleague. Only its owner can share it with the organisation.
    </EmptyState>
  );
}
