import { Group, Input, SegmentedControl, Text, TextInput } from '@mantine/core';
import { useIsAdmin } from '../../components/admins-only.tsx';
import classes from './template.module.css';

interface TemplateFieldsProps {
  fields: { title: string; isShared: boolean };
  isEditable: boolean;
  titleFault: string | null;
  onRename: (title: string) => void;
  onShare: (isShared: boolean) => void;
}

const MOST_CHARACTERS = 255;

export function TemplateFields({ fields, isEditable, titleFault, onRename, onShare }: TemplateFieldsProps) {
  const isAdmin = useIsAdmin();
  return (
    <Group align="flex-start" mb="md" gap="lg">
      <TextInput
        label="Name"
        placeholder="Discharge letter"
        value={fields.title}
        maxLength={MOST_CHARACTERS}
        readOnly={!isEditable}
        error={titleFault}
        onChange={(event) => onRename(event.currentTarget.value)}
        className={classes['grow'] ?? ''}
      />
      <Input.Wrapper label="Belongs to" labelElement="div" labelProps={{ id: 'belongs' }}>
        <SegmentedControl
          display="flex"
          aria-labelledby="belongs"
          value={fields.isShared ? 'shared' : 'private'}
          onChange={(value) => onShare(value === 'shared')}
          data={[
            { value: 'private', label: 'Only you' },
            { value: 'shared', label: 'The practice' },
          ]}
          disabled={!isAdmin || !isEditable}
        />
        {!isAdmin && (
          <Text size="xs" c="dimmed" mt={2}>
            Templates of the practice are made by admins.
          </Text>
        )}
      </Input.Wrapper>
    </Group>
  );
}
