import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import type { RefObject } from 'react';
import { bareWordsAt, findSame } from './correct-words.ts';
import type { Selection } from './doubts.ts';
import type { WordCorrection } from './use-word-correction.ts';
import classes from './transcript.module.css';

interface CorrectionBarProps {
  correction: WordCorrection;
  input: RefObject<HTMLInputElement | null>;
  /** Back to the text. */
  onLeave: () => void;
}

/** Doubtful words one after the other, and what to do with those that are selected. */
export function CorrectionBar(props: CorrectionBarProps) {
  const { doubts, selection, doubt, step } = props.correction;
  const place = doubt === null ? -1 : doubts.indexOf(doubt);
  return (
    <Stack gap={8} className={classes['bar'] ?? ''} role="group" aria-label="Correct the transcript">
      <Group gap="xs" justify="space-between">
        <Text size="sm" role="status">
          {describeDoubts(doubts.length, place)}
        </Text>
        {doubts.length > 0 && (
          <Group gap={6}>
            <Button size="compact-xs" variant="default" onClick={() => step(-1)}>
              Previous doubt
            </Button>
            <Button size="compact-xs" variant="default" onClick={() => step(1)}>
              Next doubt
            </Button>
          </Group>
        )}
      </Group>
      {selection !== null && <SelectedWords {...props} selection={selection} />}
      <Text size="xs" c="dimmed">
        Press a word to hear it. Keys in the text: N and P go through the doubts, the arrows through the words, Space
        plays and pauses, A accepts the likely word, K keeps what was heard, E puts it right.
      </Text>
    </Stack>
  );
}

function describeDoubts(count: number, place: number): string {
  if (count === 0) return 'No word is marked as doubtful.';
  if (place >= 0) return `Doubt ${place + 1} of ${count}`;
  return count === 1 ? 'One doubt' : `${count} doubts`;
}

function SelectedWords({ correction, selection, input, onLeave }: CorrectionBarProps & { selection: Selection }) {
  const { text, doubt, reading, setReading, replace, keep } = correction;
  const heard = bareWordsAt(text, selection);
  const count = findSame(text, selection).length;
  const isChanged = reading.trim() !== heard;
  const { suggestion = null, request = null } = doubt ?? {};
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) replace(reading, false);
      }}
    >
      <Stack gap={6}>
        <Text size="sm" role="status">
          Heard: <strong>{heard}</strong>
          {suggestion !== null && (
            <>
              {' · likely: '}
              <strong>{suggestion}</strong>
            </>
          )}
          {request !== null && ` · ${request}`}
        </Text>
        <Group gap={6} align="flex-end">
          <TextInput
            ref={input}
            label="It should say"
            size="xs"
            flex="1 1 10rem"
            value={reading}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              // The drawer around would close.
              event.stopPropagation();
              onLeave();
            }}
            onChange={(event) => setReading(event.currentTarget.value)}
          />
          <Button type="submit" size="xs" disabled={!isChanged}>
            {reading.trim() === '' ? 'Take out' : 'Put right'}
          </Button>
          {count > 1 && (
            <Button size="xs" variant="light" disabled={!isChanged} onClick={() => replace(reading, true)}>
              Everywhere ({count} places)
            </Button>
          )}
          {suggestion !== null && (
            <Button size="xs" variant="light" onClick={() => replace(suggestion, false)}>
              Accept “{suggestion}”
            </Button>
          )}
          {doubt !== null && (
            <Button size="xs" variant="default" onClick={keep}>
              Keep as heard
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}
