import { PasswordInput, Stack, Text, Title } from '@mantine/core';
import { isStatus } from '../../api/api-error.ts';
import { createOperatorApi } from '../../api/operator.ts';
import { CardLayout } from '../../components/layouts/card-layout.tsx';
import { Form } from '../../components/forms/form.tsx';
import { usePageTitle } from '../../components/layouts/page-header.tsx';
import { useSentForm } from '../../components/forms/use-sent-form.ts';

const WRONG_TOKEN = 'This is not the operator token of this service.';

export function TokenForm({ onAccepted }: { onAccepted: (token: string) => void }) {
  usePageTitle('Operator');
  const { field, sending } = useSentForm(
    { token: '' },
    ({ token }) => createOperatorApi(token.trim()).listPractices({ limit: 1 }),
    (_practices, form) => onAccepted(form.values.token.trim()),
  );
  const error = isStatus(sending.error, 401) ? WRONG_TOKEN : sending.error;
  return (
    <CardLayout maxWidth={480}>
      <Form isCheckedByBrowser action="Open" buttonAt="wide" {...sending} error={error}>
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
          {...field('token')}
        />
      </Form>
    </CardLayout>
  );
}
