import { Alert, Button, Checkbox, Group, List, Modal, Skeleton, Stack, Tabs, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { describeError, isStatus } from '../../api/api-error.ts';
import { completeLaunch, type Launch, type LaunchPreview, launchPreviewQuery } from '../../api/launches.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import classes from './launch.module.css';

interface SendDialogProps {
  launch: Launch;
  reportId: string;
  onSave: () => Promise<number | null>;
  onClose: () => void;
  onSent: (launch: Launch) => void;
  /** The session ended meanwhile. */
  onOver: () => void;
}

/** What the partner will get, what to know about it, and the person's word that it was read. */
export function SendDialog({ launch, reportId, onSave, onClose, onSent, onOver }: SendDialogProps) {
  const { mutate: save, ...saving } = useMutation({
    mutationFn: async () => {
      if ((await onSave()) === null) throw new Error('unsaved');
    },
  });
  useEffect(() => save(), [save]);
  const preview = useQuery({ ...launchPreviewQuery(launch.session_id, reportId), enabled: saving.isSuccess });
  useEffect(() => {
    if (isStatus(preview.error, 410)) onOver();
  }, [preview.error, onOver]);
  return (
    <Modal
      opened
      onClose={onClose}
      size="min(72rem, 95vw)"
      title={`Send to ${launch.partner.name}`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {saving.isError && (
        <Alert color="ochre" role="alert" title="Not everything is saved yet">
          <Group justify="space-between">
            <Text size="sm">Your last changes have not reached the service, so they would not be sent.</Text>
            <Button size="xs" onClick={() => save()}>
              Try again
            </Button>
          </Group>
        </Alert>
      )}
      {preview.isError && <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />}
      {(saving.isPending || (saving.isSuccess && preview.isPending)) && <Skeleton h={420} />}
      {preview.data !== undefined && (
        <Review
          key={preview.data.version}
          launch={launch}
          reportId={reportId}
          preview={preview.data}
          onClose={onClose}
          onSent={onSent}
          onOver={onOver}
          onStale={() => void preview.refetch()}
        />
      )}
    </Modal>
  );
}

interface ReviewProps extends Pick<SendDialogProps, 'launch' | 'reportId' | 'onClose' | 'onSent' | 'onOver'> {
  preview: LaunchPreview;
  onStale: () => void;
}

function Review({ launch, reportId, preview, onClose, onSent, onOver, onStale }: ReviewProps) {
  const { title, version, markdown, html, unsupported, prompts_left: promptsLeft } = preview;
  const [knowsUnsupported, setKnowsUnsupported] = useState(unsupported.length === 0);
  const [knowsPrompts, setKnowsPrompts] = useState(promptsLeft === 0);
  const [isReviewed, setReviewed] = useState(false);
  const send = useMutation({
    mutationFn: () => completeLaunch(launch.session_id, { report_id: reportId, version }),
    onSuccess: onSent,
    onError: (error) => {
      if (isStatus(error, 410) || (isStatus(error, 409) && /completed/i.test(error.detail))) onOver();
      else if (isStatus(error, 409)) onStale();
    },
  });
  return (
    <div className={classes['review']}>
      <Tabs defaultValue="page" className={classes['preview'] ?? ''}>
        <Tabs.List>
          <Tabs.Tab value="page">As a page</Tabs.Tab>
          <Tabs.Tab value="markdown">As Markdown</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="page">
          <PreviewFrame title={title} html={html} />
        </Tabs.Panel>
        <Tabs.Panel value="markdown">
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys must reach it */}
          <pre className={classes['markdown']} tabIndex={0}>
            {markdown}
          </pre>
        </Tabs.Panel>
      </Tabs>
      <Stack gap="md" className={classes['checks'] ?? ''}>
        <div>
          <Text fw={600}>{title}</Text>
          <Text size="sm" c="dimmed">
            {launch.partner.name} gets exactly what you see here. It cannot be taken back.
          </Text>
        </div>
        {unsupported.length > 0 && (
          <Alert
            color="ochre"
            title={
              unsupported.length === 1
                ? '1 sentence is not borne out by the notes'
                : `${unsupported.length} sentences are not borne out by the notes`
            }
          >
            <List size="sm" spacing={4} className={classes['sentences'] ?? ''}>
              {unsupported.map(({ text, reason }) => (
                <List.Item key={`${reason} ${text}`}>{text}</List.Item>
              ))}
            </List>
            <Checkbox
              mt="sm"
              label="I know of them and send them so"
              checked={knowsUnsupported}
              onChange={(event) => setKnowsUnsupported(event.currentTarget.checked)}
            />
          </Alert>
        )}
        {promptsLeft > 0 && (
          <Alert
            color="ochre"
            title={promptsLeft === 1 ? '1 section is not written' : `${promptsLeft} sections are not written`}
          >
            <Text size="sm">{promptsLeft === 1 ? 'Its instruction' : 'Their instructions'} would be sent instead.</Text>
            <Checkbox
              mt="sm"
              label="I know and send it so"
              checked={knowsPrompts}
              onChange={(event) => setKnowsPrompts(event.currentTarget.checked)}
            />
          </Alert>
        )}
        <Checkbox
          label="I have reviewed this report"
          description="It is sent in your name."
          checked={isReviewed}
          onChange={(event) => setReviewed(event.currentTarget.checked)}
        />
        {send.isError && (
          <Alert color="red" role="alert">
            {describeError(send.error)}
          </Alert>
        )}
        <Group justify="flex-end" mt="auto">
          <Button variant="default" onClick={onClose} disabled={send.isPending}>
            Back to writing
          </Button>
          <Button
            disabled={!isReviewed || !knowsUnsupported || !knowsPrompts}
            loading={send.isPending}
            onClick={() => send.mutate()}
          >
            Send to {launch.partner.name}
          </Button>
        </Group>
      </Stack>
    </div>
  );
}
