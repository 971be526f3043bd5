import { PageHeader } from '../../components/page-header.tsx';

export function ClientsPage() {
  return <PageHeader title="Clients" />;
}
