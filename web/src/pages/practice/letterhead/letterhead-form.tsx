import { Button, NumberInput, Select, SimpleGrid, Stack, Textarea } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  changeLetterhead,
  fetchSample,
  type Letterhead,
  type LetterheadChange,
  letterheadQuery,
  type PaperLanguage,
  pictureAddress,
} from '../../../api/letterhead.ts';
import { isStatus } from '../../../api/api-error.ts';
import { splitErrors } from '../../../api/split-errors.ts';
import { Form } from '../../../components/forms/form.tsx';
import { FormError } from '../../../components/forms/form-error.tsx';
import { PictureInput } from '../../../components/forms/picture-input.tsx';
import type { PreparedPicture } from '../../../components/forms/prepare-picture.ts';
import { useSentForm } from '../../../components/forms/use-sent-form.ts';
import classes from './letterhead.module.css';
import { LetterheadPreview } from './letterhead-preview.tsx';

interface LetterheadFormProps {
  practiceName: string;
  letterhead: Letterhead;
  languages: PaperLanguage[];
}

/** Another logo, none, or (undefined) the one that is there. */
type LogoChange = PreparedPicture | null | undefined;

const MEANWHILE =
  'Somebody else has changed the letterhead since you opened it. Copy what you want to keep, then load this page again.';
const PAGE_SIZES = [
  { value: 'a4', label: 'A4 (210 × 297 mm)' },
  { value: 'letter', label: 'Letter (8.5 × 11 in)' },
];
const MARGINS = { suffix: ' mm', allowDecimal: false, allowNegative: false, clampBehavior: 'blur' } as const;

export function LetterheadForm({ practiceName, letterhead, languages }: LetterheadFormProps) {
  const { logo_id: logoId, updated_at: updatedAt, ...stored } = letterhead;
  const [logo, setLogo] = useState<LogoChange>();
  // Not what is fetched later: that would let the form go over a change that it has never shown.
  const [openedAt, setOpenedAt] = useState(updatedAt);
  const queryClient = useQueryClient();
  const { field, values, sending } = useSentForm(
    stored,
    (fields) => changeLetterhead({ ...toChange(fields, logo), updated_at: openedAt }),
    (saved, form) => {
      const { logo_id: _, updated_at: savedAt, ...kept } = saved;
      queryClient.setQueryData(letterheadQuery.queryKey, saved);
      form.setValues(kept);
      setLogo(undefined);
      setOpenedAt(savedAt);
      notifications.show({ message: 'The letterhead is saved.' });
    },
  );
  const logoError = splitErrors(sending.error, ['logo']).fields.logo;
  const fault = isStatus(sending.error, 409) ? MEANWHILE : sending.error;
  const isChanged = logo !== undefined || JSON.stringify(values) !== JSON.stringify(stored);
  const keptLogo = logoId === null ? null : pictureAddress(logoId);
  const shownLogo = logo === undefined ? keptLogo : (logo?.url ?? null);
  return (
    <div className={classes.sides}>
      <Form
        {...sending}
        error={logoError === undefined ? fault : null}
        action="Save the letterhead"
        isDisabled={!isChanged}
        isHeldWhileBusy
      >
        <PictureInput
          label="Logo"
          thing="the logo"
          description="A PNG or JPEG picture. It stands above the name of the practice."
          shown={shownLogo}
          error={logoError}
          onChoose={setLogo}
          onRemove={() => setLogo(logoId === null ? undefined : null)}
        />
        <Textarea label="Address" description="One line for each line on the paper." {...LINES} {...field('address')} />
        <Textarea label="Telephone, e-mail, web" {...LINES} {...field('contact')} />
        <Textarea
          label="Registration numbers"
          description="Such as those of the company and of the regulator."
          {...LINES}
          {...field('registrations')}
        />
        <Textarea label="Footer" description="Below every page, at most three lines." {...LINES} {...field('footer')} />
        <Select
          label="Language"
          allowDeselect={false}
          data={languages.map(({ tag, name }) => ({ value: tag, label: name }))}
          {...field('language')}
        />
        <Select label="Page size" allowDeselect={false} data={PAGE_SIZES} {...field('page_size')} />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <NumberInput label="Margins at the sides" min={12} max={45} {...MARGINS} {...field('side_margin_mm')} />
          <NumberInput label="Margins above and below" min={20} max={60} {...MARGINS} {...field('end_margin_mm')} />
        </SimpleGrid>
      </Form>
      <LetterheadPreview
        practiceName={practiceName}
        fields={values}
        logo={shownLogo}
        language={languages.find(({ tag }) => tag === values.language)}
      >
        <SampleButton change={toChange(values, logo)} />
      </LetterheadPreview>
    </div>
  );
}

const LINES = { autosize: true, minRows: 2, maxRows: 8, maxLength: 1000 } as const;

function toChange(fields: LetterheadChange, logo: LogoChange): LetterheadChange {
  return logo === undefined ? fields : { ...fields, logo: logo?.base64 ?? null };
}

/** What a report will look like, to the letter: the preview beside the form is only close to it. */
function SampleButton({ change }: { change: LetterheadChange }) {
  const sample = useMutation({
    mutationFn: () => fetchSample(change),
    onSuccess: (file) => {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(file);
      link.download = 'Letterhead sample.pdf';
      link.click();
      URL.revokeObjectURL(link.href);
    },
  });
  return (
    <Stack gap="sm" mt="md" align="flex-start">
      <Button variant="default" loading={sample.isPending} onClick={() => sample.mutate()}>
        Download a sample PDF
      </Button>
      <FormError error={sample.error} />
    </Stack>
  );
}
