import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Brand } from './brand.tsx';
import classes from './front-layout.module.css';
import { usePageTitle } from './page-header.tsx';

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
        <Sheet />
        <div>
          <p className={classes.promise}>Clinical reports that keep to your notes.</p>
          <p className={classes.more}>
            Every sentence leads back to where it came from, and nothing leaves your practice unread.
          </p>
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

/** A page of a report with one sentence marked, and the note it rests on. */
function Sheet() {
  return (
    <svg viewBox="0 0 360 250" className={classes.sheet} aria-hidden focusable="false">
      <rect x="24" y="14" width="206" height="222" rx="10" className={classes.paper} />
      <g className={classes.lines}>
        <rect x="46" y="40" width="92" height="9" rx="4.5" />
        <rect x="46" y="70" width="160" height="6" rx="3" />
        <rect x="46" y="86" width="146" height="6" rx="3" />
        <rect x="46" y="134" width="156" height="6" rx="3" />
        <rect x="46" y="150" width="128" height="6" rx="3" />
        <rect x="46" y="166" width="150" height="6" rx="3" />
        <rect x="46" y="198" width="110" height="6" rx="3" />
      </g>
      <rect x="40" y="103" width="170" height="20" rx="6" className={classes.marked} />
      <rect x="46" y="110" width="152" height="6" rx="3" className={classes.markedLine} />
      <path d="M212 113 C 240 113, 232 160, 258 160" className={classes.thread} />
      <rect x="258" y="128" width="92" height="70" rx="9" className={classes.note} />
      <g className={classes.noteLines}>
        <rect x="272" y="145" width="50" height="6" rx="3" />
        <rect x="272" y="159" width="64" height="6" rx="3" />
        <rect x="272" y="173" width="40" height="6" rx="3" />
      </g>
    </svg>
  );
}
