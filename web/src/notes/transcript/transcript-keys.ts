export interface TranscriptActions {
  step: (by: 1 | -1) => void;
  move: (by: 1 | -1, isExtended: boolean) => void;
  toggle: () => void;
  accept: () => void;
  keep: () => void;
  edit: () => void;
}

/** What a key does while the text of a transcript has the focus; undefined if nothing. */
export function readKey(
  {
    key,
    shiftKey,
    ctrlKey,
    altKey,
    metaKey,
  }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>,
  actions: TranscriptActions,
): (() => void) | undefined {
  if (ctrlKey || altKey || metaKey) return undefined;
  switch (key.toLowerCase()) {
    case 'n':
      return () => actions.step(1);
    case 'p':
      return () => actions.step(-1);
    case 'arrowright':
      return () => actions.move(1, shiftKey);
    case 'arrowleft':
      return () => actions.move(-1, shiftKey);
    case ' ':
      return actions.toggle;
    case 'a':
      return actions.accept;
    case 'k':
      return actions.keep;
    case 'e':
      return actions.edit;
    default:
      return undefined;
  }
}
