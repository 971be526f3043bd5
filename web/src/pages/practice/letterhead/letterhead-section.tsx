import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { languagesQuery, letterheadQuery } from '../../../api/letterhead.ts';
import type { Practice } from '../../../api/practice.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { Section } from '../../../components/layouts/section.tsx';
import { LetterheadForm } from './letterhead-form.tsx';

/** How the practice's reports look on paper. */
export function LetterheadSection({ practice }: { practice: Practice }) {
  const letterhead = useQuery({ ...letterheadQuery, staleTime: Infinity });
  const languages = useQuery(languagesQuery);
  const skeleton = <Skeleton height={620} radius="md" />;
  return (
    <Section
      title="Letterhead"
      description="Word and PDF files of reports are printed on this paper. Reports that are signed keep the paper that they were signed on."
    >
      <Loaded query={letterhead} skeleton={skeleton}>
        {(paper) => (
          <Loaded query={languages} skeleton={skeleton}>
            {(known) => <LetterheadForm practiceName={practice.name} letterhead={paper} languages={known} />}
          </Loaded>
        )}
      </Loaded>
    </Section>
  );
}
