import { ActionIcon, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
  IconDots,
  IconFileTypeDocx,
  IconFileTypePdf,
  IconHistory,
  IconMarkdown,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteReport, type ExportFormat, exportAddress } from '../api/reports.ts';
import { ConfirmDialog } from '../components/forms/confirm-dialog.tsx';
import { DownloadDialog } from './download-dialog.tsx';
import { hasUnprintable } from './unprintable-notice.tsx';
import { WhatWasSent } from './outgoing/what-was-sent.tsx';

interface ReportMenuProps {
  report: { id: string; title: string; client_id: number };
  label: string;
  /** What is exported is what the service has: the page saves first what it does not have yet. */
  onSave?: () => Promise<number | null>;
  /** Where the versions can be looked at. */
  onVersions?: () => void;
  canDelete: boolean;
  /** Nobody has signed it: before a download the person is shown what is still to be checked. */
  isDraft: boolean;
  onDeleted: () => unknown;
}

const FORMATS = [
  ['docx', 'Download as Word', IconFileTypeDocx],
  ['pdf', 'Download as PDF', IconFileTypePdf],
  ['markdown', 'Download as Markdown', IconMarkdown],
] as const satisfies [ExportFormat, string, unknown][];

/** What can be done with a report, wherever it is shown. */
export function ReportMenu(props: ReportMenuProps) {
  const { report, label, onSave, onVersions, canDelete, isDraft, onDeleted } = props;
  const [isDeleting, deleting] = useDisclosure(false);
  const [isShowingSent, showing] = useDisclosure(false);
  const [asked, setAsked] = useState<ExportFormat | null>(null);
  const [isUnsaved, setUnsaved] = useState(false);
  const queryClient = useQueryClient();
  const ask = async (format: ExportFormat): Promise<void> => {
    const saved = isDraft ? await onSave?.() : undefined;
    setUnsaved(saved === null);
    if (isDraft || (format === 'pdf' && (await hasUnprintable(queryClient, report.id)))) setAsked(format);
    else download(format);
  };
  const download = (format: ExportFormat): void => {
    const link = document.createElement('a');
    link.href = exportAddress(report.id, format);
    link.download = '';
    link.click();
  };
  return (
    <>
      <Menu position="bottom-end" width={230} shadow="md">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={label}>
            <IconDots size={19} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {onVersions !== undefined && (
            <>
              <Menu.Item leftSection={<IconHistory size={17} aria-hidden />} onClick={onVersions}>
                Versions
              </Menu.Item>
              <Menu.Divider />
            </>
          )}
          {FORMATS.map(([format, words, FormatIcon]) => (
            <Menu.Item key={format} leftSection={<FormatIcon size={17} aria-hidden />} onClick={() => void ask(format)}>
              {words}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item leftSection={<IconSend size={17} aria-hidden />} onClick={showing.open}>
            What was sent
          </Menu.Item>
          {canDelete && (
            <>
              <Menu.Divider />
              <Menu.Item color="red" leftSection={<IconTrash size={17} aria-hidden />} onClick={deleting.open}>
                Delete the report
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {asked !== null && (
        <DownloadDialog
          reportId={report.id}
          format={asked}
          isDraft={isDraft}
          onSave={isUnsaved ? () => void ask(asked) : null}
          onClose={() => setAsked(null)}
          onDownload={() => download(asked)}
        />
      )}
      {isShowingSent && <WhatWasSent report={report} onClose={showing.close} />}
      <ConfirmDialog
        opened={isDeleting}
        onClose={deleting.close}
        title="Delete the report?"
        action="Delete the report"
        isDangerous
        onConfirm={() => deleteReport(report.id).then(onDeleted)}
      >
        “{report.title}” and all its versions are deleted for everyone. What was sent to a partner stays there.
      </ConfirmDialog>
    </>
  );
}
