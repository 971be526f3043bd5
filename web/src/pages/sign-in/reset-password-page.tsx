import { PageHeader } from '../../components/page-header.tsx';

export function ResetPasswordPage() {
  return <PageHeader title="New password" />;
}
