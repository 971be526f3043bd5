import { Button, Paper, Table, Text } from '@mantine/core';
import { IconPlus, IconTemplate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ListedTemplate, templatesQuery } from '../../api/templates.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { PageHeader } from '../../components/layouts/page-header.tsx';
import { RowSkeletons } from '../../components/lists/row-skeletons.tsx';
import { ScrollTable } from '../../components/lists/scroll-table.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { Time } from '../../components/times/time.tsx';
import { NEW_TEMPLATE } from '../template/new-template.ts';
import classes from './templates.module.css';

const COLUMNS = ['Template', 'Sections', 'Belongs to', 'Changed'];

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
      <Paper withBorder>
        <Loaded query={templates} skeleton={<RowSkeletons count={3} />}>
          {(list) =>
            list.length === 0 ? (
              <EmptyState icon={IconTemplate} title="No templates yet" action={<NewButton />}>
                A template says what a report consists of. Write one once. Reports are then written from it and from a
                client’s notes.
              </EmptyState>
            ) : (
              <ScrollTable label="Templates" columns={COLUMNS} highlightOnHover horizontalSpacing="lg">
                {list.map((template) => (
                  <TemplateRow key={template.id} template={template} />
                ))}
              </ScrollTable>
            )
          }
        </Loaded>
      </Paper>
    </>
  );
}

function TemplateRow({ template }: { template: ListedTemplate }) {
  return (
    <Table.Tr>
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
  );
}
