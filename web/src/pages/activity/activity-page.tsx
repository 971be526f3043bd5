import { PageHeader } from '../../components/page-header.tsx';

export function ActivityPage() {
  return <PageHeader title="Activity" />;
}
