import { Anchor, Select, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ListedTemplate } from '../../api/templates.ts';

interface ChooseTemplateProps {
  templates: ListedTemplate[];
  templateId: string | null;
  error: string | undefined;
  onChange: (templateId: string | null) => void;
}

export function ChooseTemplate({ templates, templateId, error, onChange }: ChooseTemplateProps) {
  const template = templates.find(({ id }) => id === templateId);
  return (
    <div>
      <Select
        label="Template"
        placeholder="Choose a template"
        data={templates.map(({ id, title, is_org_template: isShared }) => ({
          value: id,
          label: isShared ? title : `${title} (yours)`,
        }))}
        value={template?.id ?? null}
        onChange={onChange}
        error={error}
        searchable={templates.length > 6}
        clearable
        clearButtonProps={{ 'aria-label': 'No template' }}
        nothingFoundMessage="No template of that name"
      />
      {template?.prompts === 0 && (
        <Text size="sm" c="dimmed" mt={6}>
          This template has no sections that are written from notes. Fill it in by hand.
        </Text>
      )}
      {templates.length === 0 && (
        <Text size="sm" c="dimmed" mt={6}>
          A report needs a template. See{' '}
          <Anchor component={Link} to="/templates" inherit underline="always">
            Templates
          </Anchor>
          , or begin with an empty report.
        </Text>
      )}
    </div>
  );
}
