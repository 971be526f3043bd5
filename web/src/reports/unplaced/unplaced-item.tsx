import { Anchor, Text } from '@mantine/core';
import type { EvidenceSource } from '@casewright/document';
import { useQueryClient } from '@tanstack/react-query';
import { noteQuery } from '../../api/notes.ts';
import type { UnplacedPassage } from '../../api/reports.ts';
import { PassageMarks } from './passage-marks.tsx';
import { PlaceMenu } from './place-menu.tsx';
import type { SectionChoice, UnplacedList } from './unplaced-list.ts';
import { sourceOf } from './source-of.ts';
import classes from './unplaced.module.css';

interface UnplacedItemProps {
  passage: UnplacedPassage;
  list: UnplacedList;
  onOpen: (source: EvidenceSource) => void;
  onPlace: (choice: SectionChoice | null) => void;
}

export function UnplacedItem({ passage, list, onOpen, onPlace }: UnplacedItemProps) {
  const queryClient = useQueryClient();
  const open = async (): Promise<void> => {
    const note = await queryClient.ensureQueryData(noteQuery(passage.note_id, passage.revision)).catch(() => null);
    onOpen(sourceOf(passage, note));
  };
  return (
    <li className={classes['item']} data-testid="unplaced">
      <PassageMarks passage={passage} sections={list.sections} />
      <Text size="sm" className={classes['words'] ?? ''}>
        {passage.text}
      </Text>
      <div className={classes['actions']}>
        {list.isEditable && <PlaceMenu passage={passage} sections={list.sections} onPlace={onPlace} />}
        <Anchor component="button" type="button" size="sm" underline="always" onClick={() => void open()}>
          Show in the note
        </Anchor>
      </div>
    </li>
  );
}
