import { type Icon, IconFileText, IconMicrophone, IconPencil } from '@tabler/icons-react';
import type { NoteSource } from '../api/notes.ts';

const CHARACTERS_PER_WORD = 6;

const SOURCES: Record<NoteSource, { label: string; icon: Icon }> = {
  text: { label: 'Written', icon: IconPencil },
  pdf: { label: 'PDF', icon: IconFileText },
  audio: { label: 'Recording', icon: IconMicrophone },
};

export function describeSource(source: NoteSource): { label: string; icon: Icon } {
  return SOURCES[source];
}

export function describeLength(characters: number): string {
  const words = Math.round(characters / CHARACTERS_PER_WORD);
  if (words < 20) return 'a few words';
  return `about ${words < 200 ? Math.round(words / 10) * 10 : Math.round(words / 100) * 100} words`;
}
