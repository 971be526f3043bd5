import { Button, PasswordInput, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isStatus } from '../../api/api-error.ts';
import { createOperatorApi } from '../../api/operator.ts';
import { CardLayout } from '../../components/card-layout.tsx';
import { Form } from '../../components/form.tsx';
import { usePageTitle } from '../../components/page-header.tsx';

const WRONG_TOKEN = 'This is not the operator token of this service.';

export function TokenForm({ onAccepted }: { onAccepted: (token: string) => void }) {
  usePageTitle('Operator');
  const [token, setToken] = useState('');
  const check = useMutation({
    mutationFn: () => createOperatorApi(token.trim()).listPractices(),
    onSuccess: () => onAccepted(token.trim()),
  });
  const button = (
    <Button type="submit" size="md" loading={check.isPending}>
      Open
    </Button>
  );
  return (
    <CardLayout maxWidth={480}>
      <Form
        isCheckedByBrowser
        onSubmit={check.mutate}
        error={isStatus(check.error, 401) ? WRONG_TOKEN : check.error}
        buttons={button}
      >
        <Stack gap={6}>
          <Title order={1}>Operator</Title>
          <Text c="dimmed">
            Partners, webhook deliveries and health, for whoever runs this service. The token is forgotten when you
            leave the page.
          </Text>
        </Stack>
        <PasswordInput
          label="Operator token"
          description="In the file operator-token of the data directory, unless it was set."
          autoComplete="off"
          size="md"
          required
          value={token}
          onChange={(event) => setToken(event.currentTarget.value)}
        />
      </Form>
    </CardLayout>
  );
}
