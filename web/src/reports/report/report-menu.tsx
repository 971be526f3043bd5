import { ActionIcon, Menu, Text, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDots, IconFileTypeDocx, IconFileTypePdf, IconHistory, IconMarkdown, IconTrash } from '@tabler/icons-react';
import { deleteReport, type ExportFormat, exportAddress } from '../../api/reports.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';

interface ReportMenuProps {
  reportId: string;
  title: string;
  isEditable: boolean;
  /** What is exported is what the service has: true once it has everything. */
  onSave: () => Promise<boolean>;
  onVersions: () => void;
  onDeleted: () => void;
}

const FORMATS = [
  ['docx', 'Download as Word', IconFileTypeDocx],
  ['pdf', 'Download as PDF', IconFileTypePdf],
  ['markdown', 'Download as Markdown', IconMarkdown],
] as const satisfies [ExportFormat, string, unknown][];

export function ReportMenu({ reportId, title, isEditable, onSave, onVersions, onDeleted }: ReportMenuProps) {
  const [isDeleting, deleting] = useDisclosure(false);
  const download = async (format: ExportFormat): Promise<void> => {
    await onSave();
    const link = document.createElement('a');
    link.href = exportAddress(reportId, format);
    link.download = '';
    link.click();
  };
  return (
    <>
      <Menu position="bottom-end" width={230}>
        <Menu.Target>
          <Tooltip label="Versions, download, delete">
            <ActionIcon variant="default" size={36} aria-label="More about this report">
              <IconDots size={18} aria-hidden />
            </ActionIcon>
          </Tooltip>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconHistory size={17} aria-hidden />} onClick={onVersions}>
            Versions
          </Menu.Item>
          <Menu.Divider />
          {FORMATS.map(([format, label, FormatIcon]) => (
            <Menu.Item
              key={format}
              leftSection={<FormatIcon size={17} aria-hidden />}
              onClick={() => void download(format)}
            >
              {label}
            </Menu.Item>
          ))}
          {isEditable && (
            <>
              <Menu.Divider />
              <Menu.Item color="red" leftSection={<IconTrash size={17} aria-hidden />} onClick={deleting.open}>
                Delete the report
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={isDeleting}
        onClose={deleting.close}
        title="Delete this report?"
        action="Delete"
        isDangerous
        onConfirm={() => deleteReport(reportId).then(onDeleted)}
      >
        <Text size="sm">
          “{title}” and all its versions are deleted for everyone. What was sent to a partner stays there.
        </Text>
      </ConfirmDialog>
    </>
  );
}
