import { Switch } from '@mantine/core';
import type { Practice } from '../../api/practice.ts';
import { FormError } from '../../components/form-error.tsx';
import { Section } from '../../components/section.tsx';
import { useChangePractice } from './use-change-practice.ts';

export function SendingSection({ practice: { looks_before_sending: isOn } }: { practice: Practice }) {
  const change = useChangePractice(
    isOn ? 'Texts are sent without being read first.' : 'From now on, texts are read before they are sent.',
  );
  return (
    <Section
      title="Before a text is sent to a language model"
      description="This matters only where a language model outside this machine is set up. Names, numbers and addresses that identify people are always hidden first."
    >
      <Switch
        label="Somebody reads each text before it is sent"
        description={
          isOn
            ? 'A report waits until somebody has read and approved what would be sent. Anyone who sees the client can do that.'
            : 'Texts are sent at once. What was sent can be read with each report.'
        }
        checked={isOn}
        disabled={change.isPending}
        onChange={() => change.mutate({ looks_before_sending: !isOn })}
      />
      <FormError error={change.error} />
    </Section>
  );
}
