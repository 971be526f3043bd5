import { ScrollArea, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import type { EvidenceSource } from '@casewright/document';
import { useRef, useState } from 'react';
import column from '../../components/layouts/column.module.css';
import type { UnplacedPassage } from '../../api/reports.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { UnplacedItem } from './unplaced-item.tsx';
import type { SectionChoice, UnplacedList } from './unplaced-list.ts';
import classes from './unplaced.module.css';

interface UnplacedPanelProps {
  list: UnplacedList;
  onOpen: (source: EvidenceSource) => void;
}

/** What the notes say and the report does not, with the way to put it in. */
export function UnplacedPanel({ list, onOpen }: UnplacedPanelProps) {
  const [told, setTold] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const place = async (passage: UnplacedPassage, choice: SectionChoice | null): Promise<void> => {
    await list.place(passage, choice?.promptId ?? null);
    setTold(choice === null ? 'Put at the end of the report.' : `Put into “${choice.label}”.`);
    // The button that was pressed is gone with its passage.
    heading.current?.focus();
  };
  return (
    <div className={column['column']}>
      <div className={column['head']}>
        <Title order={2} size="h3" ref={heading} tabIndex={-1} className={classes['title'] ?? ''}>
          Not in the report
        </Title>
        <Text size="sm" c="dimmed" mt={2}>
          What your notes say and no section uses. Put in what belongs there; the rest may stay out.
        </Text>
        <VisuallyHidden role="status">{told}</VisuallyHidden>
      </div>
      {list.passages.length === 0 ? (
        <EmptyState icon={IconChecks} title="Nothing is left out">
          Every passage of the notes stands in the report.
        </EmptyState>
      ) : (
        <ScrollArea
          className={column['grow'] ?? ''}
          type="auto"
          viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': 'Passages that are not in the report' }}
        >
          <ul className={classes['list']}>
            {list.passages.map((passage) => (
              <UnplacedItem
                key={`${passage.note_id} ${passage.start}`}
                passage={passage}
                list={list}
                onOpen={onOpen}
                onPlace={(choice) => void place(passage, choice)}
              />
            ))}
          </ul>
        </ScrollArea>
      )}
    </div>
  );
}
