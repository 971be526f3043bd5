import { Button, Group, Modal, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Report } from '../../api/reports.ts';
import { FormError } from '../../components/form-error.tsx';
import { Time } from '../../components/time.tsx';
import type { Text as ReportText } from '../autosave/save-state.ts';
import { compareLines } from '../differences/compare-lines.ts';
import classes from '../differences/differences.module.css';
import { Differences } from '../differences/differences.tsx';
import { listTextLines } from '../differences/list-lines.ts';

interface ConflictDialogProps {
  readMine: () => ReportText;
  theirs: Report;
  /** It was the same person, in another browser. */
  isOwn: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => Promise<void>;
}

/**
 * The differences of the two texts. There is no way out but to choose: until then nothing is sent. The focus begins on
 * the differences, so that a key pressed while writing chooses nothing.
 */
export function ConflictDialog({ readMine, theirs, isOwn, onKeepMine, onTakeTheirs }: ConflictDialogProps) {
  const [mine] = useState(readMine);
  const lines = useMemo(() => compareLines(listTextLines(mine), listTextLines(theirs)), [mine, theirs]);
  const take = useMutation({ mutationFn: onTakeTheirs });
  const theirName = isOwn ? 'your other text' : `the text of ${theirs.updated_by.name}`;
  return (
    <Modal
      opened
      onClose={() => {}}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      size="min(56rem, 94vw)"
      title="This report was changed elsewhere"
    >
      <Text size="sm" mb="md">
        {isOwn ? 'You' : theirs.updated_by.name} saved another version <Time at={theirs.updated_at} /> while you were
        writing here. Choose the text to continue with. The other one stays among the versions, whichever you choose.
      </Text>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <div className={classes['differences']} tabIndex={0} role="group" aria-label="Differences" data-autofocus>
        <Differences lines={lines} names={{ after: 'yours', before: theirName }} />
      </div>
      <FormError error={take.error} />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" loading={take.isPending} onClick={() => take.mutate()}>
          Use theirs, keep mine as a version
        </Button>
        <Button variant="default" onClick={onKeepMine}>
          Use mine, keep theirs as a version
        </Button>
      </Group>
    </Modal>
  );
}
