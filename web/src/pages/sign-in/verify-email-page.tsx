import { PageHeader } from '../../components/page-header.tsx';

export function VerifyEmailPage() {
  return <PageHeader title="E-mail address" />;
}
