import { Text } from '@mantine/core';
import type { ListedNote } from '../api/notes.ts';

/** What is filed under the wrong name would stand in the report of another person. */
export function OtherSubject({ note }: { note: Pick<ListedNote, 'other_subject'> }) {
  if (note.other_subject === null) return null;
  return (
    <Text size="xs" c="var(--mantine-color-ochre-light-color)" fw={550} component="span" display="block">
      May be about somebody else: “{note.other_subject}”
    </Text>
  );
}
