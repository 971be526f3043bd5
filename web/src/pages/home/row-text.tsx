import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './home.module.css';

/** A row's name, and below it what else is known. */
export function RowText({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.text}>
      <Text size="sm" fw={550} truncate>
        {title}
      </Text>
      <Text size="sm" c="dimmed" truncate>
        {children}
      </Text>
    </div>
  );
}
