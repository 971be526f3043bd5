import { AppShell, Box, Burger, Group, NavLink, Stack, Text } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { sessionQuery } from '../../api/session.ts';
import { Brand } from '../../components/layouts/brand.tsx';
import { AccountMenu } from './account-menu.tsx';
import { type NavigationItem, PRACTICE, WORK } from '../navigation/navigation.ts';
import { SearchButton, SearchIcon } from './search-button.tsx';
import classes from './shell.module.css';

const MAIN_ID = 'main';

/** The frame of the console: navigation at the left, behind a button on a tablet, and the page. */
export function Shell() {
  const [isOpen, { toggle, close }] = useDisclosure(false);
  const { data: session } = useSuspenseQuery(sessionQuery);
  const { pathname } = useLocation();
  useEffect(close, [pathname, close]);
  useHotkeys([['Escape', close]]);
  const main = useFocusOnMove(pathname);
  const isAdmin = session.member.role === 'admin';
  return (
    <AppShell
      header={{ height: { base: 56, md: 0 } }}
      navbar={{ width: 248, breakpoint: 'md', collapsed: { mobile: !isOpen } }}
      padding={0}
    >
      <a className={classes.skip} href={`#${MAIN_ID}`}>
        Skip to the page
      </a>
      <AppShell.Header hiddenFrom="md" className={classes.header}>
        <Group h="100%" px="md" gap="sm">
          <Burger opened={isOpen} onClick={toggle} size="sm" aria-label="Navigation" aria-expanded={isOpen} />
          <Brand size={26} />
          <SearchIcon />
        </Group>
      </AppShell.Header>
      {isOpen && <Box hiddenFrom="md" className={classes.veil} onClick={close} aria-hidden />}
      <AppShell.Navbar className={classes.navbar} data-open={isOpen}>
        <Box visibleFrom="md" px="lg" pt="lg" pb="sm">
          <Link to="/" className={classes.brand}>
            <Brand />
          </Link>
        </Box>
        <Box visibleFrom="md" px="sm" pb={4}>
          <SearchButton />
        </Box>
        <Stack component="nav" aria-label="Main" gap="lg" px="sm" py="md" className={classes.sections}>
          <Section items={WORK} isAdmin={isAdmin} pathname={pathname} />
          <Section title={session.practice.name} items={PRACTICE} isAdmin={isAdmin} pathname={pathname} />
        </Stack>
        <Box p="sm" className={classes.foot}>
          <AccountMenu session={session} />
        </Box>
      </AppShell.Navbar>
      <AppShell.Main id={MAIN_ID} ref={main} tabIndex={-1}>
        <div className={classes.page}>
          <Outlet />
        </div>
      </AppShell.Main>
    </AppShell>
  );
}

/** A browser reads out a page that it loads; one that only changes has to be given the focus. */
function useFocusOnMove(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

interface SectionProps {
  title?: string;
  items: NavigationItem[];
  isAdmin: boolean;
  pathname: string;
}

function Section({ title, items, isAdmin, pathname }: SectionProps) {
  return (
    <div>
      {title !== undefined && (
        <Text className={classes.sectionTitle} truncate>
          {title}
        </Text>
      )}
      {items
        .filter((item) => isAdmin || item.isForAdmins !== true)
        .map(({ label, to, icon: ItemIcon }) => {
          const isCurrent = isBelow(pathname, to);
          return (
            <NavLink
              key={to}
              renderRoot={(props) => (
                <Link
                  to={to}
                  activeOptions={{ exact: true }}
                  {...props}
                  {...(isCurrent && { 'aria-current': 'page' })}
                />
              )}
              label={label}
              leftSection={<ItemIcon size={19} stroke={1.6} aria-hidden />}
              active={isCurrent}
              className={classes.link ?? ''}
            />
          );
        })}
    </div>
  );
}

/** Home and Practice are current only on their own page: other entries of the list are below them. */
function isBelow(pathname: string, to: string): boolean {
  return pathname === to || (to !== '/' && to !== '/practice' && pathname.startsWith(`${to}/`));
}
