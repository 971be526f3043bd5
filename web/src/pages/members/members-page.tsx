import { PageHeader } from '../../components/page-header.tsx';

export function MembersPage() {
  return <PageHeader title="Members" />;
}
