import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeSignaturePicture, pictureAddress } from '../../api/letterhead.ts';
import { type Session, sessionQuery } from '../../api/session.ts';
import { splitErrors } from '../../api/split-errors.ts';
import { FormError } from '../../components/forms/form-error.tsx';
import { PictureInput } from '../../components/forms/picture-input.tsx';
import { Section } from '../../components/layouts/section.tsx';

/** The picture of the member's signature, which stands above their name wherever they sign. */
export function SignatureSection({ session: { signature_picture_id: pictureId } }: { session: Session }) {
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: changeSignaturePicture,
    onSuccess: async (_, picture) => {
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
      const message = picture === null ? 'Your signature is removed.' : 'Your signature is saved.';
      notifications.show({ message });
    },
  });
  const { fields, whole } = splitErrors(save.error, ['picture']);
  return (
    <Section
      title="Signature"
      description="It stands above your name in Word and PDF files of the reports that you sign."
    >
      <PictureInput
        label="Your signature"
        thing="your signature"
        description="A PNG or JPEG picture, such as a photograph of your signature on white paper. What is signed already keeps the old one."
        shown={pictureId === null ? null : pictureAddress(pictureId)}
        error={fields.picture}
        isBusy={save.isPending}
        onChoose={({ base64 }) => save.mutate(base64)}
        onRemove={() => save.mutate(null)}
      />
      {fields.picture === undefined && <FormError error={whole} />}
    </Section>
  );
}
