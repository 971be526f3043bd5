import { useCallback, useState } from 'react';
import type { Autosave } from '../reports/autosave/autosave.ts';
import type { SaveState } from '../reports/autosave/save-state.ts';

export interface Saving {
  /** Null until there is something to save. */
  state: SaveState | null;
  isEditable: boolean;
  /** Saves what is unsaved; the version that the service then has, or null. */
  save: () => Promise<number | null>;
  /** Told by the report of each change; null where it is no longer written. */
  watch: (autosave: Autosave | null, state: SaveState | null, isEditable: boolean) => void;
}

/** What the frame around a report knows of its saving, so that it can show it and save before it acts. */
export function useSaving(): Saving {
  const [watched, setWatched] = useState<{ autosave: Autosave | null; state: SaveState; isEditable: boolean } | null>(
    null,
  );
  const watch = useCallback((autosave: Autosave | null, state: SaveState | null, isEditable: boolean) => {
    setWatched(state === null ? null : { autosave, state, isEditable });
  }, []);
  const autosave = watched?.autosave ?? null;
  return {
    state: watched?.state ?? null,
    isEditable: watched?.isEditable ?? false,
    save: async () => (autosave !== null && (await autosave.flush()) ? autosave.getState().version : null),
    watch,
  };
}
