import { Modal, type ModalProps } from '@mantine/core';
import { useReturnedFocus } from './returned-focus.ts';

/** A dialog above the page. What opened it gets the focus back when it is closed. */
export function Dialog(props: ModalProps) {
  useReturnedFocus(props.opened);
  return <Modal returnFocus={false} {...props} />;
}
