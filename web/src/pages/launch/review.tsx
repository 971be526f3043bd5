import { Alert, Button, Checkbox, Group, List, Stack, Tabs, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { isStatus } from '../../api/api-error.ts';
import { completeLaunch, type Launch, type LaunchPreview } from '../../api/launches.ts';
import { HoldDialog } from '../../components/forms/dialog.tsx';
import { FormError } from '../../components/forms/form-error.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import classes from './launch.module.css';

interface ReviewProps {
  launch: Launch;
  reportId: string;
  preview: LaunchPreview;
  /** It is another text than the one that was to be sent. */
  isChanged: boolean;
  onClose: () => void;
  onSent: (launch: Launch) => void;
  /** The session ended meanwhile. */
  onOver: () => void;
  /** The report was changed meanwhile: what is shown is not what would be sent. */
  onStale: () => void;
}

/** The report as the partner gets it, what to know about it, and the button that sends it. */
export function Review(props: ReviewProps) {
  const { launch, reportId, preview, isChanged, onClose, onSent, onOver, onStale } = props;
  const { title, version, content_hash: hash, unsupported, prompts_left: promptsLeft } = preview;
  const [knowsUnsupported, setKnowsUnsupported] = useState(unsupported.length === 0);
  const [knowsPrompts, setKnowsPrompts] = useState(promptsLeft === 0);
  const [isReviewed, setReviewed] = useState(false);
  const isEmpty = preview.markdown.trim() === '';
  const send = useMutation({
    mutationFn: () => completeLaunch(launch.session_id, { report_id: reportId, version, content_hash: hash }),
    onSuccess: onSent,
    onError: (error) => {
      if (isStatus(error, 410) || (isStatus(error, 409) && /completed/i.test(error.detail))) onOver();
      else if (isStatus(error, 409)) onStale();
    },
  });
  return (
    <div className={classes['review']}>
      <HoldDialog isBusy={send.isPending} />
      <Preview preview={preview} />
      <Stack gap="md" className={classes['checks'] ?? ''}>
        <div>
          <Text fw={600}>{title}</Text>
          <Text size="sm" c="dimmed">
            {launch.partner.name} gets exactly what you see here. It cannot be taken back, and nobody can change the
            report afterwards.
          </Text>
        </div>
        {isChanged && (
          <Alert color="ochre" role="alert" title="The report was not sent">
            Its text or the remarks in it have changed since it was shown. This is how it is now: read it before you
            send it.
          </Alert>
        )}
        {isEmpty && (
          <Alert color="ochre" title="There is nothing in the report yet">
            Write it first; then it can be sent.
          </Alert>
        )}
        {unsupported.length > 0 && (
          <Unsupported sentences={unsupported} isKnown={knowsUnsupported} onKnow={setKnowsUnsupported} />
        )}
        {promptsLeft > 0 && <Unwritten count={promptsLeft} isKnown={knowsPrompts} onKnow={setKnowsPrompts} />}
        <Checkbox
          label="I have reviewed this report"
          description="It is signed and sent in your name."
          checked={isReviewed}
          onChange={(event) => setReviewed(event.currentTarget.checked)}
        />
        <FormError error={send.error} />
        <Group justify="flex-end" mt="auto">
          <Button variant="default" onClick={onClose} disabled={send.isPending}>
            Back to writing
          </Button>
          <Button
            disabled={isEmpty || !isReviewed || !knowsUnsupported || !knowsPrompts}
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

function Preview({ preview: { title, html, markdown } }: { preview: LaunchPreview }) {
  return (
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
  );
}

interface WarningProps {
  isKnown: boolean;
  onKnow: (isKnown: boolean) => void;
}

function Unsupported({ sentences, ...known }: WarningProps & { sentences: LaunchPreview['unsupported'] }) {
  const subject = sentences.length === 1 ? '1 sentence is' : `${sentences.length} sentences are`;
  return (
    <Warning title={`${subject} not supported by the notes`} label="I understand: send them as they are" {...known}>
      <List size="sm" spacing={4} className={classes['sentences'] ?? ''}>
        {sentences.map(({ text, reason }) => (
          <List.Item key={`${reason} ${text}`}>{text}</List.Item>
        ))}
      </List>
    </Warning>
  );
}

function Unwritten({ count, ...known }: WarningProps & { count: number }) {
  const title = count === 1 ? '1 section is not written' : `${count} sections are not written`;
  return (
    <Warning title={title} label="I understand: send it as it is" {...known}>
      <Text size="sm">{count === 1 ? 'Its instruction' : 'Their instructions'} would be sent instead.</Text>
    </Warning>
  );
}

function Warning(props: WarningProps & { title: string; label: string; children: ReactNode }) {
  return (
    <Alert color="ochre" title={props.title}>
      {props.children}
      <Checkbox
        mt="sm"
        label={props.label}
        checked={props.isKnown}
        onChange={(event) => props.onKnow(event.currentTarget.checked)}
      />
    </Alert>
  );
}
