import { Modal, type ModalProps } from '@mantine/core';
import { createContext, useCallback, useContext, useLayoutEffect, useRef } from 'react';
import { useReturnedFocus } from '../focus/returned-focus.ts';

/** Keeps the dialog around open, until the returned function is called. */
type Hold = () => () => void;

const HoldContext = createContext<Hold>(() => () => {});

/** A dialog above the page. What opened it gets the focus back when it is closed. */
export function Dialog({ onClose, ...props }: ModalProps) {
  useReturnedFocus(props.opened);
  const holds = useRef(0);
  const hold = useCallback<Hold>(() => {
    holds.current += 1;
    return () => {
      holds.current -= 1;
    };
  }, []);
  const close = (): void => {
    if (holds.current === 0) onClose();
  };
  return (
    <HoldContext value={hold}>
      <Modal returnFocus={false} {...props} onClose={close} />
    </HoldContext>
  );
}

/**
 * Keeps the dialog around open until the service has answered. What is on its way is done all the same: whoever had left
 * would believe that nothing was signed or sent, and would not see why it failed.
 */
export function HoldDialog({ isBusy }: { isBusy: boolean }) {
  const hold = useContext(HoldContext);
  // Before the next key, which may be Escape.
  useLayoutEffect(() => (isBusy ? hold() : undefined), [isBusy, hold]);
  return null;
}
