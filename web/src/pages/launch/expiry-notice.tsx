import { useEffect, useState } from 'react';
import { Banner } from '../../components/layouts/banner.tsx';

const SOON_MS = 30 * 60_000;
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** Shown in the last half hour before the session ends. */
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
    <Banner role="status">
      The report can be sent until {TIME.format(new Date(expiresAt))}. What you write is kept in any case.
    </Banner>
  );
}
