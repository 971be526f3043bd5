import { Alert, Anchor, Button, Skeleton, Stack, Switch } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconInfoCircle, IconPlus } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { apiKeysQuery } from '../../api/api-keys.ts';
import { practiceQuery } from '../../api/practice.ts';
import { sessionQuery } from '../../api/session.ts';
import { Loaded } from '../../components/loaded.tsx';
import { PageHeader } from '../../components/layouts/page-header.tsx';
import { CreateKey } from './create-key.tsx';
import { groupKeys } from './group-keys.ts';
import { KeysSection } from './keys-section.tsx';

export function ApiKeysPage() {
  const { member } = useSuspenseQuery(sessionQuery).data;
  const isAdmin = member.role === 'admin';
  const keys = useQuery(apiKeysQuery);
  const practice = useQuery(practiceQuery);
  const [isCreating, creating] = useDisclosure(false);
  const [hasRevoked, setHasRevoked] = useState(false);
  return (
    <>
      <PageHeader
        title="API keys"
        description="Other software uses a key to read and write here."
        actions={
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={creating.open}>
            Create a key
          </Button>
        }
      />
      <Stack gap="lg">
        {practice.data?.api_keys_enabled === false && <SwitchedOff isAdmin={isAdmin} />}
        <Loaded query={keys} skeleton={<Skeleton height={230} radius="lg" />}>
          {(list) => {
            const shown = hasRevoked ? list : list.filter((key) => key.revoked_at === null);
            const revoked = list.filter((key) => key.revoked_at !== null).length;
            return (
              <>
                {groupKeys(shown, member).map((group) => (
                  <KeysSection key={group.title} {...group} onCreate={creating.open} />
                ))}
                {revoked > 0 && (
                  <Switch
                    label={`Show revoked keys (${revoked})`}
                    checked={hasRevoked}
                    onChange={(event) => setHasRevoked(event.currentTarget.checked)}
                  />
                )}
              </>
            );
          }}
        </Loaded>
      </Stack>
      {isCreating && <CreateKey isAdmin={isAdmin} onClose={creating.close} />}
    </>
  );
}

function SwitchedOff({ isAdmin }: { isAdmin: boolean }) {
  return (
    <Alert color="ochre" title="API keys are switched off" icon={<IconInfoCircle size={18} aria-hidden />}>
      No key works until an admin allows them for the whole practice.{' '}
      {isAdmin && (
        <Anchor inherit c="inherit" underline="always" renderRoot={(props) => <Link to="/practice" {...props} />}>
          Allow API keys
        </Anchor>
      )}
    </Alert>
  );
}
