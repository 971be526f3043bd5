import { Alert, Button, Group, Text } from '@mantine/core';
import { useEffect, useSyncExternalStore } from 'react';
import { signedOutStore, signInAddress, stayWhenSignedOut } from '../api/signed-out.ts';

/** Somebody whose session ended while writing stays with the text, and is told the way back to it. */
export function SignedOutBanner({ isSignedOut }: { isSignedOut: boolean }) {
  useEffect(stayWhenSignedOut, []);
  const isFound = useSyncExternalStore(signedOutStore.subscribe, signedOutStore.get);
  if (!isSignedOut && !isFound) return null;
  return (
    <Alert color="ochre" radius={0} py="xs" role="alert">
      <Group justify="space-between" gap="sm">
        <Text size="sm">You are signed out. What you wrote is kept on this device.</Text>
        <Button component="a" href={signInAddress()} size="xs">
          Sign in again
        </Button>
      </Group>
    </Alert>
  );
}
