import { Alert, Button, Container, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { describeError } from '../../api/api-error.ts';
import type { Client, ClientFields as Fields } from '../../api/clients.ts';
import { chooseLaunchClient, type Launch } from '../../api/launches.ts';
import { Brand } from '../../components/brand.tsx';
import { ClientFields, trimNames } from '../../components/client-fields.tsx';
import { ClientLine } from '../../components/client-line.tsx';
import { ClientSearch } from '../../components/client-search.tsx';
import { FormError } from '../../components/form-error.tsx';

interface ClientChoiceProps {
  launch: Launch;
  onChange: (launch: Launch) => void;
}

/** The first time that a partner asks about a person: which client of the practice is it? */
export function ClientChoice({ launch, onChange }: ClientChoiceProps) {
  const { session_id: sessionId, partner, suggestions } = launch;
  const given = [launch.given_first_name, launch.given_last_name].filter((name) => name !== null).join(' ');
  const [isCreating, setCreating] = useState(suggestions.length === 0);
  const [chosen, setChosen] = useState<Client | null>(null);
  const link = useMutation({
    mutationFn: (client: Client) => chooseLaunchClient(sessionId, { client_id: client.id }),
    onSuccess: onChange,
  });
  return (
    <Container component="main" size={620} py={56}>
      <Stack gap="xl">
        <Group justify="center">
          <Brand />
        </Group>
        <div>
          <Title order={1} ta="center">
            {given === '' ? 'Whom is this report about?' : `A report about ${given}`}
          </Title>
          <Text c="dimmed" ta="center" mt={6}>
            {partner.name} asks for it, as their record {launch.external_client_id}. Link that record once to a client
            of your practice; it will be remembered.
          </Text>
        </div>
        {link.isError && (
          <Alert color="red" role="alert">
            {describeError(link.error)}
          </Alert>
        )}
        <Paper withBorder p="lg">
          <Stack gap="md">
            {suggestions.length > 0 && (
              <Title order={2} size="h3">
                Is it one of these?
              </Title>
            )}
            {suggestions.map((client) => (
              <Choice key={client.id} client={client} isBusy={link.isPending} onLink={() => link.mutate(client)} />
            ))}
            {chosen !== null && <Choice client={chosen} isBusy={link.isPending} onLink={() => link.mutate(chosen)} />}
            <ClientSearch
              label={suggestions.length > 0 ? 'Or search for another client' : 'Search your clients'}
              onChoose={setChosen}
            />
          </Stack>
        </Paper>
        {isCreating ? (
          <NewClient launch={launch} onChange={onChange} />
        ) : (
          <Button
            variant="subtle"
            leftSection={<IconUserPlus size={18} aria-hidden />}
            onClick={() => setCreating(true)}
          >
            None of them: create a new client
          </Button>
        )}
      </Stack>
    </Container>
  );
}

function Choice({ client, isBusy, onLink }: { client: Client; isBusy: boolean; onLink: () => void }) {
  return (
    <Group justify="space-between" wrap="nowrap">
      <ClientLine client={client} />
      <Button
        variant="light"
        size="xs"
        onClick={onLink}
        loading={isBusy}
        aria-label={`Link to ${client.first_name} ${client.last_name}`}
      >
        Link
      </Button>
    </Group>
  );
}

function NewClient({ launch, onChange }: ClientChoiceProps) {
  const [fields, setFields] = useState<Fields>({
    first_name: launch.given_first_name ?? '',
    last_name: launch.given_last_name ?? '',
    date_of_birth: null,
    is_org_client: true,
  });
  const create = useMutation({
    mutationFn: () => chooseLaunchClient(launch.session_id, { new_client: trimNames(fields) }),
    onSuccess: onChange,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    create.mutate();
  };
  return (
    <Paper withBorder p="lg" component="form" onSubmit={submit}>
      <Stack gap="md">
        <Title order={2} size="h3">
          New client
        </Title>
        <ClientFields fields={fields} errors={{}} onChange={(changes) => setFields({ ...fields, ...changes })} />
        <FormError error={create.error} />
        <Group justify="flex-end">
          <Button
            type="submit"
            loading={create.isPending}
            disabled={fields.first_name.trim() === '' && fields.last_name.trim() === ''}
          >
            Create and go on
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
