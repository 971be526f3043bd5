import { PageHeader } from '../../components/page-header.tsx';

export function TemplatesPage() {
  return <PageHeader title="Templates" />;
}
