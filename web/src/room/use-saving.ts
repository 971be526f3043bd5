import { useCallback, useState } from 'react';
import type { SaveState } from '../reports/autosave/save-state.ts';
import type { Told } from '../reports/report/report-pane.tsx';
import type { Save } from '../reports/save-first.tsx';

export interface Saving {
  /** Null until there is something to save. */
  state: SaveState | null;
  isEditable: boolean;
  /** False while the report is being loaded, and what it says is not known. */
  isOpen: boolean;
  save: Save;
  /** Told by the report of each change. */
  watch: (told: Told) => void;
}

const UNKNOWN = { autosave: null, state: null, isEditable: false, signedVersion: null } as const;

/** What the frame around a report knows of its saving, so that it can show it and save before it acts. */
export function useSaving(): Saving {
  const [{ autosave, state, isEditable, signedVersion }, watch] = useState<Told | typeof UNKNOWN>(UNKNOWN);
  const save = useCallback(
    async (until?: Promise<void>) => {
      if (autosave === null) return signedVersion;
      if (!(await autosave.flush())) return null;
      const { version } = autosave.getState();
      if (until !== undefined) void autosave.hold(() => until);
      return version;
    },
    [autosave, signedVersion],
  );
  return { state, isEditable, isOpen: autosave !== null || signedVersion !== null, save, watch };
}
