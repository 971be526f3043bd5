import { ActionIcon, Menu, Stack, Text, ThemeIcon } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { IconDots, IconFileDescription, IconFileTypePdf, IconFileWord, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CLIENTS } from '../api/clients.ts';
import { deleteReport, exportAddress, type ListedReport } from '../api/reports.ts';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';
import { Time } from '../components/time.tsx';
import classes from '../components/rows.module.css';

export function ReportRow({ report }: { report: ListedReport }) {
  const queryClient = useQueryClient();
  const [isAsking, asking] = useDisclosure(false);
  const remove = async (): Promise<void> => {
    await deleteReport(report.id);
    notifications.show({ message: 'The report is deleted.' });
    await queryClient.invalidateQueries({ queryKey: [...CLIENTS, report.client_id, 'reports'] });
  };
  return (
    <li className={`${classes.row} ${classes.linked}`}>
      <ThemeIcon variant="light" size={38} radius="md">
        <IconFileDescription size={20} stroke={1.6} aria-hidden />
      </ThemeIcon>
      <Stack gap={2} className={classes.main ?? ''}>
        <Text size="sm" fw={550} truncate>
          <Link to="/reports/$reportId" params={{ reportId: report.id }} className={classes.cover ?? ''}>
            {report.title}
          </Link>
        </Text>
        <Text size="sm" c="dimmed" truncate>
          Changed <Time at={report.updated_at} /> by {report.updated_by.name} · begun{' '}
          <Time at={report.created_at} format="date" />
        </Text>
      </Stack>
      <div className={classes.above}>
        <Menu position="bottom-end" shadow="md" width={220}>
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`More about ${report.title}`}>
              <IconDots size={19} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              component="a"
              href={exportAddress(report.id, 'docx')}
              download
              leftSection={<IconFileWord size={18} aria-hidden />}
            >
              Download as Word
            </Menu.Item>
            <Menu.Item
              component="a"
              href={exportAddress(report.id, 'pdf')}
              download
              leftSection={<IconFileTypePdf size={18} aria-hidden />}
            >
              Download as PDF
            </Menu.Item>
            <Menu.Divider />
            <Menu.Item color="red" leftSection={<IconTrash size={18} aria-hidden />} onClick={asking.open}>
              Delete
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
      <ConfirmDialog
        opened={isAsking}
        onClose={asking.close}
        title="Delete the report?"
        action="Delete the report"
        isDangerous
        onConfirm={remove}
      >
        <Text size="sm">
          “{report.title}” and its earlier versions are gone for good. What was sent to a partner stays there.
        </Text>
      </ConfirmDialog>
    </li>
  );
}
