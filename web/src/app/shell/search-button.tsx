import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { formatShortcut } from '../../components/focus/shortcut.ts';
import { openPalette } from '../palette/palette-state.ts';
import classes from './search-button.module.css';

/** Opens the search over everything, and names its key. */
export function SearchButton() {
  return (
    <UnstyledButton className={classes.button ?? ''} onClick={openPalette} aria-keyshortcuts="Control+K Meta+K">
      <IconSearch size={17} aria-hidden />
      <span>Search</span>
      <kbd className={classes.key} aria-hidden>
        {formatShortcut('Mod+K')}
      </kbd>
    </UnstyledButton>
  );
}

/** The same on a phone or a tablet. */
export function SearchIcon() {
  return (
    <ActionIcon variant="subtle" color="gray" size="lg" ml="auto" aria-label="Search" onClick={openPalette}>
      <IconSearch size={20} aria-hidden />
    </ActionIcon>
  );
}
