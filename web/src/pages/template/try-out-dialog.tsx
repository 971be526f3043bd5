import { Modal, Stack, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { Template } from '../../api/templates.ts';
import { ClientSearch } from '../../components/client-search.tsx';
import { titleOfTryOut } from '../../reports/try-out.ts';

interface TryOutDialogProps {
  template: Template;
  onClose: () => void;
}

/** Asks from whose notes the template is to be tried out; the report is then started as any other. */
export function TryOutDialog({ template, onClose }: TryOutDialogProps) {
  const navigate = useNavigate();
  const choose = (clientId: number): void => {
    const search = { client: clientId, template: template.id, title: titleOfTryOut(template.title) };
    void navigate({ to: '/reports/$reportId', params: { reportId: 'new' }, search });
  };
  return (
    <Modal opened onClose={onClose} title="Try the template out" size="lg">
      <Stack>
        <Text size="sm" c="dimmed">
          A report is written from a client’s notes and opened. You can delete it there.
        </Text>
        <ClientSearch label="Client" onChoose={(client) => choose(client.id)} />
      </Stack>
    </Modal>
  );
}
