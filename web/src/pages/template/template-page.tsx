import { PageHeader } from '../../components/page-header.tsx';

export function TemplatePage() {
  return <PageHeader title="Template" />;
}
