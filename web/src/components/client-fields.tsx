import { Group, Radio, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ClientFields as Fields } from '../api/clients.ts';

interface ClientFieldsProps {
  fields: Fields;
  errors: Partial<Record<keyof Fields, string>>;
  /** Making the organisation's client private is for admins. */
  canChooseWhose?: boolean;
  onChange: (changes: Partial<Fields>) => void;
}

const MAX_LENGTH = 255;

/** What is known of a client, wherever one is made or edited. */
export function ClientFields({ fields, errors, canChooseWhose = true, onChange }: ClientFieldsProps) {
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  return (
    <Stack gap="md">
      <Group grow align="flex-start">
        <TextInput
          label="First name"
          autoComplete="off"
          data-autofocus
          maxLength={MAX_LENGTH}
          error={errors.first_name}
          value={fields.first_name}
          onChange={(event) => onChange({ first_name: event.currentTarget.value })}
        />
        <TextInput
          label="Last name"
          autoComplete="off"
          maxLength={MAX_LENGTH}
          error={errors.last_name}
          value={fields.last_name}
          onChange={(event) => onChange({ last_name: event.currentTarget.value })}
        />
      </Group>
      <TextInput
        label="Date of birth"
        description="If you know it."
        type="date"
        min="1880-01-01"
        max={today}
        maw={240}
        error={errors.date_of_birth}
        value={fields.date_of_birth ?? ''}
        onChange={(event) => onChange({ date_of_birth: event.currentTarget.value || null })}
      />
      <Radio.Group
        label="Who sees this client"
        description={canChooseWhose ? undefined : 'Only an admin can make an organisation’s client private.'}
        error={errors.is_org_client}
        value={fields.is_org_client ? 'organisation' : 'private'}
        onChange={(value) => onChange({ is_org_client: value === 'organisation' })}
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
            description="Nobody else sees the client, not even an admin. You can hand it to the organisation later."
            disabled={!canChooseWhose}
          />
        </Stack>
      </Radio.Group>
    </Stack>
  );
}

export function trimNames(fields: Fields): Fields {
  return { ...fields, first_name: fields.first_name.trim(), last_name: fields.last_name.trim() };
}
