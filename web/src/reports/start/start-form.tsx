import { Button, Group, Paper, Skeleton, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconFilePlus, IconSparkles } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { splitErrors } from '../../api/split-errors.ts';
import { templatesQuery } from '../../api/templates.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { FormError } from '../../components/forms/form-error.tsx';
import { useNotes } from '../../notes/use-notes.ts';
import { ChooseNotes } from './choose-notes.tsx';
import { ChooseTemplate } from './choose-template.tsx';
import { listChosen, MOST_NOTES, type NoteChoice } from './note-choice.ts';
import { useStart } from './use-start.ts';

/** What is chosen before the person has chosen anything. */
export interface StartWith {
  templateId?: string | undefined;
  title?: string | undefined;
}

interface StartFormProps {
  clientId: number;
  startWith: StartWith;
  onJob: (jobId: string) => void;
  onReport: (reportId: string) => void;
}

/** The one form to start a report: written from notes, or begun by hand. */
export function StartForm({ clientId, startWith, onJob, onReport }: StartFormProps) {
  const templates = useQuery(templatesQuery);
  const notes = useNotes(clientId, true);
  const [templateId, setTemplateId] = useState(startWith.templateId ?? null);
  const [title, setTitle] = useState(startWith.title ?? '');
  const [choice, setChoice] = useState<NoteChoice>(new Map());
  const template = templates.data?.find(({ id }) => id === templateId);
  const chosen = listChosen(notes.list, choice);
  const { write, begin } = useStart({ clientId, title, template, noteIds: chosen, onJob, onReport });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    write.mutate();
  };
  const errors = splitErrors(write.error ?? begin.error, ['title', 'template_id', 'note_ids']);
  const loadingFault = templates.data === undefined ? (templates.error ?? notes.error) : notes.error;
  if (loadingFault !== null) {
    return <ErrorState error={loadingFault} onRetry={() => void templates.refetch().then(notes.retry)} />;
  }
  if (templates.data === undefined || notes.isPending)
    return <Skeleton h={420} aria-busy="true" aria-label="Loading" />;
  const hasSections = template === undefined || template.prompts > 0;
  const canWrite = template !== undefined && hasSections && chosen.length > 0 && chosen.length <= MOST_NOTES;
  return (
    <Paper withBorder p="xl" component="form" onSubmit={submit} noValidate>
      <Title order={2}>Write a report</Title>
      <Text c="dimmed" size="sm" mt={4} mb="lg">
        Choose a template and the notes to write from. Every sentence will show the note it comes from.
      </Text>
      <Stack gap="lg">
        <ChooseTemplate
          templates={templates.data}
          templateId={templateId}
          error={errors.fields.template_id}
          onChange={setTemplateId}
        />
        {notes.total === 0 ? (
          <Text size="sm" c="dimmed">
            Add notes first: write one, drop a PDF, or record a conversation. Or begin the report by hand.
          </Text>
        ) : (
          <ChooseNotes notes={notes} choice={choice} error={errors.fields.note_ids} onChange={setChoice} />
        )}
        <TextInput
          label="Title"
          placeholder="Made from the template if empty"
          maxLength={255}
          error={errors.fields.title}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <FormError error={errors.whole} />
        <StartButtons
          hasTemplate={template !== undefined}
          canWrite={canWrite}
          isWriting={write.isPending}
          isBeginning={begin.isPending}
          onBegin={() => begin.mutate()}
        />
      </Stack>
    </Paper>
  );
}

interface StartButtonsProps {
  hasTemplate: boolean;
  canWrite: boolean;
  isWriting: boolean;
  isBeginning: boolean;
  onBegin: () => void;
}

function StartButtons({ hasTemplate, canWrite, isWriting, isBeginning, onBegin }: StartButtonsProps) {
  return (
    <Group justify="space-between">
      <Button
        variant="subtle"
        leftSection={<IconFilePlus size={17} aria-hidden />}
        loading={isBeginning}
        onClick={onBegin}
      >
        {hasTemplate ? 'Fill in the template by hand' : 'Begin with an empty report'}
      </Button>
      <Button
        type="submit"
        leftSection={<IconSparkles size={17} aria-hidden />}
        disabled={!canWrite}
        loading={isWriting}
      >
        Write the report
      </Button>
    </Group>
  );
}
