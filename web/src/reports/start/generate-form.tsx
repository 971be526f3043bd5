import { Alert, Anchor, Button, Checkbox, Group, Paper, ScrollArea, Select, Stack, Text, Title } from '@mantine/core';
import { IconFilePlus, IconSparkles } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { describeError } from '../../api/api-error.ts';
import { notesQuery } from '../../api/notes.ts';
import { createReport, generateReport } from '../../api/reports.ts';
import { templatesQuery } from '../../api/templates.ts';
import { Time } from '../../components/time.tsx';
import classes from './start.module.css';

const MOST_NOTES = 100;

interface GenerateFormProps {
  clientId: number;
  onStarted: (jobId: string) => void;
  onReport: (reportId: string) => void;
}

export function GenerateForm({ clientId, onStarted, onReport }: GenerateFormProps) {
  const templates = useQuery(templatesQuery);
  const notes = useQuery(notesQuery(clientId, { limit: MOST_NOTES }));
  const [templateId, setTemplateId] = useState<string | null>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const all = notes.data?.results ?? [];
  const chosen = all.filter(({ id }) => !left.has(id));
  const template = templates.data?.find(({ id }) => id === templateId);
  const generate = useMutation({
    mutationFn: (id: string) => generateReport(clientId, { template_id: id, note_ids: chosen.map((note) => note.id) }),
    onSuccess: ({ job_id: id }) => onStarted(id),
  });
  const begin = useMutation({
    mutationFn: () => createReport(clientId, { title: template?.title ?? 'New report', template_id: templateId }),
    onSuccess: ({ id }) => onReport(id),
  });
  const toggle = (id: string): void => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  };
  const fault = generate.error ?? begin.error;
  return (
    <Paper withBorder p="xl">
      <Title order={2}>Write a report</Title>
      <Text c="dimmed" size="sm" mt={4} mb="lg">
        Choose a template and the notes to write from. Every sentence will show the note it rests on.
      </Text>
      <Stack gap="lg">
        <Select
          label="Template"
          placeholder="Choose a template"
          data={
            templates.data?.map(({ id, title, is_org_template: isShared }) => ({
              value: id,
              label: isShared ? title : `${title} (yours)`,
            })) ?? []
          }
          value={templateId}
          onChange={setTemplateId}
          searchable={(templates.data?.length ?? 0) > 6}
          nothingFoundMessage="No template of that name"
        />
        {templates.data?.length === 0 && (
          <Text size="sm" c="dimmed">
            There is no template yet.{' '}
            <Anchor component={Link} to="/templates" inherit underline="always">
              Make one
            </Anchor>
            , or begin with an empty report.
          </Text>
        )}
        <div>
          <Group justify="space-between" mb={6}>
            <Text size="sm" fw={500} id="notes-label">
              Notes
            </Text>
            <Text size="xs" c="dimmed">
              {chosen.length} of {all.length} chosen
            </Text>
          </Group>
          {all.length === 0 ? (
            <Text size="sm" c="dimmed">
              Add notes first: write one, drop a PDF, or record a conversation.
            </Text>
          ) : (
            <ScrollArea.Autosize
              mah={220}
              type="auto"
              className={classes['notes'] ?? ''}
              viewportProps={{ tabIndex: 0, role: 'group', 'aria-labelledby': 'notes-label' }}
            >
              <Stack gap={2} p={6}>
                {all.map((note) => (
                  <Checkbox
                    key={note.id}
                    checked={!left.has(note.id)}
                    onChange={() => toggle(note.id)}
                    label={
                      <>
                        {note.title}{' '}
                        <Text span size="xs" c="dimmed">
                          <Time at={note.created_at} format="date" />
                        </Text>
                      </>
                    }
                    classNames={{ root: classes['choice'] ?? '' }}
                  />
                ))}
              </Stack>
            </ScrollArea.Autosize>
          )}
        </div>
        {fault !== null && (
          <Alert color="red" role="alert">
            {describeError(fault)}
          </Alert>
        )}
        <Group justify="space-between">
          <Button
            variant="subtle"
            leftSection={<IconFilePlus size={17} aria-hidden />}
            loading={begin.isPending}
            onClick={() => begin.mutate()}
          >
            {template === undefined ? 'Begin with an empty report' : 'Fill in the template by hand'}
          </Button>
          <Button
            leftSection={<IconSparkles size={17} aria-hidden />}
            disabled={template === undefined || chosen.length === 0}
            loading={generate.isPending}
            onClick={() => template !== undefined && generate.mutate(template.id)}
          >
            Write the report
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
