import { ActionIcon, Group, Paper, Progress, Text } from '@mantine/core';
import { IconAlertTriangle, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './progress-card.module.css';

interface ProgressCardProps {
  title: string;
  /** What is going on, or what went wrong. It is read out when it changes, so how far it is does not belong here. */
  detail: string;
  /** In percent; null while nothing is known, undefined where nothing is under way. */
  percent?: number | null;
  isFault?: boolean;
  onRemove?: () => void;
  removeLabel?: string;
  action?: ReactNode;
}

/** Something that takes a while, or that went wrong, at the place where its result will be. */
export function ProgressCard(props: ProgressCardProps) {
  const { title, detail, percent, isFault = false, onRemove, removeLabel = 'Dismiss', action } = props;
  return (
    <Paper withBorder p="sm" className={classes['card'] ?? ''} data-fault={isFault || undefined}>
      <Group gap="xs" wrap="nowrap" align="flex-start">
        {isFault && <IconAlertTriangle size={18} className={classes['icon']} aria-hidden />}
        <div className={classes['words']} role={isFault ? 'alert' : 'status'}>
          <Text size="sm" fw={550} truncate>
            {title}
          </Text>
          <Text size="xs" c={isFault ? 'inherit' : 'dimmed'}>
            {detail}
            {/* Screen readers know it from the bar. Read out at each step it would drown all else. */}
            {typeof percent === 'number' && detail.endsWith('…') && <span aria-hidden> {percent} %</span>}
          </Text>
        </div>
        {action}
        {onRemove !== undefined && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={26}
            onClick={onRemove}
            aria-label={`${removeLabel}: ${title}`}
          >
            <IconX size={15} aria-hidden />
          </ActionIcon>
        )}
      </Group>
      {percent !== undefined && (
        <Progress
          value={percent ?? 100}
          animated={percent === null}
          striped={percent === null}
          size="sm"
          mt={8}
          aria-label={`Progress of ${title}`}
        />
      )}
    </Paper>
  );
}
