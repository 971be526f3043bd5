import { Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Dialog, HoldDialog } from '../../components/forms/dialog.tsx';
import { FormError } from '../../components/forms/form-error.tsx';
import classes from './differences.module.css';

interface ChooseTextProps {
  title: string;
  /** Above the differences. */
  lead?: ReactNode;
  label: string;
  /** The differences of the two texts. */
  children: ReactNode;
  /** The choice that has to fetch or save something first, which may fail. */
  other: { action: string; run: () => Promise<void> };
  mine: { action: string; onChoose: () => void; isUsual?: boolean };
  /** Escape chooses it; without it there is no way out but to choose. */
  onEscape?: () => void;
}

/** Two texts, of which one is to be chosen. The focus begins on the differences, so that no key decides by chance. */
export function ChooseText({ title, lead, label, children, other, mine, onEscape }: ChooseTextProps) {
  const take = useMutation({ mutationFn: other.run });
  return (
    <Dialog
      opened
      onClose={onEscape ?? (() => {})}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={onEscape !== undefined}
      size="min(56rem, 94vw)"
      title={title}
    >
      <HoldDialog isBusy={take.isPending} />
      {lead}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <div className={classes['differences']} tabIndex={0} role="group" aria-label={label} data-autofocus>
        {children}
      </div>
      <FormError error={take.error} />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" loading={take.isPending} onClick={() => take.mutate()}>
          {other.action}
        </Button>
        <Button
          variant={mine.isUsual === true ? 'filled' : 'default'}
          disabled={take.isPending}
          onClick={mine.onChoose}
        >
          {mine.action}
        </Button>
      </Group>
    </Dialog>
  );
}
