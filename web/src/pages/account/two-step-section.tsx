import { Button, Group, Text, ThemeIcon } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconShieldCheck, IconShieldOff } from '@tabler/icons-react';
import { Section } from '../../components/layouts/section.tsx';
import { DisableTwoStep } from './disable-two-step.tsx';
import { EnrolTwoStep } from './enrol-two-step.tsx';

export function TwoStepSection({ isOn }: { isOn: boolean }) {
  const [isEnrolling, enrolling] = useDisclosure(false);
  const [isDisabling, disabling] = useDisclosure(false);
  const StateIcon = isOn ? IconShieldCheck : IconShieldOff;
  return (
    <Section
      title="Two-step sign-in"
      description="Besides your password, signing in then needs a code from an app on your phone."
      actions={
        isOn ? (
          <Button variant="default" onClick={disabling.open}>
            Turn off
          </Button>
        ) : (
          <Button onClick={enrolling.open}>Turn on</Button>
        )
      }
    >
      <Group gap="sm">
        <ThemeIcon variant="light" color={isOn ? 'pine' : 'gray'} size={34} radius="xl">
          <StateIcon size={19} aria-hidden />
        </ThemeIcon>
        <Text size="sm" fw={550}>
          {isOn ? 'It is on.' : 'It is off. A stolen password is enough to get in.'}
        </Text>
      </Group>
      {isEnrolling && <EnrolTwoStep onClose={enrolling.close} />}
      {isDisabling && <DisableTwoStep onClose={disabling.close} />}
    </Section>
  );
}
