import { Anchor, Modal, Radio, Select, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { CLIENTS } from '../../api/clients.ts';
import { type ListedNote, notesQuery } from '../../api/notes.ts';
import { createReport, generateReport } from '../../api/reports.ts';
import { splitErrors } from '../../api/split-errors.ts';
import { type ListedTemplate, templatesQuery } from '../../api/templates.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { FormButtons } from '../../components/form-buttons.tsx';
import { FormError } from '../../components/form-error.tsx';
import { ChooseNotes } from './choose-notes.tsx';

interface StartReportProps {
  clientId: number;
  onClose: () => void;
  /** A draft is being written; it takes a while. */
  onQueued: () => void;
}

/** The most that one page of the list can hold. */
const NOTES_SHOWN = 100;

export function StartReport({ clientId, onClose, onQueued }: StartReportProps) {
  const notes = useQuery(notesQuery(clientId, { page: 1, limit: NOTES_SHOWN }));
  const templates = useQuery(templatesQuery);
  const fault = notes.error ?? templates.error;
  const retry = (): void => void Promise.all([notes.refetch(), templates.refetch()]);
  return (
    <Modal opened onClose={onClose} size="lg" title="Start a report" closeButtonProps={{ 'aria-label': 'Close' }}>
      {notes.data !== undefined && templates.data !== undefined ? (
        <StartForm
          clientId={clientId}
          notes={notes.data.results}
          templates={templates.data}
          onClose={onClose}
          onQueued={onQueued}
        />
      ) : fault !== null ? (
        <ErrorState error={fault} onRetry={retry} />
      ) : (
        <Stack aria-busy="true">
          <Skeleton height={110} />
          <Skeleton height={60} />
          <Skeleton height={160} />
        </Stack>
      )}
    </Modal>
  );
}

interface StartFormProps extends StartReportProps {
  notes: ListedNote[];
  templates: ListedTemplate[];
}

type Way = 'draft' | 'myself';

function StartForm({ clientId, notes, templates, onClose, onQueued }: StartFormProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const written = templates.filter(({ prompts }) => prompts > 0);
  const canDraft = notes.length > 0 && written.length > 0;
  const [way, setWay] = useState<Way>(canDraft ? 'draft' : 'myself');
  const [draftTemplate, setDraftTemplate] = useState(written[0]?.id ?? null);
  const [ownTemplate, setOwnTemplate] = useState<string | null>(null);
  const [title, setTitle] = useState('');
  const [noteIds, setNoteIds] = useState(() => notes.map(({ id }) => id));
  const isDraft = way === 'draft';
  const templateId = isDraft ? draftTemplate : ownTemplate;
  const suggested = templates.find(({ id }) => id === templateId)?.title ?? 'Report';
  const start = useMutation({
    mutationFn: async () => {
      const named = title.trim();
      if (!isDraft || draftTemplate === null) {
        const report = await createReport(clientId, { title: named || suggested, template_id: ownTemplate });
        return report.id;
      }
      const chosen = { template_id: draftTemplate, note_ids: noteIds };
      await generateReport(clientId, { ...chosen, ...(named !== '' && { title: named }) });
      return undefined;
    },
    onSuccess: async (reportId) => {
      onClose();
      const changed = reportId === undefined ? 'jobs' : 'reports';
      void queryClient.invalidateQueries({ queryKey: [...CLIENTS, clientId, changed] });
      if (reportId === undefined) onQueued();
      else await navigate({ to: '/reports/$reportId', params: { reportId } });
    },
  });
  const errors = splitErrors(start.error, ['title', 'template_id', 'note_ids']);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    start.mutate();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        <Radio.Group label="How to begin" value={way} onChange={(value) => setWay(value as Way)}>
          <Stack gap="sm" mt="xs">
            <Radio
              value="draft"
              label="Have a draft written from the notes"
              description={canDraft ? 'Every sentence leads back to a note. You edit it.' : <WhyNot notes={notes} />}
              disabled={!canDraft}
            />
            <Radio value="myself" label="Write it myself" description="From an empty page, or from a template." />
          </Stack>
        </Radio.Group>
        <Select
          label="Template"
          data={(isDraft ? written : templates).map(({ id, title: label }) => ({ value: id, label }))}
          value={templateId}
          onChange={isDraft ? setDraftTemplate : setOwnTemplate}
          placeholder={isDraft ? undefined : 'None: an empty page'}
          clearable={!isDraft}
          allowDeselect={!isDraft}
          clearButtonProps={{ 'aria-label': 'No template' }}
          error={errors.fields.template_id}
          searchable
          nothingFoundMessage="No such template"
        />
        {isDraft && <ChooseNotes notes={notes} chosen={noteIds} error={errors.fields.note_ids} onChange={setNoteIds} />}
        <TextInput
          label="Title"
          placeholder={suggested}
          maxLength={255}
          error={errors.fields.title}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <FormError error={errors.whole} />
        <FormButtons
          action={isDraft ? 'Write the draft' : 'Begin'}
          isBusy={start.isPending}
          isDisabled={isDraft && noteIds.length === 0}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
}

function WhyNot({ notes }: { notes: ListedNote[] }) {
  if (notes.length === 0) return 'This needs at least one note.';
  return (
    <Text span inherit>
      This needs a template with prompts.{' '}
      <Anchor inherit underline="always" renderRoot={(props) => <Link to="/templates" {...props} />}>
        Templates
      </Anchor>
    </Text>
  );
}
