import { Button, Paper, Skeleton } from '@mantine/core';
import { IconTemplateOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { isStatus } from '../../api/api-error.ts';
import { templateQuery } from '../../api/templates.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { NEW_TEMPLATE, STARTER } from './new-template.ts';

const route = getRouteApi('/member/shell/templates/$templateId');

/** With the editor, which is large and comes by itself. */
const TemplateForm = lazy(() => import('./template-form.tsx').then((module) => ({ default: module.TemplateForm })));

export function TemplatePage() {
  const { templateId } = route.useParams();
  const isNew = templateId === NEW_TEMPLATE;
  const template = useQuery({
    ...templateQuery(templateId),
    enabled: !isNew,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
  if (isNew)
    return (
      <Suspense fallback={<Pending />}>
        <TemplateForm key="new" template={STARTER} saved={null} />
      </Suspense>
    );
  if (isStatus(template.error, 404)) {
    return (
      <Paper withBorder>
        <EmptyState
          icon={IconTemplateOff}
          title="This template is not here"
          action={
            <Button component={Link} to="/templates" variant="light">
              To the templates
            </Button>
          }
        >
          It was deleted, or it is somebody else’s.
        </EmptyState>
      </Paper>
    );
  }
  if (template.isError) return <ErrorState error={template.error} onRetry={() => void template.refetch()} />;
  if (template.data === undefined) return <Pending />;
  return (
    <Suspense fallback={<Pending />}>
      <TemplateForm key={`${templateId} ${template.dataUpdatedAt}`} template={template.data} saved={template.data} />
    </Suspense>
  );
}

function Pending() {
  return <Skeleton h={480} aria-busy="true" aria-label="Loading" />;
}
