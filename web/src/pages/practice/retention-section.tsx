import { Button, Group, NumberInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import type { Practice } from '../../api/practice.ts';
import { splitErrors } from '../../api/split-errors.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { Form } from '../../components/form.tsx';
import { Section } from '../../components/section.tsx';
import { useChangePractice } from './use-change-practice.ts';

const DAYS = { min: 1, max: 3650 };
const RANGE = `From ${DAYS.min} to ${DAYS.max} days.`;

export function RetentionSection({ practice }: { practice: Practice }) {
  const current = practice.upload_retention_days;
  const [days, setDays] = useState<string | number>(current);
  const [isAsking, asking] = useDisclosure(false);
  const save = useChangePractice('How long uploads are kept is saved.');
  const errors = splitErrors(save.error, ['upload_retention_days']);
  const isUsable = typeof days === 'number' && Number.isInteger(days) && days >= DAYS.min && days <= DAYS.max;
  const isUnchanged = days === current;
  const submit = (): void => {
    if (isUsable && days < current) asking.open();
    else save.mutate({ upload_retention_days: Number(days) });
  };
  const button = (
    <Group>
      <Button type="submit" loading={save.isPending} disabled={!isUsable || isUnchanged}>
        Save
      </Button>
    </Group>
  );
  return (
    <Section
      title="Uploaded files"
      description="PDFs and recordings are kept beside the notes made from them, then deleted. The notes stay."
    >
      <Form maw={460} onSubmit={submit} error={errors.whole} buttons={button}>
        <NumberInput
          label="Keep uploads for"
          description={RANGE}
          suffix={days === 1 ? ' day' : ' days'}
          {...DAYS}
          clampBehavior="none"
          allowDecimal={false}
          allowNegative={false}
          maw={220}
          error={errors.fields.upload_retention_days ?? (isUsable ? undefined : RANGE)}
          value={days}
          onChange={setDays}
        />
      </Form>
      <ConfirmDialog
        opened={isAsking}
        onClose={asking.close}
        title="Keep uploads for a shorter time?"
        action="Keep for a shorter time"
        isDangerous
        onConfirm={() => save.mutateAsync({ upload_retention_days: Number(days) })}
      >
        Files uploaded more than {days} {days === 1 ? 'day' : 'days'} ago are deleted within the next hours and cannot
        be brought back. Notes and reports stay as they are.
      </ConfirmDialog>
    </Section>
  );
}
