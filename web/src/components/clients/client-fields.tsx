import { Group, Radio, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import type { ClientFields as Fields } from '../../api/clients.ts';
import { PronounsField } from './pronouns-field.tsx';

interface ClientFieldsProps {
  form: UseFormReturnType<Required<Fields>>;
  /** False where the person may not say whether the client is private or the organisation's. */
  canChooseWhose?: boolean;
}

const MAX_LENGTH = 255;

/** What is known of a client, wherever one is made or edited. */
export function ClientFields({ form, canChooseWhose = true }: ClientFieldsProps) {
  // As the calendar here says: in Auckland it is tomorrow already. Swedish days are written as in ISO 8601.
  const [today] = useState(() => new Date().toLocaleDateString('sv'));
  return (
    <Stack gap="md">
      <Group grow align="flex-start">
        <TextInput
          label="First name"
          autoComplete="off"
          data-autofocus
          maxLength={MAX_LENGTH}
          {...form.getInputProps('first_name')}
        />
        <TextInput label="Last name" autoComplete="off" maxLength={MAX_LENGTH} {...form.getInputProps('last_name')} />
      </Group>
      <TextInput
        label="Date of birth"
        description="Optional."
        type="date"
        min="1880-01-01"
        max={today}
        maw={240}
        error={form.errors['date_of_birth']}
        value={form.values.date_of_birth ?? ''}
        onChange={(event) => form.setFieldValue('date_of_birth', event.currentTarget.value || null)}
      />
      <PronounsField
        value={form.values.pronouns}
        error={form.errors['pronouns']}
        onChange={(pronouns) => form.setFieldValue('pronouns', pronouns)}
      />
      <Radio.Group
        label="Who sees this client"
        description={canChooseWhose ? undefined : 'Only an admin can make a client of the organisation private.'}
        error={form.errors['is_org_client']}
        value={form.values.is_org_client ? 'organisation' : 'private'}
        onChange={(value) => form.setFieldValue('is_org_client', value === 'organisation')}
      >
        <Stack gap="sm" mt="xs">
          <Radio
            value="organisation"
            label="The organisation"
            description="Every member of the practice sees the client, the notes and the reports."
            disabled={!canChooseWhose}
          />
          <Radio
            value="private"
            label="Only me"
            description="Nobody else sees the client, not even an admin. You can give it to the organisation later."
            disabled={!canChooseWhose}
          />
        </Stack>
      </Radio.Group>
    </Stack>
  );
}

export function trimNames<Names extends Fields>(fields: Names): Names {
  return { ...fields, first_name: fields.first_name.trim(), last_name: fields.last_name.trim() };
}

export function isNameless({ first_name: first, last_name: last }: Fields): boolean {
  return first.trim() === '' && last.trim() === '';
}
