import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Autosave } from '../autosave/autosave.ts';
import { openTurn, type Turn, type TurnState } from '../autosave/tab-turn.ts';

const never = (): (() => void) => () => {};

export interface TurnOfTab {
  state: TurnState;
  take: () => Promise<void>;
  /** What is to be saved before another tab writes on. */
  register: (autosave: Autosave | null) => void;
}

/** Whether this tab of the browser is the one that writes the report. */
export function useTurn(reportId: string): TurnOfTab {
  const [turn, setTurn] = useState<Turn | null>(null);
  const autosave = useRef<Autosave>(null);
  useEffect(() => {
    const opened = openTurn(reportId, {
      locks: navigator.locks,
      openChannel: (name) => new BroadcastChannel(name),
      onYield: async () => autosave.current?.flush(),
    });
    setTurn(opened);
    return opened.close;
  }, [reportId]);
  const state = useSyncExternalStore(turn?.subscribe ?? never, turn?.getState ?? (() => 'asking' as const));
  return {
    state,
    take: async () => turn?.take(),
    register: (current) => {
      autosave.current = current;
    },
  };
}
