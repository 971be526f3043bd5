import { Paper, Skeleton } from '@mantine/core';
import { IconTemplateOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { templateQuery } from '../../api/templates.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { NEW_TEMPLATE, STARTER } from './new-template.ts';

const route = getRouteApi('/member/shell/templates/$templateId');

/** Loaded by itself, because the editor is large. */
const TemplateForm = lazy(() => import('./template-form.tsx').then((module) => ({ default: module.TemplateForm })));

export function TemplatePage() {
  const { templateId } = route.useParams();
  const isNew = templateId === NEW_TEMPLATE;
  return (
    <Suspense fallback={<Pending />}>
      {isNew ? <TemplateForm key="new" template={STARTER} saved={null} /> : <StoredTemplate templateId={templateId} />}
    </Suspense>
  );
}

function StoredTemplate({ templateId }: { templateId: string }) {
  const template = useQuery({
    ...templateQuery(templateId),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
  return (
    <Loaded isPage query={template} skeleton={<Pending />} notFound={<NotFound />}>
      {(data) => <TemplateForm key={`${templateId} ${template.dataUpdatedAt}`} template={data} saved={data} />}
    </Loaded>
  );
}

function NotFound() {
  return (
    <Paper withBorder>
      <EmptyState
        isPage
        icon={IconTemplateOff}
        title="This template was not found"
        wayOut={{ to: '/templates', label: 'To the templates' }}
      >
        It was deleted, or it belongs to somebody else.
      </EmptyState>
    </Paper>
  );
}

function Pending() {
  return <Skeleton h={480} aria-busy="true" aria-label="Loading" />;
}
