import { Anchor } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import classes from './back-link.module.css';

/** Above the title of a page: the way back to what it belongs to. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Anchor component={Link} to={to} size="sm" className={classes['back'] ?? ''}>
      <IconArrowLeft size={15} aria-hidden /> {children}
    </Anchor>
  );
}
