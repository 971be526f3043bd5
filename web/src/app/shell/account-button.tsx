import { UnstyledButton } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import type { Session } from '../../api/session.ts';
import { PersonName } from '../../components/person.tsx';
import classes from './account-button.module.css';

interface AccountButtonProps extends ComponentProps<'button'> {
  session: Session;
}

export function AccountButton({ session, ...props }: AccountButtonProps) {
  return (
    <UnstyledButton {...props} className={classes.target ?? ''}>
      <PersonName name={session.member.name} detail={session.member.email} size="md" />
      <IconSelector size={18} aria-hidden />
    </UnstyledButton>
  );
}
