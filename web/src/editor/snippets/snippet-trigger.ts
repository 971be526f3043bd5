import { Extension } from '@tiptap/core';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** A `/` that somebody typed at the beginning of a word, and what follows it up to the caret. */
export interface SnippetSearch {
  from: number;
  to: number;
  query: string;
}

interface TriggerState {
  search: SnippetSearch | null;
  /** Where a `/` stands that somebody left with Escape: it is a plain character from then on. */
  left: number | null;
}

/** What the list beside the caret does with the keys. */
export interface SnippetKeys {
  move: (step: 1 | -1) => void;
  choose: () => boolean;
}

/** The list that is shown at the caret of an editor. */
const lists = new WeakMap<EditorView, SnippetKeys>();

/** Null once the list is closed. */
export function handKeysTo(view: EditorView, keys: SnippetKeys | null): void {
  if (keys === null) lists.delete(view);
  else lists.set(view, keys);
}

/** Not in "and/or", "3/52" or an address, where something stands before it; nor in "yes / no", where a space follows. */
const TRIGGER = /(?:^|[\s([“"])\/([^\s/]{0,40})$/u;
/** What stands for a name or a line break in the text before the caret. */
const LEAF = '\ufffc';

const key = new PluginKey<TriggerState>('snippets');
const LEAVE = 'leave';

export function findSearch({ selection, doc }: Pick<EditorState, 'selection' | 'doc'>): SnippetSearch | null {
  const { $from, empty } = selection;
  if (!empty || !$from.parent.isTextblock || $from.parent.type.spec.code === true) return null;
  if ($from.marks().some(({ type }) => type.name === 'code' || type.name === 'link')) return null;
  const before = $from.parent.textBetween(Math.max(0, $from.parentOffset - 60), $from.parentOffset, undefined, LEAF);
  const query = TRIGGER.exec(before)?.[1];
  if (query === undefined) return null;
  const from = $from.pos - query.length - 1;
  return doc.textBetween(from, $from.pos) === `/${query}` ? { from, to: $from.pos, query } : null;
}

export function readSearch(state: EditorState): SnippetSearch | null {
  return key.getState(state)?.search ?? null;
}

export function leaveSearch(state: EditorState): Transaction {
  return state.tr.setMeta(key, LEAVE);
}

function follow(tr: Transaction, { search, left }: TriggerState, state: EditorState): TriggerState {
  if (tr.getMeta(key) === LEAVE) return { search: null, left: search?.from ?? left };
  const leftNow = left === null ? null : tr.mapping.map(left);
  // A typed letter opens the list; a caret that is only moved there, or text that is pasted, does not.
  const isTyped = tr.doc.content.size - tr.before.content.size === 1;
  if (search === null && !isTyped) return { search: null, left: leftNow };
  const found = findSearch(state);
  if (found === null || found.from === leftNow) return { search: null, left: found === null ? null : leftNow };
  return { search: found, left: null };
}

/** Watches for `/` while somebody types, and gives the keys to the list that is then shown (snippet-list.tsx). */
export const SnippetTrigger = Extension.create({
  name: 'snippets',
  // Before everything that has another use for Enter, Tab and Escape.
  priority: 900,
  addProseMirrorPlugins() {
    return [
      new Plugin<TriggerState>({
        key,
        state: {
          init: () => ({ search: null, left: null }),
          apply: (tr, value, _before, state) => follow(tr, value, state),
        },
        props: {
          handleDOMEvents: {
            keydown: (view, event) => {
              const keys = lists.get(view);
              if (keys === undefined || event.isComposing || readSearch(view.state) === null) return false;
              const isHandled = pressKey(event, keys, () => view.dispatch(leaveSearch(view.state)));
              if (isHandled) event.preventDefault();
              return isHandled;
            },
            blur: (view) => {
              if (readSearch(view.state) !== null) view.dispatch(leaveSearch(view.state));
              return false;
            },
          },
        },
      }),
    ];
  },
});

function pressKey(event: KeyboardEvent, keys: SnippetKeys, leave: () => void): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  switch (event.key) {
    case 'ArrowDown':
      keys.move(1);
      return true;
    case 'ArrowUp':
      keys.move(-1);
      return true;
    case 'Enter':
    case 'Tab':
      return keys.choose();
    case 'Escape':
      leave();
      return true;
    default:
      return false;
  }
}
