import { PageHeader } from '../../components/page-header.tsx';

export function ConsentPage() {
  return <PageHeader title="Connect" />;
}
