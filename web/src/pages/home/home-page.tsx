import { PageHeader } from '../../components/page-header.tsx';

export function HomePage() {
  return <PageHeader title="Home" />;
}
