import { Alert, Badge, Button, Drawer, Group, ScrollArea, Skeleton, Stack, Text, UnstyledButton } from '@mantine/core';
import { checkDocument } from '@casewright/document';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '../../api/api-error.ts';
import { restoreVersion, type VersionReason, versionQuery, versionsQuery } from '../../api/reports.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { Time } from '../../components/time.tsx';
import { DocumentView } from '../../document/document-view.tsx';
import classes from './report.module.css';

const REASONS: Record<VersionReason, string> = {
  created: 'Created',
  edited: 'Edited',
  rewritten: 'Section written again',
  restored: 'Restored',
  sent: 'Sent to the partner',
};

interface VersionsDrawerProps {
  reportId: string;
  onClose: () => void;
  /** Saves what is unsaved and tells the version that the service then has; null where that failed. */
  onSave: () => Promise<number | null>;
  onRestored: () => void;
  isEditable: boolean;
}

export function VersionsDrawer({ reportId, onClose, onSave, onRestored, isEditable }: VersionsDrawerProps) {
  const versions = useQuery({ ...versionsQuery(reportId), staleTime: 0 });
  const [chosen, setChosen] = useState<number | null>(null);
  const shown = chosen ?? versions.data?.[0]?.version ?? null;
  const isNewest = shown === versions.data?.[0]?.version;
  const restore = useMutation({
    mutationFn: async (version: number) => {
      const current = await onSave();
      if (current === null) throw new Error('unsaved');
      return restoreVersion(reportId, version, current);
    },
    onSuccess: onRestored,
  });
  return (
    <Drawer opened onClose={onClose} title="Versions" position="right" size="min(60rem, 96vw)">
      <div className={classes['versions']}>
        <Stack gap={2} component="ul" className={classes['versionList'] ?? ''}>
          {versions.isPending && <Skeleton h={200} />}
          {versions.isError && <ErrorState error={versions.error} onRetry={() => void versions.refetch()} />}
          {versions.data?.map((version, index) => (
            <li key={version.version}>
              <UnstyledButton
                className={classes['version'] ?? ''}
                aria-current={version.version === shown}
                onClick={() => setChosen(version.version)}
              >
                <Group gap={6} wrap="nowrap" justify="space-between">
                  <Text span size="sm" fw={550}>
                    <Time at={version.saved_at} format="full" />
                  </Text>
                  {index === 0 && (
                    <Badge size="sm" variant="light" tt="none">
                      Now
                    </Badge>
                  )}
                </Group>
                <Text span display="block" size="xs" c="dimmed">
                  {REASONS[version.reason]} · {version.saved_by.name}
                </Text>
              </UnstyledButton>
            </li>
          ))}
        </Stack>
        <div className={classes['versionText']}>
          {restore.isError && (
            <Alert color="red" role="alert" mb="sm">
              {describeError(restore.error)}
            </Alert>
          )}
          {shown !== null && <VersionText reportId={reportId} version={shown} />}
          {shown !== null && !isNewest && isEditable && (
            <Group justify="flex-end" mt="md">
              <Button loading={restore.isPending} onClick={() => restore.mutate(shown)}>
                Restore this version
              </Button>
            </Group>
          )}
        </div>
      </div>
    </Drawer>
  );
}

function VersionText({ reportId, version }: { reportId: string; version: number }) {
  const loaded = useQuery(versionQuery(reportId, version));
  if (loaded.isError) return <ErrorState error={loaded.error} onRetry={() => void loaded.refetch()} />;
  if (loaded.data === undefined) return <Skeleton h={320} />;
  return (
    <ScrollArea.Autosize
      mah="calc(100vh - 11rem)"
      type="auto"
      className={classes['side'] ?? ''}
      viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': 'Text of the version' }}
    >
      <Text fw={640} size="lg" mb="sm">
        {loaded.data.title}
      </Text>
      <DocumentView content={checkDocument(loaded.data.content).content} />
    </ScrollArea.Autosize>
  );
}
