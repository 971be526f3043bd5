import { ActionIcon, Kbd, Popover, Table, Text } from '@mantine/core';
import { IconKeyboard } from '@tabler/icons-react';
import { formatShortcut } from '../../components/focus/shortcut.ts';
import { ALIGNMENTS, BLOCKS, HISTORY, MARKS } from './tools.ts';

const KEYS: [keys: string, meaning: string][] = [
  ['Tab', 'Indents an item of a list; next cell of a table; a tab in text'],
  ['Shift+Tab', 'The same in the other direction'],
  ['Escape, then Tab', 'Leaves the text'],
  ['/', 'Inserts a snippet, by a part of its name'],
  ['Alt+Enter', 'Shows where a sentence comes from'],
];

/** A list of all keys; the other tools each show their own. */
export function KeyboardHelp() {
  const shortcuts = [...MARKS, ...ALIGNMENTS, ...BLOCKS, ...HISTORY].flatMap(
    ({ label, shortcut }): [string, string][] => (shortcut === undefined ? [] : [[formatShortcut(shortcut), label]]),
  );
  return (
    <Popover position="bottom-end" shadow="md" width={340} trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon variant="subtle" color="gray" size={32} aria-label="Keyboard shortcuts">
          <IconKeyboard size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label="Keyboard shortcuts" mah="70dvh" style={{ overflowY: 'auto' }}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the focus goes in, so that it is read out */}
        <div tabIndex={0}>
          <Table verticalSpacing={4} withRowBorders={false}>
            <Table.Tbody>
              {[...KEYS, ...shortcuts].map(([keys, meaning]) => (
                <Table.Tr key={keys}>
                  <Table.Th scope="row" fw={400}>
                    <Kbd>{keys}</Kbd>
                  </Table.Th>
                  <Table.Td>
                    <Text span size="sm">
                      {meaning}
                    </Text>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
