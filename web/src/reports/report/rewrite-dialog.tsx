import { Text, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReportSection } from '../../api/reports.ts';
import { FormDialog } from '../../components/forms/form.tsx';

interface RewriteDialogProps {
  section: ReportSection;
  onClose: () => void;
  /** Closes as soon as the text is saved and the work has begun. */
  onStart: (instruction: string | undefined) => void;
  /** Everything must be on the service before a section can be replaced there. */
  onSave: () => Promise<boolean>;
}

const MOST_CHARACTERS = 10_000;
const UNSAVED = 'Your last changes are not on the service yet. Try again when they are saved.';

export function RewriteDialog({ section, onClose, onStart, onSave }: RewriteDialogProps) {
  const [instruction, setInstruction] = useState(section.instruction);
  const begin = useMutation({
    mutationFn: async () => {
      if (!(await onSave())) throw new Error('unsaved');
    },
    onSuccess: () => {
      const text = instruction.trim();
      // What is shown may be what somebody asked for last time, and not what the template says.
      onStart(text === '' ? undefined : text);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Write “${section.label}” again`}
      size="lg"
      action="Write again"
      isBusy={begin.isPending}
      error={begin.isError ? UNSAVED : null}
      onSubmit={() => begin.mutate()}
      onClose={onClose}
    >
      <Text size="sm" c="dimmed">
        It is written again from the same notes. The rest of the report stays as it is, and the present text stays among
        the versions.
      </Text>
      <Textarea
        label="What to write"
        value={instruction}
        onChange={(event) => setInstruction(event.currentTarget.value)}
        autosize
        minRows={4}
        maxRows={14}
        maxLength={MOST_CHARACTERS}
        data-autofocus
      />
    </FormDialog>
  );
}
