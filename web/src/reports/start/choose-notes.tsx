import { Button, Checkbox, Group, Input, ScrollArea, Stack, Text } from '@mantine/core';
import { useId, useState } from 'react';
import type { ListedNote } from '../../api/notes.ts';
import { findNotes, findRepeatedTitles } from '../../notes/find-notes.ts';
import { NoteDay } from '../../notes/note-day.tsx';
import { NoteSearch } from '../../notes/note-search.tsx';
import { OtherSubject } from '../../notes/other-subject.tsx';
import type { Notes } from '../../notes/use-notes.ts';
import { chooseAll, chooseNote, listChosen, MOST_NOTES, type NoteChoice } from './note-choice.ts';
import classes from './start.module.css';

interface ChooseNotesProps {
  notes: Notes;
  choice: NoteChoice;
  error: string | undefined;
  onChange: (choice: NoteChoice) => void;
}

const MAX_HEIGHT = 260;
const SHOWN = 100;

/** Which notes a report is written from, out of all that the client has. */
export function ChooseNotes({ notes, choice, error, onChange }: ChooseNotesProps) {
  const labelId = useId();
  const [text, setText] = useState('');
  const [shown, setShown] = useState(SHOWN);
  const found = findNotes(notes.list, text);
  const repeated = findRepeatedTitles(notes.list);
  const chosen = new Set(listChosen(notes.list, choice));
  const isNone = chosen.size === 0;
  return (
    <div>
      <Group justify="space-between" mb={6}>
        <Input.Label id={labelId} component="span">
          Notes ({chosen.size} of {notes.total} chosen)
        </Input.Label>
        <Button variant="subtle" size="compact-sm" onClick={() => onChange(chooseAll(notes.list, isNone))}>
          {isNone ? (notes.total > MOST_NOTES ? `Choose the newest ${MOST_NOTES}` : 'Choose all') : 'Choose none'}
        </Button>
      </Group>
      <NoteSearch
        mb={6}
        size="sm"
        aria-label="Search the notes to choose"
        total={notes.total}
        value={text}
        onChange={setText}
      />
      <ScrollArea.Autosize
        mah={MAX_HEIGHT}
        type="auto"
        className={classes['notes'] ?? ''}
        viewportProps={{ tabIndex: 0, role: 'group', 'aria-labelledby': labelId }}
      >
        <Stack gap={2} p={6}>
          {found.slice(0, shown).map((note) => (
            <Choice
              key={note.id}
              note={note}
              isRepeated={repeated.has(note.title)}
              isChosen={chosen.has(note.id)}
              isFull={chosen.size >= MOST_NOTES}
              onChange={(isChosen) => onChange(chooseNote(choice, note.id, isChosen))}
            />
          ))}
          {found.length > shown && (
            <Button variant="subtle" size="xs" onClick={() => setShown(shown + SHOWN)}>
              Show more ({found.length - shown})
            </Button>
          )}
          {found.length === 0 && (
            <Text size="sm" c="dimmed" p={6} role="status">
              {notes.isComplete ? 'No note of that title or author.' : 'Looking through the notes…'}
            </Text>
          )}
        </Stack>
      </ScrollArea.Autosize>
      {notes.total > MOST_NOTES && <Limit count={chosen.size} />}
      {error !== undefined && <Input.Error mt={6}>{error}</Input.Error>}
    </div>
  );
}

interface ChoiceProps {
  note: ListedNote;
  /** Another note has the same title. */
  isRepeated: boolean;
  isChosen: boolean;
  isFull: boolean;
  onChange: (isChosen: boolean) => void;
}

function Choice({ note, isRepeated, isChosen, isFull, onChange }: ChoiceProps) {
  return (
    <Checkbox
      checked={isChosen}
      disabled={!isChosen && isFull}
      onChange={(event) => onChange(event.currentTarget.checked)}
      label={
        <>
          {note.title}{' '}
          <Text span size="xs" c="dimmed">
            <NoteDay note={note} isRepeated={isRepeated} />
            {note.file_name !== null && ` · ${note.file_name}`}
          </Text>
          <OtherSubject note={note} />
        </>
      }
      classNames={{ root: classes['choice'] ?? '' }}
    />
  );
}

/** Shown where a client has more notes than one report can be written from. */
function Limit({ count }: { count: number }) {
  const limit = `A report is written from at most ${MOST_NOTES} notes.`;
  return (
    <Text size="sm" c="dimmed" mt={6} role="status">
      {count < MOST_NOTES ? limit : `${limit} Remove one to choose another.`}
    </Text>
  );
}
