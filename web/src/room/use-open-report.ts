import { useMemo, useState } from 'react';
import type { ReportDesk } from '../reports/report/report-desk.ts';
import type { UnplacedList } from '../reports/unplaced/unplaced-list.ts';
import { type Saving, useSaving } from './use-saving.ts';

export interface OpenReport {
  saving: Saving;
  title: string;
  /** What can be done with the text from beside it. Null while it is not there. */
  desk: ReportDesk | null;
  /** Null where the report was not written from notes. */
  unplaced: UnplacedList | null;
  reloads: number;
  /** Loads the report again, after it was replaced on the service. */
  reload: () => void;
  /** What the open report calls to tell of itself. */
  told: {
    onSaving: Saving['watch'];
    onTitle: (title: string) => void;
    onDesk: (desk: ReportDesk | null) => void;
    onUnplaced: (list: UnplacedList | null) => void;
  };
}

/** What the room knows of the report that is open in it. */
export function useOpenReport(): OpenReport {
  const saving = useSaving();
  const [title, setTitle] = useState('');
  const [desk, setDesk] = useState<ReportDesk | null>(null);
  const [unplaced, setUnplaced] = useState<UnplacedList | null>(null);
  const [reloads, setReloads] = useState(0);
  const { watch } = saving;
  const told = useMemo(
    () => ({ onSaving: watch, onTitle: setTitle, onDesk: setDesk, onUnplaced: setUnplaced }),
    [watch],
  );
  return { saving, title, desk, unplaced, reloads, reload: () => setReloads((count) => count + 1), told };
}
