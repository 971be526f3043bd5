import { type KeyboardEvent, useState } from 'react';
import type { PaletteItem } from './palette-item.ts';

export interface ActiveItem {
  active: PaletteItem | undefined;
  /** Back to the first. */
  reset: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The item that Enter chooses: the first one, until the arrows go to another. */
export function useActiveItem(items: readonly PaletteItem[], onChoose: (item: PaletteItem) => void): ActiveItem {
  const [activeId, setActiveId] = useState<string>();
  const active = items.find(({ id }) => id === activeId) ?? items[0];
  const move = (step: number): void => {
    const place = active === undefined ? 0 : items.indexOf(active);
    setActiveId(items[(place + step + items.length) % items.length]?.id);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // While an input method composes a word, Enter and the arrows are its own.
    if (event.nativeEvent.isComposing) return;
    const steps: Record<string, () => void> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => active !== undefined && onChoose(active),
    };
    const act = steps[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  return { active, reset: () => setActiveId(undefined), onKeyDown };
}
