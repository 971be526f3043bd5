import { Alert, Skeleton, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { type ExportCheck, exportCheckQuery } from '../api/reports.ts';
import { Loaded } from '../components/loaded.tsx';

/** Says which characters a PDF of the report cannot show. Nothing where it shows all. */
export function UnprintableNotice({ reportId }: { reportId: string }) {
  const check = useQuery(exportCheckQuery(reportId));
  return (
    <Loaded query={check} skeleton={<Skeleton h={20} />}>
      {(found) => (found.count === 0 ? null : <Warning found={found} />)}
    </Loaded>
  );
}

function Warning({ found: { unprintable, count } }: { found: ExportCheck }) {
  const more = count - unprintable.length;
  return (
    <Alert
      color="ochre"
      icon={<IconAlertTriangle size={18} aria-hidden />}
      title={count === 1 ? 'One character cannot be shown in a PDF' : `${count} characters cannot be shown in a PDF`}
    >
      <Text size="sm">
        <bdi>{unprintable.join(' ')}</bdi>
        {more > 0 && ` and ${more} more`}. No font that comes with the service has them: each stands as a box (□). The
        Word file has them all.
      </Text>
    </Alert>
  );
}

/** Where the service cannot tell, nobody is kept from the file: it shows a box for each such character. */
export async function hasUnprintable(queryClient: QueryClient, reportId: string): Promise<boolean> {
  const check = await queryClient.fetchQuery(exportCheckQuery(reportId)).catch(() => null);
  return check !== null && check.count > 0;
}
