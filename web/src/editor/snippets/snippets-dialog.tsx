import { ActionIcon, Button, Group, Stack, Text, Title, Tooltip } from '@mantine/core';
import { IconPencil, IconPlus, IconTextPlus, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isStatus } from '../../api/api-error.ts';
import { Dialog } from '../../components/forms/dialog.tsx';
import { sessionQuery } from '../../api/session.ts';
import {
  createSnippet,
  deleteSnippet,
  saveSnippet,
  type Snippet,
  type SnippetFields,
  snippetsQuery,
} from '../../api/snippets.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { FormError } from '../../components/forms/form-error.tsx';
import { previewSnippet } from './preview-snippet.ts';
import { SnippetForm } from './snippet-form.tsx';
import classes from './snippets.module.css';

/** The practice's snippets and one's own: to look at, to add, to change and to delete. */
export function SnippetsDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(snippetsQuery);
  const { data: session } = useQuery(sessionQuery);
  const [edited, setEdited] = useState<Snippet | 'new' | null>(null);
  const refresh = () => queryClient.invalidateQueries({ queryKey: snippetsQuery.queryKey });
  const save = async (fields: SnippetFields, snippet: Snippet): Promise<void> => {
    try {
      await saveSnippet(snippet.id, { ...fields, updated_at: snippet.updated_at });
    } catch (fault) {
      // Whoever goes back to the list finds the other change there.
      if (isStatus(fault, 409)) void refresh();
      throw fault;
    }
  };
  const remove = async ({ id }: Snippet): Promise<void> => {
    await deleteSnippet(id);
    await refresh();
  };
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEdited('new')}>
      Add a snippet
    </Button>
  );
  if (edited !== null) {
    return (
      <Dialog
        opened
        onClose={() => setEdited(null)}
        title={edited === 'new' ? 'Add a snippet' : 'Change the snippet'}
        size="xl"
        closeOnClickOutside={false}
        // In the text it is the key before a Tab that leaves the text.
        closeOnEscape={false}
      >
        <SnippetForm
          snippet={edited === 'new' ? null : edited}
          isAdmin={session?.member.role === 'admin'}
          onSave={(fields) => (edited === 'new' ? createSnippet(fields) : save(fields, edited))}
          onSaved={async () => {
            await refresh();
            setEdited(null);
          }}
          onClose={() => setEdited(null)}
        />
      </Dialog>
    );
  }
  return (
    <Dialog opened onClose={onClose} title="Snippets" size="lg">
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <EmptyState icon={IconTextPlus} title="No snippets yet" action={add}>
          Phrases that you write often. Type / and a part of a name in the text to insert one.
        </EmptyState>
      )}
      {data !== undefined && data.length > 0 && (
        <Stack>
          <Group justify="space-between">
            <Text size="sm" c="dimmed">
              Type / and a part of a name in the text to insert one.
            </Text>
            {add}
          </Group>
          <Rows
            title="Yours"
            snippets={data.filter((each) => !each.is_org_snippet)}
            onEdit={setEdited}
            onRemove={remove}
          />
          <Rows
            title="The practice’s"
            snippets={data.filter((each) => each.is_org_snippet)}
            onEdit={setEdited}
            onRemove={remove}
          />
        </Stack>
      )}
    </Dialog>
  );
}

interface RowsProps {
  title: string;
  snippets: readonly Snippet[];
  onEdit: (snippet: Snippet) => void;
  onRemove: (snippet: Snippet) => Promise<void>;
}

function Rows({ title, snippets, onEdit, onRemove }: RowsProps) {
  if (snippets.length === 0) return null;
  return (
    <section aria-label={title}>
      <Title order={3} size="h5">
        {title}
      </Title>
      {snippets.map((snippet) => (
        <div key={snippet.id} className={classes['row']}>
          <div className={classes['words']}>
            <Text size="sm" fw={550}>
              {snippet.name}
            </Text>
            <Text size="sm" c="dimmed" lineClamp={2}>
              {previewSnippet(snippet.markdown)}
            </Text>
          </div>
          {snippet.can_edit && <RowActions snippet={snippet} onEdit={onEdit} onRemove={onRemove} />}
        </div>
      ))}
    </section>
  );
}

function RowActions({ snippet, onEdit, onRemove }: Omit<RowsProps, 'title' | 'snippets'> & { snippet: Snippet }) {
  const [isAsking, setAsking] = useState(false);
  const removal = useMutation({ mutationFn: () => onRemove(snippet) });
  if (isAsking) {
    return (
      <Stack gap={4} align="flex-end">
        <Group gap={4} wrap="nowrap">
          <Button size="xs" color="red" loading={removal.isPending} onClick={() => removal.mutate()} data-autofocus>
            Delete
          </Button>
          <Button size="xs" variant="default" onClick={() => setAsking(false)}>
            Keep
          </Button>
        </Group>
        <FormError error={removal.error} />
      </Stack>
    );
  }
  return (
    <Group gap={4} wrap="nowrap">
      <Tooltip label="Change">
        <ActionIcon variant="subtle" color="gray" aria-label={`Change ${snippet.name}`} onClick={() => onEdit(snippet)}>
          <IconPencil size={17} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Tooltip label="Delete">
        <ActionIcon variant="subtle" color="gray" aria-label={`Delete ${snippet.name}`} onClick={() => setAsking(true)}>
          <IconTrash size={17} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </Group>
  );
}
