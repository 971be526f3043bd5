import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { CodeInput } from '../../components/forms/code-input.tsx';
import type { Proof } from '../../api/signing.ts';

interface ProofFieldsProps {
  proof: Proof;
  isTwoStepOn: boolean;
  onChange: (proof: Proof) => void;
}

/** Asks for the password or, where the person has one, a code: the sign-in is older than a signature may rest on. */
export function ProofFields({ proof, isTwoStepOn, onChange }: ProofFieldsProps) {
  const isCode = 'code' in proof;
  return (
    <Stack gap="xs">
      <Text size="sm">You signed in more than fifteen minutes ago. Show that it is you.</Text>
      {isCode ? (
        <CodeInput
          label="Code from your app"
          description="Six digits, or one of your recovery codes."
          value={proof.code}
          onChange={(code) => onChange({ code })}
        />
      ) : (
        <PasswordInput
          label="Your password"
          autoComplete="current-password"
          required
          value={proof.password}
          onChange={(event) => onChange({ password: event.currentTarget.value })}
        />
      )}
      {isTwoStepOn && (
        <Group>
          <Button variant="subtle" size="compact-sm" onClick={() => onChange(isCode ? { password: '' } : { code: '' })}>
            {isCode ? 'Use your password instead' : 'Use a code instead'}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
