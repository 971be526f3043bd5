import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCopy } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { describeError } from '../../api/api-error.ts';
import { duplicateTemplate, TEMPLATES } from '../../api/templates.ts';
import { showFailure } from '../../components/show-failure.ts';

interface DuplicateButtonProps {
  templateId: string;
  /** The stored template is copied, so what stands here must be saved first. */
  isDisabled: boolean;
}

/** Makes a copy that belongs to the person alone, and opens it. */
export function DuplicateButton({ templateId, isDisabled }: DuplicateButtonProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const duplicate = useMutation({
    mutationFn: () => duplicateTemplate(templateId),
    onSuccess: async ({ id, title }) => {
      notifications.show({ message: `“${title}” is yours. Change it as you like.` });
      await queryClient.invalidateQueries({ queryKey: [...TEMPLATES, 'list'] });
      await navigate({ to: '/templates/$templateId', params: { templateId: id } });
    },
    onError: (error) => showFailure(describeError(error)),
  });
  return (
    <Button
      variant="default"
      leftSection={<IconCopy size={17} aria-hidden />}
      loading={duplicate.isPending}
      disabled={isDisabled}
      onClick={() => duplicate.mutate()}
    >
      Duplicate
    </Button>
  );
}
