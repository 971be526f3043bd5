import { Alert, Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Time } from '../../components/times/time.tsx';
import { DiscardDialog } from '../discard-dialog.tsx';
import type { NoteDraft } from './note-drafts.ts';

interface DraftCardProps {
  draft: NoteDraft;
  onResume: () => void;
  onDiscard: () => Promise<void>;
}

/** A note that was begun and left, also by closing or reloading the page. */
export function DraftCard({ draft, onResume, onDiscard }: DraftCardProps) {
  const [isDiscarding, discarding] = useDisclosure(false);
  return (
    <Alert
      color="ochre"
      title={draft.corrects === null ? 'A note is not saved yet' : 'A correction is not saved yet'}
      p="sm"
    >
      <Text size="sm" truncate>
        {draft.title}, started <Time at={new Date(draft.begunAt).toISOString()} />
      </Text>
      <Group gap={6} mt="xs">
        <Button size="compact-xs" onClick={onResume}>
          Continue writing
        </Button>
        <Button size="compact-xs" variant="subtle" color="gray" onClick={discarding.open}>
          Discard
        </Button>
      </Group>
      {isDiscarding && <DiscardDialog thing="note" onClose={discarding.close} onDiscard={onDiscard} />}
    </Alert>
  );
}
