import { PageHeader } from '../../components/page-header.tsx';

export function ClientPage() {
  return <PageHeader title="Client" />;
}
