import { Badge } from '@mantine/core';

/** Every state that the service names, in words and a colour. The word carries the meaning, the colour repeats it. */
const STATES: Record<string, [label: string, color: string]> = {
  amended: ['Signed, amended', 'pine'],
  active: ['Active', 'pine'],
  admin: ['Admin', 'pine'],
  clinician: ['Clinician', 'gray'],
  completed: ['Completed', 'pine'],
  created: ['Created', 'gray'],
  deactivated: ['Deactivated', 'gray'],
  delivered: ['Delivered', 'pine'],
  draft: ['Draft', 'gray'],
  expired: ['Expired', 'gray'],
  failed: ['Failed', 'red'],
  in_review: ['In review', 'ochre'],
  invited: ['Invited', 'ochre'],
  opened: ['Opened', 'ochre'],
  organisation: ['Organisation', 'gray'],
  pending: ['Pending', 'ochre'],
  private: ['Private', 'ochre'],
  queued: ['Waiting', 'gray'],
  revoked: ['Revoked', 'gray'],
  running: ['Running', 'ochre'],
  signed: ['Signed', 'pine'],
  suspended: ['Suspended', 'red'],
};

export function StatusBadge({ status }: { status: string }) {
  const [label, color] = STATES[status] ?? [status.replaceAll('_', ' '), 'gray'];
  return (
    <Badge variant="light" color={color} tt="none" fw={550} radius="sm" miw="max-content">
      {label}
    </Badge>
  );
}
