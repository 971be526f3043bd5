import { Button, Group, Modal, Stack, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { listFieldErrors } from '../../api/api-error.ts';
import { CopySecret } from '../../components/copy-secret.tsx';
import { FormButtons } from '../../components/form-buttons.tsx';
import { FormError } from '../../components/form-error.tsx';
import { OPERATOR, useOperator } from './operator-context.ts';

export function RegisterPartner({ onClose }: { onClose: () => void }) {
  const operator = useOperator();
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const [redirectUris, setRedirectUris] = useState('');
  const [webhookUrl, setWebhookUrl] = useState('');
  const register = useMutation({
    mutationFn: operator.registerPartner,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: OPERATOR }),
  });
  const faults = listFieldErrors(register.error);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const uris = redirectUris.split(/\s+/).filter((uri) => uri !== '');
    register.mutate({ name: name.trim(), redirect_uris: uris, webhook_url: webhookUrl.trim() });
  };
  const made = register.data;
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={made === undefined ? 'Register a partner' : `${made.name} is registered`}
      closeOnClickOutside={made === undefined}
      withCloseButton={made === undefined}
    >
      {made === undefined ? (
        <form onSubmit={submit}>
          <Stack gap="md">
            <TextInput
              label="Name"
              description="Practices see it before they connect."
              required
              withAsterisk={false}
              data-autofocus
              maxLength={255}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <Textarea
              label="Redirect addresses"
              description="Where it may come back to after consent, one a line."
              required
              withAsterisk={false}
              autosize
              minRows={2}
              error={faults['redirect_uris']}
              value={redirectUris}
              onChange={(event) => setRedirectUris(event.currentTarget.value)}
            />
            <TextInput
              label="Webhook address"
              type="url"
              required
              withAsterisk={false}
              error={faults['webhook_url']}
              value={webhookUrl}
              onChange={(event) => setWebhookUrl(event.currentTarget.value)}
            />
            <FormError error={register.error} />
            <FormButtons action="Register" isBusy={register.isPending} onCancel={onClose} />
          </Stack>
        </form>
      ) : (
        <Registered partner={made} onClose={onClose} />
      )}
    </Modal>
  );
}

interface RegisteredProps {
  partner: { client_id: string; client_secret: string; webhook_secret: string };
  onClose: () => void;
}

function Registered({ partner, onClose }: RegisteredProps) {
  return (
    <Stack gap="md">
      <CopySecret label="Client id" secret={partner.client_id} />
      <CopySecret label="Client secret" secret={partner.client_secret} note="Shown this once." />
      <CopySecret label="Webhook secret" secret={partner.webhook_secret} note="Shown this once." />
      <Group justify="flex-end">
        <Button onClick={onClose}>Done</Button>
      </Group>
    </Stack>
  );
}
