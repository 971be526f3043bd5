import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Brand } from './brand.tsx';
import classes from './front-layout.module.css';
import { usePageTitle } from './page-header.tsx';
import sheet from './report-sheet.svg';

interface FrontLayoutProps {
  title: string;
  description?: ReactNode | undefined;
  children: ReactNode;
}

/** For people who are not signed in: what this is at the left, one thing to do at the right. */
export function FrontLayout({ title, description, children }: FrontLayoutProps) {
  usePageTitle(title);
  return (
    <div className={classes.root}>
      <aside className={classes.aside} aria-label="Casewright">
        <Brand size={34} />
        <img src={sheet} className={classes.sheet} alt="" />
        <div>
          <p className={classes.promise}>Clinical reports that keep to your notes.</p>
          <p className={classes.more}>Every sentence shows the note it comes from. You decide what is sent.</p>
        </div>
      </aside>
      <main className={classes.main}>
        <Stack gap="xl" className={classes.form ?? ''}>
          <div className={classes.smallBrand}>
            <Brand size={30} />
          </div>
          <Stack gap={6}>
            <Title order={1}>{title}</Title>
            {description !== undefined && <Text c="dimmed">{description}</Text>}
          </Stack>
          {children}
        </Stack>
      </main>
    </div>
  );
}
