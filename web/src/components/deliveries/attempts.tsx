import { Code, Text, Timeline } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { describeOutcome } from './delivery-words.ts';
import { Time } from '../times/time.tsx';

export interface Attempt {
  at: string;
  status: number | null;
  error: string | null;
  answer: string | null;
  /** Such as how long it took. */
  detail: string;
}

/** Each try to deliver something, and how it ended. */
export function Attempts({ attempts }: { attempts: Attempt[] }) {
  if (attempts.length === 0) return <Text size="sm">It has not been tried yet.</Text>;
  return (
    <Timeline bulletSize={26} lineWidth={2} active={attempts.length}>
      {attempts.map(showAttempt)}
    </Timeline>
  );
}

/** No component: the items of a timeline must be its own children. */
function showAttempt({ at, detail, answer, ...outcome }: Attempt) {
  const isAccepted = outcome.error === null;
  return (
    <Timeline.Item
      key={at}
      color={isAccepted ? 'pine' : 'red'}
      bullet={isAccepted ? <IconCheck size={15} aria-hidden /> : <IconX size={15} aria-hidden />}
      title={
        <Text size="sm" fw={550}>
          {describeOutcome(outcome)}
        </Text>
      }
    >
      <Text size="sm" c="dimmed">
        <Time at={at} format="full" />, {detail}
      </Text>
      {answer !== null && answer !== '' && (
        <Code block mt="xs">
          {answer}
        </Code>
      )}
    </Timeline.Item>
  );
}
