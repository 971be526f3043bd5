import { Anchor, Table, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ActivityEntry } from '../../api/activity.ts';
import { Time } from '../../components/times/time.tsx';
import { describeAction } from './action-words.ts';
import classes from './activity-row.module.css';
import { describeDetails, isSeen, nameActor, type Names, nameThing } from './describe-entry.ts';

/** Not repeated as facts: the client has a column of its own, and the practice is always the same. */
const EVIDENT = new Set(['client', 'practice']);

interface ActivityRowProps {
  entry: ActivityEntry;
  names: Names;
}

export function ActivityRow({ entry, names }: ActivityRowProps) {
  const { client, subject } = entry;
  const isSaid = subject !== null && !EVIDENT.has(subject.type) && isSeen(subject.id);
  const thing = isSaid ? nameThing(subject.id, names) : '';
  const facts = [thing, describeDetails(entry.details, names)].filter((words) => words !== '').join(' · ');
  return (
    <Table.Tr className={classes.row ?? ''}>
      <Table.Td className={classes.short ?? ''}>
        <Time at={entry.at} format="full" size="sm" c="dimmed" />
      </Table.Td>
      <Table.Td className={classes.who ?? ''}>
        <Text size="sm" fw={550}>
          {nameActor(entry.actor)}
        </Text>
      </Table.Td>
      <Table.Td>
        <div>
          <Text size="sm">{describeAction(entry.action)}</Text>
          {facts !== '' && (
            <Text size="xs" c="dimmed" className={classes.facts ?? ''} {...(isSaid && { title: subject.id })}>
              {facts}
            </Text>
          )}
        </div>
      </Table.Td>
      <Table.Td>
        {client !== null && (
          <Anchor
            size="sm"
            renderRoot={(props) => <Link to="/clients/$clientId" params={{ clientId: String(client.id) }} {...props} />}
          >
            {client.name}
          </Anchor>
        )}
      </Table.Td>
      <Table.Td className={classes.short ?? ''}>
        <Text size="sm" c="dimmed">
          {entry.ip ?? '–'}
        </Text>
      </Table.Td>
    </Table.Tr>
  );
}
