import { checkDocument } from '@casewright/document';
import { Button, Paper, Skeleton, VisuallyHidden } from '@mantine/core';
import { IconFlaskOff, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { deleteTryOut, type TryOut, tryOutQuery } from '../../api/try-outs.ts';
import { BackLink } from '../../components/layouts/back-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { FormError } from '../../components/forms/form-error.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { PageHeader } from '../../components/layouts/page-header.tsx';
import { Time } from '../../components/times/time.tsx';
import { DocumentView } from '../../document/document-view.tsx';
import { GenerationProgress } from '../../reports/start/generation-progress.tsx';
import classes from './try-out.module.css';

const route = getRouteApi('/member/shell/templates/$templateId/try-out/$jobId');

/** What a template makes of a client's notes, while it is written and when it is done. */
export function TryOutPage() {
  const { templateId, jobId } = route.useParams();
  const navigate = useNavigate();
  const [doneId, setDoneId] = useState<string>();
  const toTemplate = (): void => void navigate({ to: '/templates/$templateId', params: { templateId } });
  const repeat = (next: string): void =>
    void navigate({ to: '/templates/$templateId/try-out/$jobId', params: { templateId, jobId: next }, replace: true });
  const finish = useCallback(() => setDoneId(jobId), [jobId]);
  if (doneId === jobId) return <Finished jobId={jobId} templateId={templateId} onLeave={toTemplate} />;
  return (
    <>
      <PageHeader title="Try-out" above={<BackLink to={`/templates/${templateId}`}>The template</BackLink>} />
      <GenerationProgress
        key={jobId}
        title="Writing the draft…"
        jobId={jobId}
        onDone={finish}
        onDismiss={() => {}}
        onRepeated={repeat}
        onClose={toTemplate}
      />
    </>
  );
}

function Finished({ jobId, templateId, onLeave }: { jobId: string; templateId: string; onLeave: () => void }) {
  const tryOut = useQuery({ ...tryOutQuery(jobId), staleTime: Infinity, gcTime: 0 });
  return (
    <Loaded
      isPage
      query={tryOut}
      skeleton={<Skeleton h={480} aria-label="Loading" />}
      notFound={<Gone templateId={templateId} />}
    >
      {(data) => <Draft tryOut={data} onLeave={onLeave} />}
    </Loaded>
  );
}

function Draft({ tryOut, onLeave }: { tryOut: TryOut; onLeave: () => void }) {
  const remove = useMutation({ mutationFn: () => deleteTryOut(tryOut.job_id), onSuccess: onLeave });
  return (
    <>
      <PageHeader
        title={`Try-out of ${tryOut.template.name}`}
        above={<BackLink to={`/templates/${tryOut.template.id}`}>The template</BackLink>}
        description={
          <>
            Written from the notes of {tryOut.client.name}. It is in nobody’s record, only you can see it, and it is
            deleted <Time at={tryOut.expires_at} />.
          </>
        }
        actions={
          <Button
            variant="default"
            leftSection={<IconTrash size={17} aria-hidden />}
            loading={remove.isPending}
            onClick={() => remove.mutate()}
          >
            Delete it now
          </Button>
        }
      />
      <FormError error={remove.error} />
      <Paper withBorder component="article" aria-label="The draft" className={classes.sheet ?? ''}>
        {/* Headings of a document begin below the second level if it has no title of its own. */}
        <VisuallyHidden component="h2">The draft</VisuallyHidden>
        <DocumentView content={checkDocument(tryOut.content).content} />
      </Paper>
    </>
  );
}

function Gone({ templateId }: { templateId: string }) {
  return (
    <Paper withBorder>
      <EmptyState
        isPage
        icon={IconFlaskOff}
        title="This try-out is gone"
        wayOut={{ to: `/templates/${templateId}`, label: 'To the template' }}
      >
        Try-outs are kept for a day, for whoever asked for them.
      </EmptyState>
    </Paper>
  );
}
