import { Alert, Text } from '@mantine/core';
import { useEffect, useState } from 'react';

const SOON_MS = 30 * 60_000;
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** In the last half hour. */
export function ExpiryNotice({ expiresAt }: { expiresAt: string }) {
  const [isSoon, setSoon] = useState(false);
  useEffect(() => {
    const look = (): void => setSoon(Date.parse(expiresAt) - Date.now() < SOON_MS);
    look();
    const timer = setInterval(look, 15_000);
    return () => clearInterval(timer);
  }, [expiresAt]);
  if (!isSoon) return null;
  return (
    <Alert color="ochre" radius={0} py="xs" role="status">
      <Text size="sm">
        The report can be sent until {TIME.format(new Date(expiresAt))}. What you write is kept in any case.
      </Text>
    </Alert>
  );
}
