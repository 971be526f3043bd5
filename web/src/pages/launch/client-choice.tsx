import {
  Alert,
  Button,
  Checkbox,
  Container,
  Divider,
  Group,
  Paper,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconUserPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError, listFieldErrors } from '../../api/api-error.ts';
import type { Client } from '../../api/clients.ts';
import { chooseLaunchClient, type Launch } from '../../api/launches.ts';
import { Brand } from '../../components/brand.tsx';
import { ClientLine } from '../../components/client-line.tsx';
import { ClientSearch } from '../../components/client-search.tsx';

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
  const form = useForm({
    initialValues: {
      first_name: launch.given_first_name ?? '',
      last_name: launch.given_last_name ?? '',
      date_of_birth: '',
      is_org_client: true,
    },
    validate: {
      first_name: (name) => (name.trim() === '' ? 'Give a first name' : null),
      last_name: (name) => (name.trim() === '' ? 'Give a last name' : null),
    },
  });
  const create = useMutation({
    mutationFn: (values: typeof form.values) => {
      const client = { ...values, date_of_birth: values.date_of_birth === '' ? null : values.date_of_birth };
      return chooseLaunchClient(launch.session_id, { new_client: client });
    },
    onSuccess: onChange,
    onError: (error) => form.setErrors(listFieldErrors(error)),
  });
  return (
    <Paper withBorder p="lg">
      <form onSubmit={form.onSubmit((values) => create.mutate(values))}>
        <Stack gap="md">
          <Title order={2} size="h3">
            New client
          </Title>
          <Group grow align="flex-start">
            <TextInput label="First name" maxLength={100} autoComplete="off" {...form.getInputProps('first_name')} />
            <TextInput label="Last name" maxLength={100} autoComplete="off" {...form.getInputProps('last_name')} />
          </Group>
          <TextInput
            type="date"
            label="Date of birth"
            description="If you know it"
            maw={220}
            {...form.getInputProps('date_of_birth')}
          />
          <Divider />
          <Checkbox
            label="Shared with the practice"
            description="Otherwise only you see the client, its notes and reports."
            {...form.getInputProps('is_org_client', { type: 'checkbox' })}
          />
          {create.isError && (
            <Alert color="red" role="alert">
              {describeError(create.error)}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button type="submit" loading={create.isPending}>
              Create and go on
            </Button>
          </Group>
        </Stack>
      </form>
    </Paper>
  );
}
