import { Accordion, Group, Text } from '@mantine/core';
import type { OutgoingText } from '../../api/outgoing.ts';
import { Time } from '../../components/times/time.tsx';
import { describeHidden, describePurpose } from './outgoing-words.ts';
import classes from './outgoing.module.css';

interface OutgoingTextsProps {
  texts: OutgoingText[];
  /** None of them has been sent: somebody must read and approve them first. */
  isWaiting?: boolean;
}

/** Each text that goes to a language model: where to, when, what is hidden in it, and its exact words. */
export function OutgoingTexts({ texts, isWaiting = false }: OutgoingTextsProps) {
  return (
    <Accordion
      multiple
      variant="separated"
      order={3}
      {...(texts.length === 1 && { defaultValue: [texts[0]?.id ?? ''] })}
    >
      {texts.map((text, index) => (
        <Accordion.Item key={text.id} value={text.id} data-testid="outgoing-text">
          <Accordion.Control>
            <Text fw={600} size="sm">
              {index + 1}. {describePurpose(text.purpose)}
            </Text>
            <Text size="sm" c="dimmed">
              {describeHidden(text.hidden)}
            </Text>
          </Accordion.Control>
          <Accordion.Panel>
            <Facts text={text} isWaiting={isWaiting} />
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys must reach it */}
            <pre className={classes['text']} tabIndex={0} aria-label={`Exact text ${index + 1}`}>
              {text.text}
            </pre>
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}

function Facts({ text, isWaiting }: { text: OutgoingText; isWaiting: boolean }) {
  const facts = [
    ['Provider', text.provider],
    ['Host', text.host],
    ['Model', text.model],
    [isWaiting ? 'Waiting since' : 'Sent', <Time key="at" at={text.created_at} format="full" />],
  ] as const;
  return (
    <Group component="dl" gap="lg" m={0} mb="sm">
      {facts.map(([label, value]) => (
        <div key={label}>
          <Text component="dt" size="xs" c="dimmed">
            {label}
          </Text>
          <Text component="dd" m={0} size="sm" className={classes['fact'] ?? ''}>
            {value}
          </Text>
        </div>
      ))}
    </Group>
  );
}
