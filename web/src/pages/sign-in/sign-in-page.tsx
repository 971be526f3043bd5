import { PageHeader } from '../../components/page-header.tsx';

export function SignInPage() {
  return <PageHeader title="Sign in" />;
}
