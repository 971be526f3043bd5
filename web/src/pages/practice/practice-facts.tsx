import { SimpleGrid, Text } from '@mantine/core';
import type { Practice } from '../../api/practice.ts';
import { Section } from '../../components/layouts/section.tsx';
import { Time } from '../../components/times/time.tsx';

/** For those who may not change it. */
export function PracticeFacts({ practice }: { practice: Practice }) {
  const { upload_retention_days: days, signed_retention_years: years } = practice;
  const facts = [
    ['API keys', practice.api_keys_enabled ? 'Allowed' : 'Switched off'],
    ['Texts for a language model', practice.looks_before_sending ? 'Read before they are sent' : 'Sent at once'],
    ['Uploaded files are kept for', days === 1 ? '1 day' : `${days} days`],
    ['Signed reports are kept for', years === 1 ? '1 year' : `${years} years`],
  ] as const;
  return (
    <Section
      title={practice.name}
      description={
        <>
          On Casewright since <Time at={practice.created_at} format="date" />.
        </>
      }
    >
      <SimpleGrid component="dl" cols={{ base: 1, sm: 2, md: 4 }} m={0}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <Text component="dt" size="sm" c="dimmed">
              {label}
            </Text>
            <Text component="dd" m={0} fw={550}>
              {value}
            </Text>
          </div>
        ))}
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        An admin of the practice can change this.
      </Text>
    </Section>
  );
}
