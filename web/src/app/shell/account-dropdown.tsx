import { Menu } from '@mantine/core';
import { IconLogout, IconUserCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type Session, signOut } from '../../api/session.ts';
import { SIGN_IN_PATH } from '../../api/signed-out.ts';
import { AccountButton } from './account-button.tsx';
import { SchemeItems } from './scheme-items.tsx';

/** To a whole new page, so that nothing of the person stays in memory. */
function leave(): void {
  void signOut().finally(() => location.assign(SIGN_IN_PATH));
}

/** Opened at once: it is fetched when somebody opens the menu. */
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
        <Menu.Item leftSection={<IconLogout size={18} aria-hidden />} onClick={leave}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
