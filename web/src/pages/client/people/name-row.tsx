import { Button, Group, Text } from '@mantine/core';
import rows from '../../../components/lists/rows.module.css';

interface NameRowProps {
  name: string;
  detail: string;
  testId: string;
  main: { label: string; variant: string; onClick: () => void };
  /** What takes the name off its list. */
  away: { label: string; color: string; isBusy: boolean; onClick: () => void };
}

export function NameRow({ name, detail, testId, main, away }: NameRowProps) {
  return (
    <li className={rows['row']} data-testid={testId}>
      <div className={rows['main']}>
        <Text fw={550}>{name}</Text>
        <Text size="sm" c="dimmed">
          {detail}
        </Text>
      </div>
      <Group gap="xs" className={rows['end'] ?? ''}>
        <Button size="xs" variant={main.variant} onClick={main.onClick} aria-label={`${main.label}: ${name}`}>
          {main.label}
        </Button>
        <Button
          size="xs"
          variant="subtle"
          color={away.color}
          loading={away.isBusy}
          onClick={away.onClick}
          aria-label={`${away.label}: ${name}`}
        >
          {away.label}
        </Button>
      </Group>
    </li>
  );
}
