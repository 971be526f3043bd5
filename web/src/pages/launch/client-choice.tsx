import { Button, Container, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Client } from '../../api/clients.ts';
import { chooseLaunchClient, type Launch } from '../../api/launches.ts';
import { Brand } from '../../components/layouts/brand.tsx';
import { ClientFields, isNameless, trimNames } from '../../components/clients/client-fields.tsx';
import { ClientLine } from '../../components/clients/client-line.tsx';
import { ClientSearch } from '../../components/clients/client-search.tsx';
import { Form } from '../../components/forms/form.tsx';
import { FormError } from '../../components/forms/form-error.tsx';
import { useSentForm } from '../../components/forms/use-sent-form.ts';
import classes from './launch.module.css';

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
    <Container component="main" size={620} py={56} className={classes['plain'] ?? ''}>
      <Stack gap="xl">
        <Group justify="center">
          <Brand />
        </Group>
        <div>
          <Title order={1} ta="center">
            {given === '' ? 'Who is this report about?' : `A report about ${given}`}
          </Title>
          <Text c="dimmed" ta="center" mt={6}>
            {partner.name} asks for a report on their record {launch.external_client_id}. Link that record to a client
            of your practice. You do this only once.
          </Text>
        </div>
        <FormError error={link.error} />
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
  const { form, values, sending } = useSentForm(
    {
      first_name: launch.given_first_name ?? '',
      last_name: launch.given_last_name ?? '',
      date_of_birth: null,
      pronouns: null,
      is_org_client: true,
    },
    (fields) => chooseLaunchClient(launch.session_id, { new_client: trimNames(fields) }),
    onChange,
  );
  return (
    <Paper withBorder p="lg">
      <Form
        isCheckedByBrowser
        action="Create and continue"
        buttonAt="right"
        isDisabled={isNameless(values)}
        {...sending}
      >
        <Title order={2} size="h3">
          New client
        </Title>
        <ClientFields form={form} />
      </Form>
    </Paper>
  );
}
