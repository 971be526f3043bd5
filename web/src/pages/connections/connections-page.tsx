import { PageHeader } from '../../components/page-header.tsx';

export function ConnectionsPage() {
  return <PageHeader title="Partner connections" />;
}
