import { Button, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Practice } from '../../api/practice.ts';
import { splitErrors } from '../../api/split-errors.ts';
import { FormError } from '../../components/form-error.tsx';
import { Section } from '../../components/section.tsx';
import { useChangePractice } from './use-change-practice.ts';

export function NameSection({ practice }: { practice: Practice }) {
  const [name, setName] = useState(practice.name);
  const save = useChangePractice('The name is saved.');
  const errors = splitErrors(save.error, ['name']);
  const isUnchanged = name.trim() === practice.name || name.trim() === '';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isUnchanged) save.mutate({ name: name.trim() });
  };
  return (
    <Section title="Name" description="Members see it here, and partners before they connect.">
      <form onSubmit={submit} noValidate>
        <Stack gap="md" maw={460}>
          <TextInput
            label="Name of the practice"
            autoComplete="organization"
            maxLength={255}
            error={errors.fields.name}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <FormError error={errors.whole} />
          <div>
            <Button type="submit" loading={save.isPending} disabled={isUnchanged}>
              Save the name
            </Button>
          </div>
        </Stack>
      </form>
    </Section>
  );
}
