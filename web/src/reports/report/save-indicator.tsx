import { Group, Text, Tooltip } from '@mantine/core';
import {
  type Icon,
  IconAlertTriangle,
  IconCheck,
  IconCloudOff,
  IconCloudUpload,
  IconGitCompare,
  IconLock,
} from '@tabler/icons-react';
import type { SaveState, SaveStatus } from '../autosave/save-state.ts';
import classes from './report.module.css';

const STATES: Record<SaveStatus, [text: string, icon: Icon, detail: string]> = {
  saved: ['Saved', IconCheck, 'Everything you wrote is on the service.'],
  unsaved: ['Saving…', IconCloudUpload, 'Kept on this device, and sent in a moment.'],
  saving: ['Saving…', IconCloudUpload, 'Kept on this device, and being sent.'],
  offline: ['Offline, kept on this device', IconCloudOff, 'Keep writing. It is sent when you are online again.'],
  outdated: ['Loading…', IconCloudUpload, 'What you wrote last is being loaded.'],
  conflict: ['Changed elsewhere', IconGitCompare, 'Choose which text to keep. Until then nothing is sent.'],
  'signed-out': ['Signed out, kept on this device', IconLock, 'Sign in again; then it is sent.'],
  gone: ['Not saved: the report is gone', IconAlertTriangle, 'It was deleted, or hidden from you. Copy your text.'],
  signed: ['Not saved: the report is signed', IconLock, 'Your text is kept on this device.'],
  refused: ['Not saved', IconAlertTriangle, 'The service does not accept this text. It is kept on this device.'],
};
/** Where this device could not keep the text. */
const NOT_KEPT: Partial<Record<SaveStatus, string>> = {
  unsaved: 'Saving…',
  saving: 'Saving…',
  offline: 'Offline, not kept',
  'signed-out': 'Signed out, not kept',
  refused: 'Not saved',
};
const STAY = 'This device cannot keep your text: leave this page open until it is saved.';
const ALARMING = new Set<SaveStatus>(['conflict', 'gone', 'signed', 'refused', 'signed-out', 'offline']);

export function SaveIndicator({ state: { status, isKept } }: { state: SaveState }) {
  const [usual, StateIcon, detail] = STATES[status];
  const notKept = isKept ? undefined : NOT_KEPT[status];
  const text = notKept ?? usual;
  return (
    <Tooltip label={notKept === undefined ? detail : STAY} multiline maw={280}>
      <Group
        gap={6}
        wrap="nowrap"
        className={classes['saveState'] ?? ''}
        data-alarming={ALARMING.has(status) || undefined}
      >
        <StateIcon size={16} aria-hidden />
        <Text span size="sm" aria-live="polite" data-testid="save-state">
          {text}
        </Text>
      </Group>
    </Tooltip>
  );
}
