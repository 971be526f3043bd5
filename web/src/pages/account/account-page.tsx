import { Stack } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { sessionQuery } from '../../api/session.ts';
import { PageHeader } from '../../components/layouts/page-header.tsx';
import { CredentialsSection } from './credentials-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { SignatureSection } from './signature-section.tsx';
import { TwoStepSection } from './two-step-section.tsx';

export function AccountPage() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  return (
    <>
      <PageHeader title="Your account" description="Who you are here, and how you sign in." />
      <Stack gap="lg">
        <ProfileSection session={session} />
        <CredentialsSection session={session} />
        <SignatureSection session={session} />
        <PasswordSection />
        <TwoStepSection isOn={session.is_two_step_on} />
        <SessionsSection />
      </Stack>
    </>
  );
}
