import { Button, Group, Modal, Stack } from '@mantine/core';
import { CopySecret } from '../../components/copy-secret.tsx';

interface NewSecretProps {
  secret: string;
  onClose: () => void;
}

export function NewSecret({ secret, onClose }: NewSecretProps) {
  return (
    <Modal opened onClose={onClose} title="The new client secret" closeOnClickOutside={false} withCloseButton={false}>
      <Stack>
        <CopySecret label="Client secret" secret={secret} note="Shown this once. Hand it to the partner safely." />
        <Group justify="flex-end">
          <Button onClick={onClose}>Done</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
