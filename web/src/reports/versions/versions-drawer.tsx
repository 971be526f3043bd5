import { Badge, Button, Drawer, Group, ScrollArea, Skeleton, Stack, Text, UnstyledButton } from '@mantine/core';
import { checkDocument } from '@casewright/document';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ListedVersion, restoreVersion, versionQuery, versionsQuery } from '../../api/reports.ts';
import { FormError } from '../../components/forms/form-error.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { useReturnedFocus } from '../../components/focus/returned-focus.ts';
import { Time } from '../../components/times/time.tsx';
import { DocumentView } from '../../document/document-view.tsx';
import { type Save, Unsaved, UnsavedAlert } from '../save-first.tsx';
import { type Look, LookSwitch, VersionDifferences } from './version-differences.tsx';
import { REASONS } from './version-words.ts';
import classes from './versions.module.css';

interface VersionsDrawerProps {
  reportId: string;
  onClose: () => void;
  onSave: Save;
  onRestored: () => void;
  isEditable: boolean;
}

export function VersionsDrawer({ reportId, onClose, onSave, onRestored, isEditable }: VersionsDrawerProps) {
  const versions = useQuery({ ...versionsQuery(reportId), staleTime: 0 });
  useReturnedFocus(true);
  const [chosen, setChosen] = useState<number | null>(null);
  const shown = chosen ?? versions.data?.[0]?.version ?? null;
  const isNewest = shown === versions.data?.[0]?.version;
  const [look, setLook] = useState<Look>('text');
  const [wanted, setWanted] = useState<number | null>(null);
  const others = (versions.data ?? []).filter(({ version }) => version !== shown);
  const other = others.find(({ version }) => version === wanted)?.version ?? findFormer(others, shown);
  const restore = useMutation({
    mutationFn: async (version: number) => {
      const failed = Promise.withResolvers<void>();
      try {
        // The text that is open is not saved any more, unless it stays: it would be taken for another one than the restored.
        const current = await onSave(failed.promise);
        if (current === null) throw new Unsaved();
        return await restoreVersion(reportId, version, current);
      } catch (error) {
        failed.resolve();
        throw error;
      }
    },
    onSuccess: onRestored,
  });
  return (
    <Drawer opened onClose={onClose} title="Versions" position="right" size="min(78rem, 96vw)">
      <div className={classes['versions']}>
        <Loaded query={versions} skeleton={<Skeleton h={200} />}>
          {(list) => (
            <Stack gap={2} component="ul" className={classes['versionList'] ?? ''}>
              {list.map((version, index) => (
                <VersionItem
                  key={version.version}
                  version={version}
                  isNewest={index === 0}
                  isShown={version.version === shown}
                  onChoose={() => setChosen(version.version)}
                />
              ))}
            </Stack>
          )}
        </Loaded>
        <div className={classes['versionText']}>
          {restore.error instanceof Unsaved ? (
            <UnsavedAlert purpose="among the versions" onRetry={() => shown !== null && restore.mutate(shown)} />
          ) : (
            <FormError error={restore.error} />
          )}
          {others.length > 0 && (
            <LookSwitch look={look} onLook={setLook} others={others} other={other} onOther={setWanted} />
          )}
          {shown !== null && (look === 'text' || other === null) && <VersionText reportId={reportId} version={shown} />}
          {shown !== null && look !== 'text' && other !== null && (
            <VersionDifferences reportId={reportId} versions={versions.data ?? []} pair={[other, shown]} look={look} />
          )}
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

/** The version before the one that is shown; for the first one, the next. */
function findFormer(others: readonly ListedVersion[], shown: number | null): number | null {
  const former = others.find(({ version }) => shown !== null && version < shown);
  return (former ?? others.at(-1))?.version ?? null;
}

interface VersionItemProps {
  version: ListedVersion;
  isNewest: boolean;
  isShown: boolean;
  onChoose: () => void;
}

function VersionItem({ version, isNewest, isShown, onChoose }: VersionItemProps) {
  return (
    <li>
      <UnstyledButton className={classes['version'] ?? ''} aria-current={isShown} onClick={onChoose}>
        <Group gap={6} wrap="nowrap" justify="space-between">
          <Text span size="sm" fw={550}>
            <Time at={version.saved_at} format="full" />
          </Text>
          {isNewest && (
            <Badge size="sm" variant="light" tt="none">
              Now
            </Badge>
          )}
        </Group>
        <Text span display="block" size="xs" {...(!isShown && { c: 'dimmed' })}>
          Version {version.version} · {REASONS[version.reason]} · {version.saved_by.name}
        </Text>
      </UnstyledButton>
    </li>
  );
}

function VersionText({ reportId, version }: { reportId: string; version: number }) {
  const loaded = useQuery(versionQuery(reportId, version));
  return (
    <Loaded query={loaded} skeleton={<Skeleton h={320} />}>
      {({ title, content }) => (
        <ScrollArea.Autosize
          mah="calc(100vh - 11rem)"
          type="auto"
          className={classes['side'] ?? ''}
          viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': 'Text of the version' }}
        >
          <Text fw={640} size="lg" mb="sm">
            {title}
          </Text>
          <DocumentView content={checkDocument(content).content} />
        </ScrollArea.Autosize>
      )}
    </Loaded>
  );
}
