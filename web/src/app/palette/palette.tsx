import { useHotkeys } from '@mantine/hooks';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { describeError } from '../../api/api-error.ts';
import { openPalette, paletteState } from './palette-state.ts';
import { showFailure } from '../../components/show-failure.ts';

const load = () => import('./palette-dialog.tsx').then((module) => module.PaletteDialog);

/** Ctrl+K or ⌘K opens it on every page, also while somebody writes. It is fetched when it is first opened. */
export function Palette() {
  const opener = useSyncExternalStore(paletteState.subscribe, paletteState.get);
  const isOpen = opener !== null;
  const [Dialog, setDialog] = useState<ComponentType<{ opener: Element; onClose: () => void }>>();
  useHotkeys([['mod+K', openPalette]], [], true);
  useEffect(() => {
    if (isOpen && Dialog === undefined) {
      load().then(
        (loaded) => setDialog(() => loaded),
        (error: unknown) => {
          paletteState.set(null);
          showFailure(describeError(error));
        },
      );
    }
  }, [isOpen, Dialog]);
  if (opener === null || Dialog === undefined) return null;
  return <Dialog opener={opener} onClose={() => paletteState.set(null)} />;
}
