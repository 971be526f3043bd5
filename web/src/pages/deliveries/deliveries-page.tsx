import { PageHeader } from '../../components/page-header.tsx';

export function DeliveriesPage() {
  return <PageHeader title="Webhook deliveries" />;
}
