import { ScrollArea, Select, SegmentedControl, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type ListedVersion, type ReportVersion, versionQuery } from '../../api/reports.ts';
import { Loaded } from '../../components/loaded.tsx';
import { compareLines } from '../differences/compare-lines.ts';
import { Differences, SideBySide } from '../differences/differences.tsx';
import classes from '../differences/differences.module.css';
import { listTextLines } from '../differences/list-lines.ts';
import { describeAuthors, nameVersion } from './version-words.ts';

export type Look = 'text' | 'inline' | 'sides';

const LOOKS: { value: Look; label: string }[] = [
  { value: 'text', label: 'Text' },
  { value: 'inline', label: 'Differences' },
  { value: 'sides', label: 'Side by side' },
];

interface LookSwitchProps {
  look: Look;
  onLook: (look: Look) => void;
  /** What a version can be compared with. */
  others: readonly ListedVersion[];
  other: number | null;
  onOther: (version: number) => void;
}

/** How a version is shown, and what it is compared with. */
export function LookSwitch({ look, onLook, others, other, onOther }: LookSwitchProps) {
  return (
    <Stack gap="xs" mb="md">
      <SegmentedControl
        data={LOOKS}
        value={look}
        onChange={(value) => onLook(value as Look)}
        aria-label="How to show the version"
      />
      {look !== 'text' && (
        <Select
          label="Compared with"
          data={others.map((each) => ({
            value: String(each.version),
            label: nameVersion(each).replace(/^v/, 'V'),
          }))}
          value={other === null ? null : String(other)}
          onChange={(value) => value !== null && onOther(Number(value))}
          allowDeselect={false}
        />
      )}
    </Stack>
  );
}

interface VersionDifferencesProps {
  reportId: string;
  versions: readonly ListedVersion[];
  /** In any order: the earlier one is shown as what was before. */
  pair: [number, number];
  look: Exclude<Look, 'text'>;
}

export function VersionDifferences({ reportId, versions, pair, look }: VersionDifferencesProps) {
  const [earlier, later] = pair.toSorted((a, b) => a - b) as [number, number];
  const before = useQuery(versionQuery(reportId, earlier));
  const after = useQuery(versionQuery(reportId, later));
  return (
    <Loaded query={before} skeleton={<Skeleton h={320} />}>
      {(former) => (
        <Loaded query={after} skeleton={<Skeleton h={320} />}>
          {(latter) => (
            <>
              <Text size="sm" mb="sm" data-testid="authors">
                Written between the two by: {describeAuthors(versions, earlier, later)}
              </Text>
              <Compared before={former} after={latter} look={look} />
            </>
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

interface ComparedProps {
  before: ReportVersion;
  after: ReportVersion;
  look: Exclude<Look, 'text'>;
}

function Compared({ before, after, look }: ComparedProps) {
  const lines = useMemo(() => compareLines(listTextLines(after), listTextLines(before)), [before, after]);
  const names = { before: nameVersion(before), after: nameVersion(after) };
  const isSame = lines.every(({ change }) => change === 'none');
  return (
    <ScrollArea.Autosize
      mah="calc(100vh - 19rem)"
      type="auto"
      className={classes['framed'] ?? ''}
      viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': 'Differences' }}
    >
      {isSame ? (
        <Text>The two versions read the same.</Text>
      ) : look === 'inline' ? (
        <Differences lines={lines} names={names} />
      ) : (
        <SideBySide lines={lines} names={names} />
      )}
    </ScrollArea.Autosize>
  );
}
