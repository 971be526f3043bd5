import { Group, Input, NativeSelect, Stack, TextInput } from '@mantine/core';
import { PRONOUN_FORMS, PRONOUN_LENGTH, PRONOUN_SETS, type PronounForm } from '@casewright/document';
import { type ReactNode, useId, useState } from 'react';

interface PronounsFieldProps {
  /** As the record keeps them; null: not stated. */
  value: string | null;
  error: ReactNode;
  onChange: (pronouns: string | null) => void;
}

const OWN = 'own';
const NOT_STATED = '';

const CHOICES = [
  { value: NOT_STATED, label: 'Not stated' },
  ...PRONOUN_SETS.map((set) => ({ value: set, label: set })),
  { value: OWN, label: 'Other, written out' },
];

/** Each pronoun with an example sentence in which it is the missing word. */
const EXAMPLES: Record<PronounForm, string> = {
  subject: '… came',
  object: 'I saw …',
  adjective: 'this is … book',
  possessive: 'the book is …',
  reflexive: 'they wrote it …',
};

const WORDS: Record<PronounForm, string> = {
  subject: 'they',
  object: 'them',
  adjective: 'their',
  possessive: 'theirs',
  reflexive: 'themselves',
};

/** A known set, five words of one's own, or nothing. */
export function PronounsField({ value, error, onChange }: PronounsFieldProps) {
  const id = useId();
  const [isOwn, setOwn] = useState(value !== null && !(PRONOUN_SETS as readonly string[]).includes(value));
  const forms = isOwn ? (value ?? '').split('/') : [];
  const choose = (chosen: string): void => {
    setOwn(chosen === OWN);
    onChange(chosen === NOT_STATED ? null : chosen === OWN ? '////' : chosen);
  };
  return (
    <Stack gap="xs">
      <NativeSelect
        label="Pronouns"
        description="Used by templates and snippets. If not stated, they use the name."
        maw={280}
        data={CHOICES}
        value={isOwn ? OWN : (value ?? NOT_STATED)}
        error={isOwn ? undefined : error}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {isOwn && (
        <>
          <Group gap={10} align="flex-end" role="group" aria-describedby={error === undefined ? undefined : id}>
            {PRONOUN_FORMS.map((form, index) => (
              <TextInput
                key={form}
                label={EXAMPLES[form]}
                placeholder={WORDS[form]}
                maxLength={PRONOUN_LENGTH}
                w={108}
                autoComplete="off"
                error={error !== undefined}
                value={forms[index] ?? ''}
                onChange={(event) => onChange(replaceAt(forms, index, event.currentTarget.value))}
              />
            ))}
          </Group>
          {error !== undefined && <Input.Error id={id}>{error}</Input.Error>}
        </>
      )}
    </Stack>
  );
}

/** The words are parted by strokes, so none can stand within one. */
function replaceAt(forms: readonly string[], index: number, word: string): string {
  return PRONOUN_FORMS.map((_, each) => (each === index ? word.replaceAll('/', '') : (forms[each] ?? ''))).join('/');
}
