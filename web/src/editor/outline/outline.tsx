import { Text, UnstyledButton } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { useEffect, useRef } from 'react';
import { chainInText } from '../chain-in-text.ts';
import { useShownState } from '../use-shown-state.ts';
import { findHeading, type OutlinePlaces, readOutline } from './list-headings.ts';
import classes from './outline.module.css';

interface OutlineProps {
  editor: Editor;
  id: string;
  /** A heading was chosen, or the text is gone on with: where there is little room, the outline makes way. */
  onChoose: () => void;
}

const readPlaces = ({ state }: Editor): OutlinePlaces => readOutline(state);

/** The headings of a text. The one that the caret stands under is marked; choosing one puts the caret there. */
export function Outline({ editor, id, onChoose }: OutlineProps) {
  const { headings, current } = useShownState(editor, readPlaces);
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    list.current?.querySelectorAll('button')[current]?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  useEffect(() => {
    // Its own button opens and closes it by itself.
    const leave = ({ target }: PointerEvent): void => {
      const isOwn = target instanceof Element && target.closest(`#${CSS.escape(id)}, [aria-controls="${id}"]`) !== null;
      if (!isOwn) onChoose();
    };
    editor.on('focus', onChoose);
    document.addEventListener('pointerdown', leave);
    return () => {
      editor.off('focus', onChoose);
      document.removeEventListener('pointerdown', leave);
    };
  }, [editor, id, onChoose]);
  const top = Math.min(...headings.map(({ level }) => level));
  const go = (index: number): void => {
    const position = findHeading(editor.state.doc, index);
    if (position === null) return;
    chainInText(editor).setTextSelection(position).run();
    const { node } = editor.view.domAtPos(position);
    const element = node instanceof Element ? node : node.parentElement;
    element?.scrollIntoView({ block: 'start' });
    onChoose();
  };
  return (
    <nav ref={list} id={id} className={classes['outline']} aria-label="Outline">
      {headings.length === 0 && (
        <Text size="sm" c="dimmed" p="xs">
          There are no headings yet. Those of the text will be listed here.
        </Text>
      )}
      <ol>
        {headings.map(({ level, text }, index) => (
          // Headings have no id, and may have the same words: their place tells them apart.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} data-depth={Math.min(3, level - top)}>
            <UnstyledButton
              className={classes['heading'] ?? ''}
              onClick={() => go(index)}
              {...(index === current && { 'aria-current': 'location' as const })}
            >
              {text === '' ? 'Untitled heading' : text}
            </UnstyledButton>
          </li>
        ))}
      </ol>
    </nav>
  );
}
