import { type Icon, IconFileText, IconMicrophone, IconPencil } from '@tabler/icons-react';
import type { NoteSource } from '../api/notes.ts';

const SOURCES: Record<NoteSource, { label: string; icon: Icon }> = {
  text: { label: 'Written', icon: IconPencil },
  pdf: { label: 'PDF', icon: IconFileText },
  audio: { label: 'Recording', icon: IconMicrophone },
};

export function describeSource(source: NoteSource): { label: string; icon: Icon } {
  return SOURCES[source];
}
