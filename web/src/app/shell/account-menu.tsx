import { Menu, UnstyledButton } from '@mantine/core';
import { IconLogout, IconSelector, IconUserCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type Session, signOut } from '../../api/session.ts';
import { SIGN_IN_PATH } from '../../api/signed-out.ts';
import { PersonName } from '../../components/person.tsx';
import { SchemeItems } from './scheme-items.tsx';
import classes from './account-menu.module.css';

/** To a whole new page, so that nothing of the person stays in memory. */
function leave(): void {
  void signOut().finally(() => location.assign(SIGN_IN_PATH));
}

export function AccountMenu({ session }: { session: Session }) {
  return (
    <Menu position="top-start" width={232} shadow="md" withinPortal>
      <Menu.Target>
        <UnstyledButton className={classes.target}>
          <PersonName name={session.member.name} detail={session.member.email} size="md" />
          <IconSelector size={18} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to="/account" leftSection={<IconUserCircle size={18} aria-hidden />}>
          Your account
        </Menu.Item>
        <Menu.Divider />
        <SchemeItems />
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={18} aria-hidden />} onClick={leave}>Sign out</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
