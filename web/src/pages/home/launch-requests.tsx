import { Badge } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { WaitingLaunch } from '../../api/home.ts';
import { Section } from '../../components/layouts/section.tsx';
import { Time } from '../../components/times/time.tsx';
import { FoldedList } from './folded-list.tsx';
import classes from './home.module.css';
import { RowText } from './row-text.tsx';

/** What partners ask this member to write. Nothing is shown where nobody asks. */
export function LaunchRequests({ launches }: { launches: WaitingLaunch[] }) {
  if (launches.length === 0) return null;
  return (
    <Section title="Requests from partners" description="Send the report before the request expires.">
      <FoldedList label="Requests from partners" items={launches} keyOf={({ session_id: id }) => id}>
        {(launch) => (
          <Link to="/launch/$sessionId" params={{ sessionId: launch.session_id }} className={classes.row}>
            <RowText title={launch.client_name ?? 'A client without a name'}>
              {launch.partner_name} · {launch.status === 'created' ? 'not opened yet' : 'opened'}
            </RowText>
            <Badge variant="light" color="ochre" tt="none" fw={550} radius="sm" miw="max-content">
              Expires <Time at={launch.expires_at} />
            </Badge>
          </Link>
        )}
      </FoldedList>
    </Section>
  );
}
