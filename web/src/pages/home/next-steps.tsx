import { Group, Text, ThemeIcon } from '@mantine/core';
import {
  type Icon,
  IconMail,
  IconPlugConnected,
  IconShieldLock,
  IconTemplate,
  IconUsersGroup,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Session } from '../../api/session.ts';
import { Section } from '../../components/layouts/section.tsx';
import classes from './home.module.css';

interface Step {
  title: string;
  text: string;
  to: '/account' | '/templates' | '/practice/members' | '/practice/connections';
  icon: Icon;
  isDue: (session: Session) => boolean;
}

const isAdmin = ({ member }: Session): boolean => member.role === 'admin';

const STEPS: Step[] = [
  {
    title: 'Verify your e-mail address',
    text: 'So that you can get back in if you forget your password.',
    to: '/account',
    icon: IconMail,
    isDue: (session) => !session.is_email_verified,
  },
  {
    title: 'Turn on two-step sign-in',
    text: 'A stolen password is then not enough.',
    to: '/account',
    icon: IconShieldLock,
    isDue: (session) => !session.is_two_step_on,
  },
  {
    title: 'Look at your templates',
    text: 'What your reports are made from, section by section.',
    to: '/templates',
    icon: IconTemplate,
    isDue: () => true,
  },
  {
    title: 'Invite your colleagues',
    text: 'Clinicians see the organisation’s clients and their own.',
    to: '/practice/members',
    icon: IconUsersGroup,
    isDue: isAdmin,
  },
  {
    title: 'See which partners are connected',
    text: 'They can ask for reports; you can end a connection.',
    to: '/practice/connections',
    icon: IconPlugConnected,
    isDue: isAdmin,
  },
];

export function NextSteps({ session }: { session: Session }) {
  return (
    <Section title="What to do next">
      <ul className={classes.list}>
        {STEPS.filter(({ isDue }) => isDue(session)).map(({ title, text, to, icon: StepIcon }) => (
          <li key={title}>
            <Link to={to} className={classes.row}>
              <Group gap="md" wrap="nowrap" align="flex-start" className={classes.text ?? ''}>
                <ThemeIcon variant="light" size={36} radius="md">
                  <StepIcon size={20} stroke={1.6} aria-hidden />
                </ThemeIcon>
                <div className={classes.text}>
                  <Text size="sm" fw={600}>
                    {title}
                  </Text>
                  <Text size="sm" c="dimmed">
                    {text}
                  </Text>
                </div>
              </Group>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
