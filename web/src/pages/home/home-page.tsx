import { Button, Grid, Stack } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { homeQuery } from '../../api/home.ts';
import { sessionQuery } from '../../api/session.ts';
import { Loaded } from '../../components/loaded.tsx';
import { PageHeader } from '../../components/layouts/page-header.tsx';
import { RowSkeletons } from '../../components/lists/row-skeletons.tsx';
import { LastClients } from './last-clients.tsx';
import { LaunchRequests } from './launch-requests.tsx';
import { NextSteps } from './next-steps.tsx';
import { NotesToCorrect } from './notes-to-correct.tsx';
import { YourReports } from './your-reports.tsx';

export function HomePage() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const home = useQuery(homeQuery);
  const [greeting] = useState(() => `Good ${partOfDay(new Date())}`);
  return (
    <>
      <PageHeader
        title={`${greeting}, ${firstNameOf(session.member.name)}`}
        description={session.practice.name}
        actions={
          <Button
            leftSection={<IconUsers size={18} aria-hidden />}
            renderRoot={(props) => <Link to="/clients" {...props} />}
          >
            Find a client
          </Button>
        }
      />
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, lg: 7 }}>
          <Loaded query={home} skeleton={<RowSkeletons count={5} height={56} />}>
            {(data) => (
              <Stack gap="lg">
                <LaunchRequests launches={data.launches} />
                <YourReports home={data} />
                <NotesToCorrect home={data} />
              </Stack>
            )}
          </Loaded>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 5 }}>
          <Stack gap="lg">
            {home.data !== undefined && <LastClients clients={home.data.clients} />}
            <NextSteps session={session} />
          </Stack>
        </Grid.Col>
      </Grid>
    </>
  );
}

function partOfDay(now: Date): string {
  if (now.getHours() < 12) return 'morning';
  return now.getHours() < 18 ? 'afternoon' : 'evening';
}

/** Titles stay with the name, so that nobody is called "Dr". */
function firstNameOf(name: string): string {
  const [first = name, second] = name.split(' ');
  return /^(dr|prof|mr|ms|mrs)\.?$/i.test(first) && second !== undefined ? name : first;
}
