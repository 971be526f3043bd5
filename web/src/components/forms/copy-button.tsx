import { Button, CopyButton as Copier } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { Ref } from 'react';

interface CopyButtonProps {
  text: string;
  label?: string;
  ref?: Ref<HTMLButtonElement>;
}

export function CopyButton({ text, label = 'Copy', ref }: CopyButtonProps) {
  return (
    <Copier value={text} timeout={2500}>
      {({ copied, copy }) => (
        <Button
          ref={ref ?? null}
          variant="light"
          onClick={copy}
          leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
        >
          <span aria-live="polite">{copied ? 'Copied' : label}</span>
        </Button>
      )}
    </Copier>
  );
}
