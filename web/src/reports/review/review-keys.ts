export type ReviewAction =
  | 'next'
  | 'previous'
  | 'confirm'
  | 'edit'
  | 'place'
  | 'place-elsewhere'
  | 'set-aside'
  | 'undo';

/** One key for each thing to do. They count while the review has the focus, and never while somebody types. */
export const REVIEW_KEYS: Record<ReviewAction, { key: string; shown: string }> = {
  next: { key: 'n', shown: 'N' },
  previous: { key: 'b', shown: 'B' },
  confirm: { key: 'c', shown: 'C' },
  edit: { key: 'e', shown: 'E' },
  place: { key: 'p', shown: 'P' },
  'place-elsewhere': { key: 'o', shown: 'O' },
  'set-aside': { key: 's', shown: 'S' },
  undo: { key: 'u', shown: 'U' },
};

interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  target: EventTarget | null;
}

const TYPING = 'input, textarea, select, [contenteditable="true"], [role="menu"]';

export function readReviewKey({ key, ctrlKey, metaKey, altKey, target }: Pressed): ReviewAction | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (target instanceof Element && target.closest(TYPING) !== null) return null;
  const found = Object.entries(REVIEW_KEYS).find(([, each]) => each.key === key.toLowerCase());
  return (found?.[0] as ReviewAction | undefined) ?? null;
}
