import { Badge, Text } from '@mantine/core';
import { IconAlertTriangle, IconBan, IconLanguage } from '@tabler/icons-react';
import type { UnplacedPassage } from '../../api/reports.ts';
import type { SectionChoice } from './unplaced-list.ts';
import classes from './unplaced.module.css';

interface PassageMarksProps {
  passage: UnplacedPassage;
  sections: readonly SectionChoice[];
}

/** Says in words why a passage is listed; colour alone would not do. */
export function PassageMarks({ passage: { marks, prompt_ids: promptIds }, sections }: PassageMarksProps) {
  const labels = sections.filter(({ promptId }) => promptIds.includes(promptId)).map(({ label }) => `“${label}”`);
  return (
    <>
      {marks.includes('unworded') && (
        <Badge color="gray" variant="outline" radius="sm" tt="none" mb={6}>
          May touch risk
        </Badge>
      )}
      {marks.includes('risk') && !marks.includes('unworded') && (
        <Badge color="red" radius="sm" tt="none" mb={6} leftSection={<IconAlertTriangle size={13} aria-hidden />}>
          Risk
        </Badge>
      )}
      {labels.length > 0 && (
        <Text size="xs" c="dimmed" mb={4}>
          It stands in {labels.join(', ')}, not in a section about risk.
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
