import { Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { Report } from '../../api/reports.ts';
import { Time } from '../../components/times/time.tsx';
import type { Text as ReportText } from '../autosave/save-state.ts';
import { ChooseText } from '../differences/choose-text.tsx';
import { compareLines } from '../differences/compare-lines.ts';
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

/** The differences of the two texts. There is no way out but to choose: until then nothing is sent. */
export function ConflictDialog({ readMine, theirs, isOwn, onKeepMine, onTakeTheirs }: ConflictDialogProps) {
  const [mine] = useState(readMine);
  const lines = useMemo(() => compareLines(listTextLines(mine), listTextLines(theirs)), [mine, theirs]);
  const theirName = isOwn ? 'your other text' : `the text of ${theirs.updated_by.name}`;
  return (
    <ChooseText
      title="This report was changed elsewhere"
      lead={
        <Text size="sm" mb="md">
          {isOwn ? 'You' : theirs.updated_by.name} saved another version <Time at={theirs.updated_at} /> while you were
          writing here. Choose the text to continue with. The other one stays among the versions, whichever you choose.
        </Text>
      }
      label="Differences"
      other={{ action: 'Use theirs, keep mine as a version', run: onTakeTheirs }}
      mine={{ action: 'Use mine, keep theirs as a version', onChoose: onKeepMine }}
    >
      <Differences lines={lines} names={{ after: 'yours', before: theirName }} />
    </ChooseText>
  );
}
