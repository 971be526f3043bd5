import { Text, type TextProps } from '@mantine/core';
import { useEffect, useState } from 'react';
import { describeTime } from './describe-time.ts';

interface TimeProps extends TextProps {
  /** ISO 8601; null shows `absent`. */
  at: string | null | undefined;
  absent?: string;
  /** `relative` counts from now ("5 minutes ago"), `date` leaves the time out. */
  format?: 'relative' | 'date' | 'full';
}

const FULL = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const REFRESH_MS = 30_000;

export function Time({ at, absent = 'never', format = 'relative', ...props }: TimeProps) {
  const now = useNow();
  if (at === null || at === undefined)
    return (
      <Text span inherit {...props}>
        {absent}
      </Text>
    );
  const date = new Date(at);
  const shown = {
    full: () => FULL.format(date),
    date: () => DATE.format(date),
    relative: () => describeTime(date, now),
  };
  return (
    <Text span inherit {...props}>
      <time dateTime={at} title={FULL.format(date)}>
        {shown[format]()}
      </time>
    </Text>
  );
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** A day without a time, as in a date of birth. */
export function formatDate(date: string): string {
  return DATE.format(new Date(`${date}T12:00:00`));
}
