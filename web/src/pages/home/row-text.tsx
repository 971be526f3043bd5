import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './home.module.css';

/** A row's name, and below it what else is known. */
export function RowText({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.text}>
      <Text size="sm" fw={550} lineClamp={2}>
        {title}
      </Text>
      <Text size="sm" c="dimmed" lineClamp={2}>
        {children}
      </Text>
    </div>
  );
}
