import { TextInput } from '@mantine/core';
import type { Practice } from '../../api/practice.ts';
import { Form } from '../../components/forms/form.tsx';
import { Section } from '../../components/layouts/section.tsx';
import { useSentForm } from '../../components/forms/use-sent-form.ts';
import { useChangePractice } from './use-change-practice.ts';

export function NameSection({ practice }: { practice: Practice }) {
  const save = useChangePractice('The name is saved.');
  const { field, values, sending } = useSentForm({ name: practice.name }, ({ name }) =>
    save.mutateAsync({ name: name.trim() }),
  );
  const name = values.name.trim();
  return (
    <Section title="Name" description="Members see it here, and partners before they connect.">
      <Form maw={460} action="Save the name" isDisabled={name === practice.name || name === ''} {...sending}>
        <TextInput label="Name of the practice" autoComplete="organization" maxLength={255} {...field('name')} />
      </Form>
    </Section>
  );
}
