import { Alert, Button, Group, Modal, SimpleGrid, Text, Title } from '@mantine/core';
import { type BlockNode, checkDocument } from '@casewright/document';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { describeError } from '../../api/api-error.ts';
import type { Report } from '../../api/reports.ts';
import { Time } from '../../components/time.tsx';
import { DocumentView } from '../../document/document-view.tsx';
import type { Text as ReportText } from '../autosave/save-state.ts';
import classes from './report.module.css';

interface ConflictDialogProps {
  readMine: () => ReportText;
  theirs: Report;
  /** It was the same person, in another browser. */
  isOwn: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => Promise<void>;
}

/** Both texts, side by side. There is no way out but to choose: until then nothing is sent. */
export function ConflictDialog({ readMine, theirs, isOwn, onKeepMine, onTakeTheirs }: ConflictDialogProps) {
  const [mine] = useState(readMine);
  const take = useMutation({ mutationFn: onTakeTheirs });
  return (
    <Modal
      opened
      onClose={() => {}}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      size="min(72rem, 94vw)"
      title="This report was changed elsewhere"
    >
      <Text size="sm" mb="md">
        {isOwn ? 'You' : theirs.updated_by.name} saved another version <Time at={theirs.updated_at} /> while you were
        writing here. Nothing has been overwritten: choose the one to go on with. What was saved there stays among the
        versions in any case.
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Side title="Yours, on this device" text={mine} />
        <Side title={isOwn ? 'Saved by you elsewhere' : `Saved by ${theirs.updated_by.name}`} text={theirs} />
      </SimpleGrid>
      {take.isError && (
        <Alert color="red" role="alert" mt="md">
          {describeError(take.error)}
        </Alert>
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" loading={take.isPending} onClick={() => take.mutate()}>
          Take theirs, drop mine
        </Button>
        <Button onClick={onKeepMine} data-autofocus>
          Keep mine as a new version
        </Button>
      </Group>
    </Modal>
  );
}

function Side({ title, text }: { title: string; text: ReportText }) {
  const content = useMemo((): BlockNode[] => {
    try {
      return checkDocument(text.content).content;
    } catch {
      return [];
    }
  }, [text]);
  return (
    <section aria-label={title}>
      <Text size="sm" fw={600} mb={6}>
        {title}
      </Text>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <div className={classes['side']} tabIndex={0} role="group" aria-label={`Text: ${title}`}>
        <Title order={3} mb="sm">
          {text.title}
        </Title>
        <DocumentView content={content} />
      </div>
    </section>
  );
}
