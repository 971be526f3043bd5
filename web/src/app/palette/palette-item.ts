import type { Icon } from '@tabler/icons-react';

/** Something that can be chosen: a place to go to, or something to do. */
export interface PaletteItem {
  id: string;
  group: 'Commands' | 'Clients' | 'Reports' | 'Templates';
  label: string;
  detail?: string;
  icon: Icon;
  /** Further words by which a command is found. */
  words?: string;
  /** Whether another page is shown then: it gets the focus. */
  isLeaving: boolean;
  run: () => void;
}

/** Every word that was typed begins a word of the item, in any order. */
export function isAskedFor({ label, words = '' }: Pick<PaletteItem, 'label' | 'words'>, text: string): boolean {
  const known = `${label} ${words}`.toLowerCase().split(/\s+/);
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((typed) => known.some((word) => word.startsWith(typed)));
}
