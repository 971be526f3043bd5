import { Button, Paper, Skeleton, Stack, Table, Text } from '@mantine/core';
import { IconPlus, IconTemplate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { templatesQuery } from '../../api/templates.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { Time } from '../../components/time.tsx';
import { NEW_TEMPLATE } from '../template/new-template.ts';
import classes from './templates.module.css';

function NewButton() {
  return (
    <Button
      renderRoot={(props) => <Link to="/templates/$templateId" params={{ templateId: NEW_TEMPLATE }} {...props} />}
      leftSection={<IconPlus size={17} aria-hidden />}
    >
      New template
    </Button>
  );
}

export function TemplatesPage() {
  const templates = useQuery(templatesQuery);
  return (
    <>
      <PageHeader
        title="Templates"
        description="The shape of your reports: fixed text, places for names, and sections written from the notes."
        actions={<NewButton />}
      />
      {templates.isPending && (
        <Stack aria-busy="true">
          <Skeleton h={52} />
          <Skeleton h={52} />
          <Skeleton h={52} />
        </Stack>
      )}
      {templates.isError && <ErrorState error={templates.error} onRetry={() => void templates.refetch()} />}
      {templates.data?.length === 0 && (
        <Paper withBorder>
          <EmptyState icon={IconTemplate} title="No templates yet" action={<NewButton />}>
            A template says what a report consists of. Write one once, and reports are written from it and a client’s
            notes.
          </EmptyState>
        </Paper>
      )}
      {templates.data !== undefined && templates.data.length > 0 && (
        <Paper withBorder>
          <Table highlightOnHover horizontalSpacing="lg">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Template</Table.Th>
                <Table.Th>Sections</Table.Th>
                <Table.Th>Belongs to</Table.Th>
                <Table.Th>Changed</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {templates.data.map((template) => (
                <Table.Tr key={template.id}>
                  <Table.Td>
                    <Link to="/templates/$templateId" params={{ templateId: template.id }} className={classes['name']}>
                      {template.title}
                    </Link>
                    {!template.can_edit && (
                      <Text size="xs" c="dimmed">
                        Only an admin can change it
                      </Text>
                    )}
                  </Table.Td>
                  <Table.Td>{template.prompts}</Table.Td>
                  <Table.Td>
                    <StatusBadge status={template.is_org_template ? 'organisation' : 'private'} />
                  </Table.Td>
                  <Table.Td>
                    <Time at={template.updated_at} c="dimmed" />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Paper>
      )}
    </>
  );
}
