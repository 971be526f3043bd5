import { Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { CopySecret } from '../../components/forms/copy-secret.tsx';
import { FormDialog } from '../../components/forms/form.tsx';
import { NameInput } from '../../components/forms/name-input.tsx';
import { useSentForm } from '../../components/forms/use-sent-form.ts';
import { OPERATOR, useOperator } from './operator-context.ts';

export function RegisterPartner({ onClose }: { onClose: () => void }) {
  const operator = useOperator();
  const queryClient = useQueryClient();
  const { field, sending, answer } = useSentForm(
    { name: '', redirect_uris: '', webhook_url: '' },
    ({ name, redirect_uris: addresses, webhook_url: webhookUrl }) =>
      operator.registerPartner({
        name: name.trim(),
        redirect_uris: addresses.split(/\s+/).filter((address) => address !== ''),
        webhook_url: webhookUrl.trim(),
      }),
    () => queryClient.invalidateQueries({ queryKey: OPERATOR }),
  );
  return (
    <FormDialog
      size="lg"
      title={answer === undefined ? 'Register a partner' : `${answer.name} is registered`}
      action="Register"
      isCheckedByBrowser
      onClose={onClose}
      {...sending}
      isShownOnce
      done={
        answer && (
          <>
            <CopySecret label="Client id" secret={answer.client_id} />
            <CopySecret label="Client secret" secret={answer.client_secret} note="You cannot see it again." />
            <CopySecret label="Webhook secret" secret={answer.webhook_secret} note="You cannot see it again." />
          </>
        )
      }
    >
      <NameInput description="Practices see it before they connect." required data-autofocus {...field('name')} />
      <Textarea
        label="Redirect addresses"
        description="Where the browser may return to after consent. One address on each line."
        required
        autosize
        minRows={2}
        {...field('redirect_uris')}
      />
      <TextInput label="Webhook address" type="url" required {...field('webhook_url')} />
    </FormDialog>
  );
}
