import { NumberInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import type { Practice } from '../../api/practice.ts';
import { splitErrors } from '../../api/split-errors.ts';
import { ConfirmDialog } from '../../components/forms/confirm-dialog.tsx';
import { Form } from '../../components/forms/form.tsx';
import { Section } from '../../components/layouts/section.tsx';
import { useChangePractice } from './use-change-practice.ts';

interface Kept {
  field: 'upload_retention_days' | 'signed_retention_years';
  unit: [one: string, many: string];
  max: number;
  title: string;
  description: string;
  label: string;
  saved: string;
  /** Asked before the time is made shorter. */
  shorter: { title: string; describe: (time: string) => ReactNode };
}

const UPLOADS: Kept = {
  field: 'upload_retention_days',
  unit: ['day', 'days'],
  max: 3650,
  title: 'Uploaded files',
  description:
    'PDFs and recordings are kept beside the notes made from them, then deleted. The notes stay. Removed notes are deleted after the same time.',
  label: 'Keep uploads for',
  saved: 'Saved how long uploads are kept.',
  shorter: {
    title: 'Keep uploads for a shorter time?',
    describe: (time) =>
      `Files uploaded, and notes removed, more than ${time} ago will be deleted within hours and cannot be restored. Other notes and reports stay as they are.`,
  },
};

const SIGNED: Kept = {
  field: 'signed_retention_years',
  unit: ['year', 'years'],
  max: 100,
  title: 'Signed reports',
  description: 'Nobody can delete a signed report before this time has passed since its last signature.',
  label: 'Keep signed reports for',
  saved: 'Saved how long signed reports are kept.',
  shorter: {
    title: 'Keep signed reports for a shorter time?',
    describe: (time) =>
      `Reports signed more than ${time} ago can then be deleted by whoever may delete reports. Nothing is deleted by itself.`,
  },
};

export const UploadRetention = ({ practice }: { practice: Practice }) => (
  <RetentionSection practice={practice} kept={UPLOADS} />
);
export const SignedRetention = ({ practice }: { practice: Practice }) => (
  <RetentionSection practice={practice} kept={SIGNED} />
);

function RetentionSection({ practice, kept }: { practice: Practice; kept: Kept }) {
  const current = practice[kept.field];
  const [time, setTime] = useState<string | number>(current);
  const [isAsking, asking] = useDisclosure(false);
  const save = useChangePractice(kept.saved);
  const errors = splitErrors(save.error, [kept.field]);
  const range = `From 1 to ${kept.max} ${kept.unit[1]}.`;
  const unit = kept.unit[time === 1 ? 0 : 1];
  const isUsable = typeof time === 'number' && Number.isInteger(time) && time >= 1 && time <= kept.max;
  const submit = (): void => {
    if (isUsable && time < current) asking.open();
    else save.mutate({ [kept.field]: Number(time) });
  };
  return (
    <Section title={kept.title} description={kept.description}>
      <Form
        maw={460}
        action="Save"
        isBusy={save.isPending}
        isDisabled={!isUsable || time === current}
        error={errors.whole}
        onSubmit={submit}
      >
        <NumberInput
          label={kept.label}
          description={range}
          suffix={` ${unit}`}
          min={1}
          max={kept.max}
          clampBehavior="none"
          allowDecimal={false}
          allowNegative={false}
          maw={220}
          error={errors.fields[kept.field] ?? (isUsable ? undefined : range)}
          value={time}
          onChange={setTime}
        />
      </Form>
      <ConfirmDialog
        opened={isAsking}
        onClose={asking.close}
        title={kept.shorter.title}
        action="Keep for a shorter time"
        isDangerous
        onConfirm={() => save.mutateAsync({ [kept.field]: Number(time) })}
      >
        {kept.shorter.describe(`${time} ${unit}`)}
      </ConfirmDialog>
    </Section>
  );
}
