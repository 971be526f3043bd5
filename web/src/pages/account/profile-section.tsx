import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconMail, IconRosetteDiscountCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { requestVerification, type VerificationOutcome } from '../../api/account.ts';
import type { Session } from '../../api/session.ts';
import { FormError } from '../../components/forms/form-error.tsx';
import { PersonName } from '../../components/person.tsx';
import { Section } from '../../components/layouts/section.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';

const OUTCOMES: Record<VerificationOutcome, string> = {
  mailed: 'A message with a link is on its way to you.',
  already_verified: 'The address is verified already.',
  mail_is_off: 'This service sends no mail. Whoever operates it can mark your address as verified.',
};

const WHY_VERIFY = 'Verify it, so that partners can ask you for reports.';

export function ProfileSection({ session }: { session: Session }) {
  const ask = useMutation({ mutationFn: requestVerification });
  const { member, practice } = session;
  return (
    <Section title="Profile" description={`An admin of ${practice.name} can change your name and your role.`}>
      <Group justify="space-between" gap="md">
        <PersonName name={member.name} detail={member.email} size="md" />
        <Group gap="xs">
          <StatusBadge status={member.role} />
          {session.is_email_verified && (
            <Group gap={4} c="dimmed">
              <IconRosetteDiscountCheck size={18} aria-hidden />
              <Text size="sm">Address verified</Text>
            </Group>
          )}
        </Group>
      </Group>
      {!session.is_email_verified && (
        <Stack gap="sm">
          <Alert
            role="note"
            color="ochre"
            icon={<IconMail size={18} aria-hidden />}
            title="Your e-mail address is not verified"
          >
            <Stack gap="sm" align="flex-start">
              <span>{ask.isSuccess ? OUTCOMES[ask.data.outcome] : WHY_VERIFY}</span>
              {!ask.isSuccess && (
                <Button variant="default" loading={ask.isPending} onClick={() => ask.mutate()}>
                  Send me a link
                </Button>
              )}
            </Stack>
          </Alert>
          <FormError error={ask.error} />
        </Stack>
      )}
    </Section>
  );
}
