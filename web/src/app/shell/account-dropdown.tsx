import { Menu } from '@mantine/core';
import { IconLogout, IconUserCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Session } from '../../api/session.ts';
import { AccountButton } from './account-button.tsx';
import { leave } from '../../components/leave.ts';
import { SchemeItems } from './scheme-items.tsx';

/** Its code is fetched when somebody opens the menu, so it is shown open from the start. */
export function AccountDropdown({ session }: { session: Session }) {
  return (
    <Menu defaultOpened position="top-start" width={232} shadow="md" withinPortal>
      <Menu.Target>
        <AccountButton session={session} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to="/account" leftSection={<IconUserCircle size={18} aria-hidden />}>
          Your account
        </Menu.Item>
        <Menu.Divider />
        <SchemeItems />
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={18} aria-hidden />} onClick={() => leave()}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
