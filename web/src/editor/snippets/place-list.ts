/** What the list stands at, and how large it would be. */
interface ListRoom {
  caret: { left: number; top: number; bottom: number };
  list: { width: number; height: number };
  window: { width: number; height: number };
}

export interface ListPlace {
  left: number;
  top: number;
  maxHeight: number;
}

const GAP = 4;
const EDGE = 8;

/** Below the caret; above it where there is more room; never beyond the window. */
export function placeList({ caret, list, window }: ListRoom): ListPlace {
  const below = window.height - EDGE - (caret.bottom + GAP);
  const above = caret.top - GAP - EDGE;
  const isBelow = list.height <= below || below >= above;
  const maxHeight = Math.max(0, Math.min(list.height, isBelow ? below : above));
  return {
    left: Math.max(EDGE, Math.min(caret.left, window.width - EDGE - list.width)),
    top: isBelow ? caret.bottom + GAP : caret.top - GAP - maxHeight,
    maxHeight,
  };
}
