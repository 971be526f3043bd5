import { Switch } from '@mantine/core';
import type { Practice } from '../../api/practice.ts';
import { FormError } from '../../components/forms/form-error.tsx';
import { Section } from '../../components/layouts/section.tsx';
import { useChangePractice } from './use-change-practice.ts';

const ABOUT =
  'This matters only where a language model outside this machine is set up. ' +
  'What identifies people is looked for and hidden first, but a name can be missed: somebody who reads the text may see it.';

export function SendingSection({ practice: { looks_before_sending: isOn } }: { practice: Practice }) {
  const change = useChangePractice(
    isOn ? 'Texts are sent without being read first.' : 'From now on, texts are read before they are sent.',
  );
  return (
    <Section title="Before a text is sent to a language model" description={ABOUT}>
      <Switch
        label="Somebody reads each text before it is sent"
        description={
          isOn
            ? 'A report waits until somebody who may see the client has read and approved what would be sent.'
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
