import { Group, Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import { Brand } from './brand.tsx';
import classes from './card-layout.module.css';

interface CardLayoutProps {
  children: ReactNode;
  /** Who is signed in, at the right of the name of the service. */
  aside?: ReactNode;
  maxWidth: number;
}

/** A page of one card without navigation, for somebody who came here from elsewhere and goes back there. */
export function CardLayout({ children, aside, maxWidth }: CardLayoutProps) {
  return (
    <div className={classes.root}>
      <Group component="header" justify="space-between" className={classes.head ?? ''}>
        <Brand size={30} />
        {aside}
      </Group>
      <main className={classes.main}>
        <Paper withBorder className={classes.card ?? ''} maw={maxWidth}>
          {children}
        </Paper>
      </main>
    </div>
  );
}
