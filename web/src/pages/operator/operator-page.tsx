import { PageHeader } from '../../components/page-header.tsx';

export function OperatorPage() {
  return <PageHeader title="Operator" />;
}
