import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import classes from './home.module.css';

interface FoldedListProps<Item> {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
}

const SHOWN = 5;

/** The first few, and a button for the others. */
export function FoldedList<Item>({ label, items, keyOf, children }: FoldedListProps<Item>) {
  const [isOpen, setOpen] = useState(false);
  const hidden = isOpen ? 0 : Math.max(0, items.length - SHOWN);
  return (
    <>
      <ul className={classes.list} aria-label={label}>
        {items.slice(0, items.length - hidden).map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button variant="subtle" size="compact-sm" mt="xs" onClick={() => setOpen(true)}>
          Show {hidden} more
        </Button>
      )}
    </>
  );
}
