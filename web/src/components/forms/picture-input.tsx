import { Button, FileButton, Group, Input } from '@mantine/core';
import { IconPhoto, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import classes from './picture-input.module.css';
import { type PreparedPicture, preparePicture } from './prepare-picture.ts';

interface PictureInputProps {
  label: string;
  /** What the buttons are about: "the logo". */
  thing: string;
  description: ReactNode;
  /** What is shown now; null for none. */
  shown: string | null;
  error?: string | undefined;
  isBusy?: boolean;
  onChoose: (picture: PreparedPicture) => void;
  onRemove: () => void;
}

/** A picture of the member's own choice, on white as it will be printed. */
export function PictureInput(props: PictureInputProps) {
  const { label, thing, description, shown, error, isBusy = false, onChoose, onRemove } = props;
  const [fault, setFault] = useState<string>();
  const said = fault ?? error;
  const labelId = useId();
  const choose = async (file: File | null): Promise<void> => {
    if (file === null) return;
    setFault(undefined);
    await preparePicture(file).then(onChoose, (reason: Error) => setFault(reason.message));
  };
  return (
    <div role="group" aria-labelledby={labelId}>
      <Input.Label component="div" id={labelId}>
        {label}
      </Input.Label>
      <Input.Description mb={8}>{description}</Input.Description>
      {shown !== null && <img className={classes.picture} src={shown} alt={`${label} as it is now`} />}
      <Group gap="sm" mt={8}>
        <FileButton accept="image/png,image/jpeg" onChange={(file) => void choose(file)} key={shown}>
          {(button) => (
            <Button {...button} variant="default" loading={isBusy} leftSection={<IconPhoto size={17} aria-hidden />}>
              {shown === null ? `Choose ${thing}` : 'Choose another'}
            </Button>
          )}
        </FileButton>
        {shown !== null && (
          <Button
            variant="subtle"
            color="red"
            disabled={isBusy}
            leftSection={<IconTrash size={17} aria-hidden />}
            onClick={onRemove}
          >
            {`Remove ${thing}`}
          </Button>
        )}
      </Group>
      {said !== undefined && (
        <Input.Error role="alert" mt={8}>
          {said}
        </Input.Error>
      )}
    </div>
  );
}
