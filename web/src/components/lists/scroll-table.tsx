import { Table, type TableProps, VisuallyHidden } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import classes from './scroll-table.module.css';

interface ScrollTableProps extends TableProps {
  label: string;
  /** The headings of the columns; an empty one stands above buttons. */
  columns: string[];
  minWidth?: number;
  children: ReactNode;
}

/**
 * A table that scrolls within itself where the window is narrower, by keyboard as well. On a phone each row is a card, and
 * each cell has the heading of its column beside it.
 */
export function ScrollTable({ label, columns, minWidth = 640, children, ...props }: ScrollTableProps) {
  return (
    <Table.ScrollContainer
      minWidth={minWidth}
      type="native"
      tabIndex={0}
      role="group"
      aria-label={label}
      className={classes.container ?? ''}
    >
      <Table {...props} className={classes.table ?? ''} style={nameColumns(columns)}>
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

/** The headings as variables of the style sheet. On a narrow screen it writes them beside the cells. */
function nameColumns(columns: readonly string[]): CSSProperties {
  const named = columns.map((column, index) => [`--column-${index + 1}`, JSON.stringify(column)]);
  return Object.fromEntries(named) as CSSProperties;
}
