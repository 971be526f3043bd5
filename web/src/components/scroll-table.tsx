import { Table, type TableProps, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';

interface ScrollTableProps extends TableProps {
  label: string;
  /** The headings of the columns; an empty one stands above buttons. */
  columns: string[];
  minWidth?: number;
  children: ReactNode;
}

/** A table that scrolls within itself where the window is narrower, by keyboard as well. */
export function ScrollTable({ label, columns, minWidth = 640, children, ...props }: ScrollTableProps) {
  return (
    <Table.ScrollContainer minWidth={minWidth} type="native" tabIndex={0} role="group" aria-label={label}>
      <Table {...props}>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th key={column} style={{ whiteSpace: 'nowrap' }}>
                {column === '' ? <VisuallyHidden>Actions</VisuallyHidden> : column}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>{children}</Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
