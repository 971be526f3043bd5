import type { ListedVersion, VersionReason } from '../../api/reports.ts';

export const REASONS: Record<VersionReason, string> = {
  created: 'Created',
  edited: 'Edited',
  rewritten: 'Section written again',
  restored: 'Restored',
  followed: 'Client’s record changed',
  sent: 'Sent to the partner',
  signed: 'Signed',
};

const TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** `version 3 of 2 Mar 2026, 09:00 (Ann)`: several may be of one minute. */
export function nameVersion({ version, saved_at: savedAt, saved_by: savedBy }: ListedVersion): string {
  return `version ${version} of ${TIME.format(new Date(savedAt))} (${savedBy.name})`;
}

/** Who wrote what stands in the later version and not in the earlier one, with how many versions each. */
export function describeAuthors(versions: readonly ListedVersion[], from: number, to: number): string {
  const counts = new Map<string, number>();
  for (const { version, saved_by: savedBy } of versions.toReversed()) {
    if (version > from && version <= to) counts.set(savedBy.name, (counts.get(savedBy.name) ?? 0) + 1);
  }
  return [...counts]
    .map(([name, count]) => `${name} (${count === 1 ? 'one version' : `${count} versions`})`)
    .join(', ');
}
