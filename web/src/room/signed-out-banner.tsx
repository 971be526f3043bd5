import { Button } from '@mantine/core';
import { useEffect, useSyncExternalStore } from 'react';
import { signedOutStore, signInAddress, stayWhenSignedOut } from '../api/signed-out.ts';
import { Banner } from '../components/layouts/banner.tsx';

/** Somebody whose session ended while writing stays with the text, and is told the way back to it. */
export function SignedOutBanner({ isSignedOut, isKept }: { isSignedOut: boolean; isKept: boolean }) {
  useEffect(stayWhenSignedOut, []);
  const isFound = useSyncExternalStore(signedOutStore.subscribe, signedOutStore.get);
  if (!isSignedOut && !isFound) return null;
  if (!isKept) {
    return (
      <Banner>
        You are signed out, and this device cannot keep what you wrote: leave this page open, and sign in again in
        another tab.
      </Banner>
    );
  }
  return (
    <Banner
      action={
        <Button component="a" href={signInAddress()} size="xs">
          Sign in again
        </Button>
      }
    >
      You are signed out. What you wrote is kept on this device.
    </Banner>
  );
}
