import { PageHeader } from '../../components/page-header.tsx';

export function PracticePage() {
  return <PageHeader title="Practice" />;
}
