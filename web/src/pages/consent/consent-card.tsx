import { Button, Divider, Group, List, SimpleGrid, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { type Icon, IconArrowsLeftRight, IconCheck, IconX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type Consent, decideAuthorization } from '../../api/consent.ts';
import { FormError } from '../../components/forms/form-error.tsx';
import { usePageTitle } from '../../components/layouts/page-header.tsx';

interface ConsentCardProps {
  consent: Consent;
  search: string;
}

export function ConsentCard({ consent, search }: ConsentCardProps) {
  usePageTitle(`Connect ${consent.partner_name}?`);
  const decide = useMutation({
    mutationFn: (decision: 'approve' | 'refuse') => decideAuthorization(search, decision),
    onSuccess: ({ redirect_to: redirectTo }) => location.assign(redirectTo),
  });
  const isBusy = decide.isPending || decide.isSuccess;
  return (
    <Stack gap="lg">
      <Stack gap="sm">
        <ThemeIcon variant="light" size={48} radius="xl">
          <IconArrowsLeftRight size={24} aria-hidden />
        </ThemeIcon>
        <Title order={1}>Connect {consent.partner_name}?</Title>
        <Text>
          <strong>{consent.partner_name}</strong> asks to be connected with <strong>{consent.practice_name}</strong>.
        </Text>
      </Stack>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xl">
        <Abilities title="It will be able to" items={consent.can} icon={IconCheck} color="pine" />
        <Abilities title="It will not be able to" items={consent.cannot} icon={IconX} color="gray" />
      </SimpleGrid>
      <Divider />
      <Text size="sm" c="dimmed">
        Either way you go back to <strong>{consent.redirect_host}</strong>. If the two are connected already, approving
        renews the connection. You can end it at any time under Connections.
      </Text>
      <FormError error={decide.error} />
      <Group grow>
        <Button
          size="md"
          variant="default"
          disabled={isBusy && decide.variables !== 'refuse'}
          loading={isBusy && decide.variables === 'refuse'}
          onClick={() => decide.mutate('refuse')}
        >
          Refuse
        </Button>
        <Button
          size="md"
          disabled={isBusy && decide.variables !== 'approve'}
          loading={isBusy && decide.variables === 'approve'}
          onClick={() => decide.mutate('approve')}
        >
          Approve
        </Button>
      </Group>
    </Stack>
  );
}

interface AbilitiesProps {
  title: string;
  items: string[];
  icon: Icon;
  color: string;
}

function Abilities({ title, items, icon: ItemIcon, color }: AbilitiesProps) {
  const mark = (
    <ThemeIcon variant="light" color={color} size={22} radius="xl">
      <ItemIcon size={14} stroke={2.2} aria-hidden />
    </ThemeIcon>
  );
  return (
    <Stack gap="sm">
      <Title order={2} size="h3">
        {title}
      </Title>
      <List size="sm" spacing="sm" icon={mark} styles={{ itemWrapper: { alignItems: 'flex-start' } }}>
        {items.map((item) => (
          <List.Item key={item}>{item}</List.Item>
        ))}
      </List>
    </Stack>
  );
}
