import { Text } from '@mantine/core';
import type { PaletteItem } from './palette-item.ts';
import classes from './palette.module.css';

interface PaletteListProps {
  id: string;
  items: readonly PaletteItem[];
  activeId: string | undefined;
  onChoose: (item: PaletteItem) => void;
}

/** The options by group, in the order in which the arrow keys go through them. The field keeps the focus. */
export function PaletteList({ id, items, activeId, onChoose }: PaletteListProps) {
  const groups = [...new Set(items.map(({ group }) => group))];
  return (
    <div id={id} role="listbox" aria-label="What was found">
      {groups.map((group) => (
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <Text id={`${id}-${group}`} className={classes.group ?? ''} role="presentation">
            {group}
          </Text>
          {items
            .filter((item) => item.group === group)
            .map((item) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above handles the keys
              <div
                key={item.id}
                id={`${id}-${item.id}`}
                role="option"
                tabIndex={-1}
                aria-selected={item.id === activeId}
                className={classes.option}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(item)}
              >
                <item.icon size={18} stroke={1.6} aria-hidden />
                <span className={classes.label}>{item.label}</span>
                {item.detail !== undefined && item.detail !== '' && (
                  <span className={classes.detail}>{item.detail}</span>
                )}
              </div>
            ))}
        </div>
      ))}
    </div>
  );
}
