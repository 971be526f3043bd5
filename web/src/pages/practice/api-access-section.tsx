import { Anchor, Switch } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import type { Practice } from '../../api/practice.ts';
import { ConfirmDialog } from '../../components/forms/confirm-dialog.tsx';
import { FormError } from '../../components/forms/form-error.tsx';
import { Section } from '../../components/layouts/section.tsx';
import { useChangePractice } from './use-change-practice.ts';

export function ApiAccessSection({ practice }: { practice: Practice }) {
  const [isAsking, asking] = useDisclosure(false);
  const turnOn = useChangePractice('API keys work from now on.');
  const turnOff = useChangePractice('API keys no longer work.');
  const isOn = turnOn.isPending || practice.api_keys_enabled;
  return (
    <Section
      title="API access"
      description={
        <>
          Other software can read and write through{' '}
          <Anchor inherit underline="always" renderRoot={toKeys}>
            API keys
          </Anchor>
          , if you allow it.
        </>
      }
    >
      <Switch
        label="Allow API keys"
        description={isOn ? 'Keys of this practice work.' : 'No key of this practice works, whoever made it.'}
        checked={isOn}
        disabled={turnOn.isPending}
        onChange={() => (isOn ? asking.open() : turnOn.mutate({ api_keys_enabled: true }))}
      />
      <FormError error={turnOn.error} />
      <ConfirmDialog
        opened={isAsking}
        onClose={asking.close}
        title="Turn API keys off?"
        action="Turn off"
        isDangerous
        onConfirm={() => turnOff.mutateAsync({ api_keys_enabled: false })}
      >
        Software that uses a key of this practice is refused from this moment on. The keys are kept: turning this on
        again lets them work again.
      </ConfirmDialog>
    </Section>
  );
}

function toKeys(props: object) {
  return <Link to="/practice/api-keys" {...props} />;
}
