import { PageHeader } from '../../components/page-header.tsx';

export function LaunchPage() {
  return <PageHeader title="Write a report" />;
}
