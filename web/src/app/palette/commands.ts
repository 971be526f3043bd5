import { useMantineColorScheme } from '@mantine/core';
import {
  IconDeviceDesktop,
  IconLogout,
  IconMoon,
  IconRosetteDiscountCheck,
  IconSun,
  IconTemplate,
  IconUserCircle,
  IconUserPlus,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { sessionQuery } from '../../api/session.ts';
import { leave } from '../../components/leave.ts';
import { NEW_TEMPLATE } from '../../pages/template/new-template.ts';
import { PRACTICE, WORK } from '../navigation/navigation.ts';
import type { PaletteItem } from './palette-item.ts';

function command(item: Omit<PaletteItem, 'group' | 'id'>): PaletteItem {
  return { ...item, group: 'Commands', id: `command-${item.label.toLowerCase().replaceAll(/\W+/g, '-')}` };
}

/** All that can be done from anywhere, for the person who is signed in. */
export function useCommands(): PaletteItem[] {
  const navigate = useNavigate();
  const { data: session } = useQuery(sessionQuery);
  const { setColorScheme } = useMantineColorScheme();
  const isAdmin = session?.member.role === 'admin';
  const pages = [...WORK, ...PRACTICE].filter(({ isForAdmins }) => isAdmin || isForAdmins !== true);
  return [
    command({
      label: 'New client',
      words: 'add create person',
      icon: IconUserPlus,
      isLeaving: true,
      run: () => void navigate({ to: '/clients', search: { add: 'client' } }),
    }),
    command({
      label: 'New template',
      words: 'add create',
      icon: IconTemplate,
      isLeaving: true,
      run: () => void navigate({ to: '/templates/$templateId', params: { templateId: NEW_TEMPLATE } }),
    }),
    ...pages.map(({ label, to, icon }) =>
      command({ label: `Go to ${label}`, icon, isLeaving: true, run: () => void navigate({ to }) }),
    ),
    command({
      label: 'Go to your account',
      words: 'password settings two-step',
      icon: IconUserCircle,
      isLeaving: true,
      run: () => void navigate({ to: '/account' }),
    }),
    command({
      label: 'Check a signed file',
      words: 'verify signature go to',
      icon: IconRosetteDiscountCheck,
      isLeaving: true,
      run: () => void navigate({ to: '/verify' }),
    }),
    command({
      label: 'Light appearance',
      words: 'theme bright',
      icon: IconSun,
      isLeaving: false,
      run: () => setColorScheme('light'),
    }),
    command({
      label: 'Dark appearance',
      words: 'theme night',
      icon: IconMoon,
      isLeaving: false,
      run: () => setColorScheme('dark'),
    }),
    command({
      label: 'System appearance',
      words: 'theme auto same',
      icon: IconDeviceDesktop,
      isLeaving: false,
      run: () => setColorScheme('auto'),
    }),
    command({ label: 'Sign out', words: 'log leave', icon: IconLogout, isLeaving: true, run: () => leave() }),
  ];
}
