import { Menu } from '@mantine/core';
import {
  type Icon,
  IconAlignCenter,
  IconAlignLeft,
  IconAlignRight,
  IconColumnInsertLeft,
  IconColumnInsertRight,
  IconColumnRemove,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconRowRemove,
  IconTable,
  IconTableOff,
  IconTableRow,
} from '@tabler/icons-react';
import type { ChainedCommands, Editor } from '@tiptap/core';
import { chainInText } from '../chain-in-text.ts';
import { ToolIcon } from './tool-icon.tsx';

type Entry = [label: string, icon: Icon, run: (chain: ChainedCommands) => ChainedCommands];

const ROWS: Entry[] = [
  ['Row above', IconRowInsertTop, (chain) => chain.addRowBefore()],
  ['Row below', IconRowInsertBottom, (chain) => chain.addRowAfter()],
  ['Remove the row', IconRowRemove, (chain) => chain.deleteRow()],
];
const COLUMNS: Entry[] = [
  ['Column to the left', IconColumnInsertLeft, (chain) => chain.addColumnBefore()],
  ['Column to the right', IconColumnInsertRight, (chain) => chain.addColumnAfter()],
  ['Remove the column', IconColumnRemove, (chain) => chain.deleteColumn()],
];
const ALIGNMENT: Entry[] = [
  ['Align left', IconAlignLeft, (chain) => chain.setCellAttribute('align', null)],
  ['Align centre', IconAlignCenter, (chain) => chain.setCellAttribute('align', 'center')],
  ['Align right', IconAlignRight, (chain) => chain.setCellAttribute('align', 'right')],
];
const WHOLE: Entry[] = [
  ['Heading row on or off', IconTableRow, (chain) => chain.toggleHeaderRow()],
  ['Remove the table', IconTableOff, (chain) => chain.deleteTable()],
];

export function TableMenu({ editor, isInTable }: { editor: Editor; isInTable: boolean }) {
  const insert = (): void => {
    chainInText(editor).insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run();
  };
  if (!isInTable) return <ToolIcon icon={IconTable} label="Insert a table" isActive={false} onClick={insert} />;
  return (
    <Menu position="bottom-start" width={230} returnFocus={false}>
      <Menu.Target>
        <ToolIcon icon={IconTable} label="Change the table" isActive />
      </Menu.Target>
      <Menu.Dropdown>
        {[ROWS, COLUMNS, ALIGNMENT, WHOLE].map((entries, group) => (
          <div key={entries[0]?.[0]}>
            {group > 0 && <Menu.Divider />}
            {entries.map(([label, EntryIcon, run]) => (
              <Menu.Item
                key={label}
                leftSection={<EntryIcon size={17} stroke={1.75} aria-hidden />}
                onClick={() => run(chainInText(editor)).run()}
              >
                {label}
              </Menu.Item>
            ))}
          </div>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
