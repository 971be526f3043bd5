import { notifications } from '@mantine/notifications';

/** Tells at the edge of the page what did not work. It stays until somebody closes it: they may be looking elsewhere. */
export function showFailure(message: string, title?: string): void {
  notifications.show({ color: 'red', title, message, autoClose: false });
}
