import { PageHeader } from '../../components/page-header.tsx';

export function AccountPage() {
  return <PageHeader title="Your account" />;
}
