import { IconLock } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sessionQuery } from '../api/session.ts';
import { EmptyState } from './empty-state.tsx';
import { usePageTitle } from './layouts/page-header.tsx';

export function useIsAdmin(): boolean {
  return useSuspenseQuery(sessionQuery).data.member.role === 'admin';
}

/** For those who came by an address that was not meant for them; the service refuses them anyhow. */
export function AdminsOnly({ title, children }: { title: string; children: ReactNode }) {
  return useIsAdmin() ? children : <Refusal title={title} />;
}

function Refusal({ title }: { title: string }) {
  usePageTitle(title);
  return (
    <EmptyState isPage icon={IconLock} title="This page is for admins" wayOut={{ to: '/', label: 'To the start page' }}>
      Ask an admin of your practice if you need something from “{title}”.
    </EmptyState>
  );
}
