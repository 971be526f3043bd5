import { Anchor, Badge, Text } from '@mantine/core';
import { IconAlertTriangle, IconBan, IconLanguage } from '@tabler/icons-react';
import type { EvidenceSource } from '@casewright/document';
import { useQueryClient } from '@tanstack/react-query';
import { noteQuery } from '../../api/notes.ts';
import type { UnplacedPassage } from '../../api/reports.ts';
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
      <PassageMarks passage={passage} list={list} />
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

/** Says in words why a passage is listed; colour alone would not do. */
function PassageMarks({
  passage: { marks, prompt_ids: promptIds },
  list,
}: Pick<UnplacedItemProps, 'passage' | 'list'>) {
  const labels = list.sections.filter(({ promptId }) => promptIds.includes(promptId)).map(({ label }) => `“${label}”`);
  return (
    <>
      {marks.includes('risk') && (
        <Badge color="red" radius="sm" tt="none" mb={6} leftSection={<IconAlertTriangle size={13} aria-hidden />}>
          Risk
        </Badge>
      )}
      {labels.length > 0 && (
        <Text size="xs" c="dimmed" mb={4}>
          The template has no section about risk. It stands in {labels.join(', ')}.
        </Text>
      )}
      {marks.includes('order') && (
        <Text size="xs" fw={600} mb={4} className={classes['mark'] ?? ''}>
          <IconBan size={14} aria-hidden /> This passage gives instructions to the writer. It was not used.
        </Text>
      )}
      {marks.includes('language') && (
        <Text size="xs" c="dimmed" mb={4} className={classes['mark'] ?? ''}>
          <IconLanguage size={14} aria-hidden /> In another language
        </Text>
      )}
    </>
  );
}
